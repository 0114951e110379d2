import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Language } from '@alta/contract/languages'
import { type SectionKey, sectionTitles } from '@alta/contract/sections'
import { useTexts } from '../../../base/texts.tsx'
import { visuallyHidden } from '../../../base/ui/visually-hidden.ts'
import { ChangeText } from './change-text.tsx'
import { changesOf } from './changes.ts'
import { versionTexts } from './correct.texts.ts'
import { plainOf } from './written.ts'

interface ChangesPaneProps {
  readonly before: ReadonlyMap<SectionKey, string>
  readonly after: ReadonlyMap<SectionKey, string>
  readonly language: Language
  /** "Compared with the generated version" */
  readonly against: string
}

function SectionChanges({ title, before, after }: { title: string; before: string; after: string }) {
  const say = useTexts(versionTexts)
  const { inserted, removed } = changesOf(before, after)
  return (
    <Box component="section" sx={{ mb: 2.5 }}>
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1, mb: 0.5 }}>
        <Typography variant="h4" component="h3" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary', position: 'relative' }}>
          <Box component="span" sx={visuallyHidden}>
            {`${say('inserted', { count: inserted })}, ${say('removed', { count: removed })}`}
          </Box>
          <Box component="span" aria-hidden sx={{ color: 'success.main', fontWeight: 600 }}>
            {`+ ${inserted}`}
          </Box>{' '}
          <Box component="span" aria-hidden sx={{ color: 'error.main', fontWeight: 600 }}>
            {`− ${removed}`}
          </Box>
          <span aria-hidden>{` ${say('words')}`}</span>
        </Typography>
      </Stack>
      <ChangeText before={before} after={after} />
    </Box>
  )
}

/** What differs between two versions, section by section and word by word. */
export function ChangesPane({ before, after, language, against }: ChangesPaneProps) {
  const say = useTexts(versionTexts)
  const sections = [...after]
    .map(([key, markdown]) => ({ key, before: plainOf(before.get(key) ?? ''), after: plainOf(markdown) }))
    .filter((section) => section.before !== section.after)
  return (
    <Box sx={{ px: 2.5, py: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {against}
      </Typography>
      {sections.map(({ key, ...texts }) => (
        <SectionChanges key={key} title={sectionTitles[key][language]} {...texts} />
      ))}
      {sections.length === 0 && <Typography>{say('no_changes')}</Typography>}
    </Box>
  )
}
