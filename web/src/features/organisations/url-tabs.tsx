import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense, useId } from 'react'
import { Waiting } from '../../base/ui/waiting.tsx'

interface UrlTabsProps {
  readonly label: string
  /** Those the person may open; the first one is the page without `?tab=`. */
  readonly tabs: readonly { readonly key: string; readonly label: string; readonly content: ReactNode }[]
}

/** Tabs whose choice stands in the address. A single one needs no tab; an unknown one in the address is the first. */
export function UrlTabs({ label, tabs }: UrlTabsProps) {
  const id = useId()
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [first] = tabs
  const chosen = tabs.find(({ key }) => key === search['tab']) ?? first
  if (!chosen || !first) return null
  const content = <Suspense fallback={<Waiting height={220} />}>{chosen.content}</Suspense>
  if (tabs.length === 1) return content
  return (
    <>
      <Tabs
        value={chosen.key}
        // What a list was searched for belongs to its own tab.
        onChange={(_, key) =>
          void navigate({ to: '.', search: () => (key === first.key ? {} : { tab: key }), resetScroll: false })
        }
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            value={tab.key}
            label={tab.label}
            id={`${id}-${tab.key}`}
            {...(tab.key === chosen.key && { 'aria-controls': `${id}-panel` })}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen.key}`}>
        {content}
      </Box>
    </>
  )
}
