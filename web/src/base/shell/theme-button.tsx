import DarkMode from '@mui/icons-material/DarkModeOutlined'
import LightMode from '@mui/icons-material/LightModeOutlined'
import IconButton from '@mui/material/IconButton'
import { changeSettings, useSettings } from '../settings.ts'
import { baseTexts } from '../base.texts.ts'
import { useTexts } from '../texts.tsx'

/** Switches between light and dark; the choice is kept. */
export function ThemeButton() {
  const say = useTexts(baseTexts)
  const theme = useSettings((settings) => settings.theme)
  const other = theme === 'light' ? 'dark' : 'light'
  const name = say(other === 'dark' ? 'dark_theme' : 'light_theme')
  return (
    <IconButton
      aria-label={name}
      title={name}
      onClick={() => changeSettings({ theme: other })}
      sx={{ color: 'text.secondary', '& svg': { fontSize: 21 } }}
    >
      {other === 'dark' ? <DarkMode /> : <LightMode />}
    </IconButton>
  )
}
