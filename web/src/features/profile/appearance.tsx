import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type Language, languages } from '@alta/contract/languages'
import type { User } from '@alta/contract/users'
import { changeSettings, useSettings } from '../../base/settings.ts'
import { languageNames } from '../../base/shell/language/language-names.ts'
import { useTexts } from '../../base/texts.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { updateUser } from '../../base/users/user-store.ts'
import { profileTexts } from './profile.texts.ts'

interface AppearanceChoiceProps<T extends string> {
  readonly name: string
  readonly legend: string
  readonly options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[]
  readonly value: T
  readonly onChoose: (value: T) => void
}

function Choice<T extends string>({ name, legend, options, value, onChoose }: AppearanceChoiceProps<T>) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {legend}
      </Typography>
      <RadioGroup row name={name} value={value}>
        {options.map((one) => (
          <FormControlLabel
            key={one.value}
            value={one.value}
            control={<Radio size="small" onChange={() => onChoose(one.value)} />}
            label={one.label}
            {...(one.lang !== undefined && { lang: one.lang })}
          />
        ))}
      </RadioGroup>
    </Box>
  )
}

/** How Alta speaks and looks. The language is the browser's at once, and the account's for the next one. */
export function Appearance({ user: { user_id } }: { user: User }) {
  const say = useTexts(profileTexts)
  const toast = useToast()
  const { locale, theme } = useSettings()
  const speak = async (language: Language) => {
    changeSettings({ locale: language })
    const outcome = await updateUser(user_id, { locale: language })
    if (outcome.success) toast({ message: languageNames[language] })
    else toast({ message: say('language_failed'), severity: 'error' })
  }
  return (
    <Panel title={say('appearance')}>
      <Stack sx={{ gap: 1.5 }}>
        <Choice
          name="locale"
          legend={say('language')}
          options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          value={locale}
          onChoose={(language) => void speak(language)}
        />
        <Choice
          name="theme"
          legend={say('theme')}
          options={[
            { value: 'light', label: say('light') },
            { value: 'dark', label: say('dark') },
          ]}
          value={theme}
          onChoose={(chosen) => changeSettings({ theme: chosen })}
        />
      </Stack>
    </Panel>
  )
}
