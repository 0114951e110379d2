import Down from '@mui/icons-material/KeyboardArrowDown'
import Up from '@mui/icons-material/KeyboardArrowUp'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { SectionLayout } from '@alta/contract/document-settings'
import type { Language } from '@alta/contract/languages'
import { limits } from '@alta/contract/limits'
import { sectionTitles } from '@alta/contract/sections'
import { useSettings } from '../../../base/settings.ts'
import { useTexts } from '../../../base/texts.tsx'
import { documentTexts } from './documents.texts.ts'
import { moved } from './layout-draft.ts'

interface LayoutSectionsProps {
  readonly sections: readonly SectionLayout[]
  /** Of the titles. */
  readonly language: Language
  readonly onChange: (sections: readonly SectionLayout[]) => void
}

/** The 18 sections in their order, each with its title; two buttons move one by a place. */
export function LayoutSections({ sections, language, onChange }: LayoutSectionsProps) {
  const say = useTexts(documentTexts)
  const locale = useSettings(({ locale: own }) => own)
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {sections.map(({ key, titles }, at) => {
        const section = sectionTitles[key][locale]
        const rename = (title: string) =>
          onChange(sections.map((one) => (one.key === key ? { key, titles: { ...titles, [language]: title } } : one)))
        return (
          <Box key={key} component="li" sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
            <OutlinedInput
              size="small"
              fullWidth
              value={titles[language] ?? ''}
              placeholder={sectionTitles[key][language]}
              inputProps={{
                'aria-label': say('title_of', { section }),
                lang: language,
                maxLength: limits.section_title_characters,
              }}
              onChange={({ target }) => rename(target.value)}
            />
            <IconButton
              size="small"
              aria-label={say('up', { section })}
              disabled={at === 0}
              onClick={() => onChange(moved(sections, key, -1))}
            >
              <Up />
            </IconButton>
            <IconButton
              size="small"
              aria-label={say('down', { section })}
              disabled={at === sections.length - 1}
              onClick={() => onChange(moved(sections, key, 1))}
            >
              <Down />
            </IconButton>
          </Box>
        )
      })}
    </Box>
  )
}
