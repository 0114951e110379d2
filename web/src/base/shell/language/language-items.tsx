import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { languages } from '@alta/contract/languages'
import { changeSettings, useSettings } from '../../settings.ts'
import { useTexts } from '../../texts.tsx'
import { shellTexts } from '../shell.texts.ts'
import { languageNames } from './language-names.ts'
import { sizes } from '../sizes.ts'

interface LanguageItemsProps {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

/** The open language menu. */
export function LanguageItems({ anchor, onClose }: LanguageItemsProps) {
  const say = useTexts(shellTexts)
  const locale = useSettings((settings) => settings.locale)
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': say('language'), sx: { width: sizes.languageMenu } } }}
    >
      {languages.map((language) => (
        <MenuItem
          key={language}
          lang={language}
          selected={language === locale}
          onClick={() => {
            changeSettings({ locale: language })
            onClose()
          }}
        >
          {languageNames[language]}
        </MenuItem>
      ))}
    </Menu>
  )
}
