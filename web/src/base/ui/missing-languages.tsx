import Typography from '@mui/material/Typography'
import type { Language } from '@alta/contract/languages'
import { useFormatter } from 'use-intl'
import { useSettings } from '../settings.ts'
import { useTexts } from '../texts.tsx'
import { recognisedTexts } from './recognised.texts.ts'

/** Says which languages could not be recognised as they are; nothing where all could. */
export function MissingLanguages({ languages }: { languages: readonly Language[] }) {
  const say = useTexts(recognisedTexts)
  const format = useFormatter()
  const { locale } = useSettings()
  if (languages.length === 0) return null
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
      {say('missing', { languages: format.list(languages.map((language) => names.of(language) ?? language)) })}
    </Typography>
  )
}
