import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Language } from '@alta/contract/languages'
import { type SectionKey, sectionTitles } from '@alta/contract/sections'
import { useTexts } from '../../../base/texts.tsx'
import { SectionField } from '../editor/section-field.tsx'
import { correctTexts } from './correct.texts.ts'
import { useCorrecting } from './correcting.ts'

export interface SectionEditProps {
  readonly section: SectionKey
  readonly language: Language
}

/** A section being written in; Escape and the button below leave it, and what was written stays. */
export function SectionWriting({ section, language }: SectionEditProps) {
  const say = useTexts(correctTexts)
  const correcting = useCorrecting()
  if (!correcting) return null
  const { textOf, write, close, bound } = correcting
  return (
    <Box
      data-editing={section}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        close()
      }}
    >
      {bound === section && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {say('not_removed_alone')}
        </Alert>
      )}
      <SectionField
        label={sectionTitles[section][language]}
        markdown={textOf(section)}
        language={language}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked to write here
        autoFocus
        onChange={(markdown) => write(section, markdown)}
      />
      <Button size="small" color="inherit" onClick={close} sx={{ mt: 0.5 }}>
        {say('done')}
      </Button>
    </Box>
  )
}
