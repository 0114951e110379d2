import Done from '@mui/icons-material/CheckCircle'
import Todo from '@mui/icons-material/RadioButtonUnchecked'
import Button from '@mui/material/Button'
import type { Language } from '@alta/contract/languages'
import { type SectionKey, sectionTitles } from '@alta/contract/sections'
import { useTexts } from '../../../base/texts.tsx'
import { useMarks } from './marks.ts'
import { marksTexts } from './marks.texts.ts'

interface ReviewMarkProps {
  readonly section: SectionKey
  readonly language: Language
}

/** At the end of a section's title: whether the person has reviewed it. */
export function ReviewMark({ section, language }: ReviewMarkProps) {
  const say = useTexts(marksTexts)
  const marks = useMarks()
  if (!marks?.toggle) return null
  const { reviewed, toggle } = marks
  const on = reviewed.has(section)
  const named = { section: sectionTitles[section][language] }
  return (
    <Button
      size="small"
      color={on ? 'success' : 'inherit'}
      startIcon={on ? <Done /> : <Todo />}
      aria-pressed={on}
      aria-label={say(on ? 'reviewed_named' : 'mark_named', named)}
      onClick={() => toggle(section)}
      sx={{ ml: 'auto', flex: 'none', minHeight: 28, ...(!on && { color: 'text.secondary' }) }}
    >
      {say(on ? 'reviewed' : 'mark')}
    </Button>
  )
}
