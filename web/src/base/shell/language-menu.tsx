import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { languages } from '@alta/contract/sections'
import { useState } from 'react'
import { changeSettings, useSettings } from '../settings.ts'
import { useTexts } from '../texts.tsx'
import { languageNames } from './language-names.ts'
import { shellTexts } from './shell.texts.ts'
import { sizes } from './sizes.ts'

export function LanguageMenu() {
  const say = useTexts(shellTexts)
  const locale = useSettings((settings) => settings.locale)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        color="inherit"
        aria-label={`${say('language')}: ${languageNames[locale]}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, minWidth: 44, px: 1, color: 'text.secondary' }}
      >
        {locale.toUpperCase()}
        <ExpandMore sx={{ fontSize: 17, ml: 0.25 }} />
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { width: sizes.languageMenu } } }}
      >
        {languages.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            selected={language === locale}
            onClick={() => {
              changeSettings({ locale: language })
              setAnchor(null)
            }}
          >
            {languageNames[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
