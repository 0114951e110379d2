import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { navigate } from '../../base/router/router.ts'
import { useAnySearch } from '../../base/router/pages.tsx'
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import { Waiting } from '../../base/ui/waiting.tsx'

interface Tab {
  readonly key: string
  readonly label: string
  readonly content: ReactNode
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrows, Home and End walk along the tabs; what has the focus is opened with Enter. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const index = tabs.findIndex((tab) => tab === document.activeElement)
  const next = index < 0 ? undefined : steps[event.key]?.(index, tabs.length)
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
}

interface TabBarProps {
  readonly id: string
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly chosen: string
  readonly onChoose: (key: string) => void
}

/**
 * The kit's tabs, in its dress, would weigh 5 kB. On a phone the row scrolls, and the chosen one is brought into it.
 */
function TabBar({ id, label, tabs, chosen, onChoose }: TabBarProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current?.querySelector(`[id="${id}-${chosen}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [id, chosen])
  return (
    <Box
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={walk}
      sx={{
        display: 'flex',
        gap: 2.5,
        mb: 2.5,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        boxShadow: 'inset 0 -1px var(--alta-palette-divider)',
      }}
    >
      {tabs.map((tab) => {
        const isChosen = tab.key === chosen
        return (
          <ButtonBase
            key={tab.key}
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={isChosen}
            {...(isChosen && { 'aria-controls': `${id}-panel` })}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChoose(tab.key)}
            sx={{
              typography: 'button',
              flex: 'none',
              minHeight: 40,
              px: 0.5,
              borderBottom: 2,
              borderColor: isChosen ? 'primary.main' : 'transparent',
              color: isChosen ? 'primary.main' : 'text.secondary',
              // The row would cut off an outline that is drawn outside of it.
              '&&:focus-visible': { outlineOffset: -2 },
            }}
          >
            {tab.label}
          </ButtonBase>
        )
      })}
    </Box>
  )
}

interface UrlTabsProps {
  readonly label: string
  /** Those the person may open; the first one is the page without `?tab=`. */
  readonly tabs: readonly Tab[]
}

/** Tabs whose choice stands in the address. A single one needs no tab; an unknown one in the address is the first. */
export function UrlTabs({ label, tabs }: UrlTabsProps) {
  const id = useId()
  const search = useAnySearch()
  const [first] = tabs
  const chosen = tabs.find(({ key }) => key === search['tab']) ?? first
  if (!chosen || !first) return null
  const content = <Suspense fallback={<Waiting height={220} />}>{chosen.content}</Suspense>
  if (tabs.length === 1) return content
  // The search parameters of a list belong to its own tab.
  const choose = (key: string) =>
    void navigate({ to: '.', search: () => (key === first.key ? {} : { tab: key }), resetScroll: false })
  return (
    <>
      <TabBar id={id} label={label} tabs={tabs} chosen={chosen.key} onChoose={choose} />
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen.key}`}>
        {content}
      </Box>
    </>
  )
}
