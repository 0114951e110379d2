import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { limits } from '@alta/contract/limits'
import type { SectionGuide } from '@alta/contract/model'
import { sectionTitles, writtenSections } from '@alta/contract/sections'
import { useId } from 'react'
import type { FieldErrors } from '../../../base/field-errors.ts'
import { useSettings } from '../../../base/settings.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Field } from '../../../base/ui/field.tsx'
import { instructionField, styles } from './template-draft.ts'
import { styleTexts, templateTexts } from './templates.texts.ts'

interface GuideProps {
  readonly guide: SectionGuide
  readonly onChange: (guide: SectionGuide) => void
  readonly onRemove: () => void
  readonly error: boolean
}

/** How one section is wanted. */
function Guide({ guide, onChange, onRemove, error }: GuideProps) {
  const say = useTexts(templateTexts)
  const sayStyle = useTexts(styleTexts)
  const locale = useSettings((settings) => settings.locale)
  const id = useId()
  const title = sectionTitles[guide.key][locale]
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      sx={{ m: 0, p: 0, pt: 1.5, minWidth: 0, border: 0, borderTop: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
        <Typography id={id} variant="h4" component="p" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton size="small" aria-label={say('take_out', { section: title })} onClick={onRemove}>
          <Close fontSize="small" />
        </IconButton>
      </Stack>
      <Stack sx={{ gap: 1.5 }}>
        <Field label={say('style')}>
          {({ id }) => (
            <NativeSelect
              inputProps={{ id }}
              input={<OutlinedInput />}
              value={guide.style}
              onChange={({ target }) => {
                const style = styles.find((one) => one === target.value)
                if (style) onChange({ ...guide, style })
              }}
            >
              {styles.map((style) => (
                <option key={style} value={style}>
                  {sayStyle(style)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field
          label={say('instruction')}
          error={error ? say('instruction_wrong', { most: limits.instruction_characters }) : undefined}
        >
          {(control) => (
            <OutlinedInput
              {...control}
              name={instructionField(guide.key)}
              multiline
              minRows={2}
              maxRows={8}
              value={guide.instruction}
              onChange={({ target }) => onChange({ ...guide, instruction: target.value })}
            />
          )}
        </Field>
      </Stack>
    </Box>
  )
}

interface TemplateSectionsProps {
  readonly sections: readonly SectionGuide[]
  readonly onChange: (sections: readonly SectionGuide[]) => void
  readonly errors: FieldErrors
}

/** The sections that are wanted in their own way, in the order of a report, and a list of those that may still be. */
export function TemplateSections({ sections, onChange, errors }: TemplateSectionsProps) {
  const say = useTexts(templateTexts)
  const locale = useSettings((settings) => settings.locale)
  const id = useId()
  const free = writtenSections.filter((key) => !sections.some((guide) => guide.key === key))
  const add = (chosen: string) => {
    const key = free.find((one) => one === chosen)
    if (key) onChange([...sections, { key, style: 'prose', instruction: '' }])
  }
  return (
    <Box>
      <Typography variant="subtitle2">{say('sections')}</Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {say('sections_help')}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        {sections.map((guide) => (
          <Guide
            key={guide.key}
            guide={guide}
            onChange={(changed) => onChange(sections.map((one) => (one.key === guide.key ? changed : one)))}
            onRemove={() => onChange(sections.filter(({ key }) => key !== guide.key))}
            error={errors[instructionField(guide.key)] !== undefined}
          />
        ))}
        {free.length > 0 && (
          <NativeSelect
            inputProps={{ id, 'aria-label': say('add_section') }}
            input={<OutlinedInput />}
            value=""
            onChange={({ target }) => add(target.value)}
          >
            <option value="">{say('add_section')}</option>
            {free.map((key) => (
              <option key={key} value={key}>
                {sectionTitles[key][locale]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Stack>
    </Box>
  )
}
