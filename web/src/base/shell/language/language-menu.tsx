import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useSettings } from '../../settings.ts'
import { useTexts } from '../../texts.tsx'
import { languageNames } from './language-names.ts'
import { LanguageItems } from '../lazy-parts.ts'
import { shellTexts } from '../shell.texts.ts'

/** Says which language it is, and opens the choice. */
export function LanguageMenu() {
  const say = useTexts(shellTexts)
  const locale = useSettings((settings) => settings.locale)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        color="inherit"
        aria-label={`${locale.toUpperCase()}, ${say('language')}: ${languageNames[locale]}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, minWidth: 44, px: 1, color: 'text.secondary' }}
      >
        {locale.toUpperCase()}
        <ExpandMore sx={{ fontSize: 17, ml: 0.25 }} />
      </Button>
      {anchor && (
        <Suspense>
          <LanguageItems anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
