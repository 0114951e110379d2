import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Radio from '@mui/material/Radio'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Correction } from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import { type SectionKey, sectionTitles } from '@alta/contract/sections'
import { useId, useState } from 'react'
import { useCurrentUser } from '../../../base/session.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useFormatDateTime } from '../../../base/date-time/format-date-time.ts'
import { correctTexts } from './correct.texts.ts'
import { EditedText } from './edited-text.tsx'
import type { CorrectionEditor } from './use-writing.ts'

interface StaleDialogProps {
  readonly newest: Correction
  readonly writer: CorrectionEditor
  readonly language: Language
}

interface VersionChoiceProps {
  readonly label: string
  readonly name: string
  readonly markdown: string
  readonly checked: boolean
  readonly onChoose: () => void
}

/** The styles of the report text, with tables shown as tables. */
const textStyle = {
  overflowWrap: 'anywhere',
  '& :is(p, ul, ol, .rows)': { mt: 0, mb: 1 },
  '& :is(ul, ol)': { pl: 2.5 },
  '& h3': { typography: 'subtitle2', m: 0 },
  '& .rows': { overflowX: 'auto' },
  '& table': { borderCollapse: 'collapse' },
  '& td': { border: 1, borderColor: 'divider', px: 1, py: 0.5, verticalAlign: 'top', overflowWrap: 'normal' },
} as const

function Choice({ label, name, markdown, checked, onChoose }: VersionChoiceProps) {
  const id = useId()
  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        border: 1,
        borderColor: checked ? 'primary.main' : 'divider',
        borderRadius: 1,
        p: 1.5,
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <Radio size="small" name={name} checked={checked} onChange={onChoose} slotProps={{ input: { id } }} />
        <Typography component="label" htmlFor={id} variant="subtitle2">
          {label}
        </Typography>
      </Stack>
      <Typography component="div" sx={textStyle}>
        <EditedText markdown={markdown} fresh={null} />
      </Typography>
    </Box>
  )
}

/**
 * Asks which text to keep after another person saved a correction in the meantime: both are shown side by side, and
 * neither is overwritten.
 */
export function StaleDialog({ newest, writer, language }: StaleDialogProps) {
  const say = useTexts(correctTexts)
  const formatDateTime = useFormatDateTime()
  const me = useCurrentUser()
  const { name, user_id } = newest.corrected_by
  const isOwn = user_id !== null && user_id === me?.user_id
  const id = useId()
  const [dropped, setDropped] = useState<readonly SectionKey[]>([])
  const choose = (key: SectionKey, mine: boolean) =>
    setDropped((now) => (mine ? now.filter((one) => one !== key) : [...now.filter((one) => one !== key), key]))
  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{isOwn ? say('stale_title_own') : say('stale_title', { name })}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`} sx={{ color: 'text.secondary', mb: 2 }}>
          {say('stale_text', {
            revision: String(newest.revision),
            name,
            when: formatDateTime(newest.corrected_at),
          })}
        </Typography>
        {writer.changed.map((key) => (
          <Box component="section" key={key} sx={{ mb: 2 }}>
            <Typography variant="h4" component="h3" sx={{ mb: 0.75 }}>
              {sectionTitles[key][language]}
            </Typography>
            <Stack
              direction={{ xs: 'column', md: 'row' }}
              role="radiogroup"
              aria-label={sectionTitles[key][language]}
              sx={{ gap: 1.5 }}
            >
              <Choice
                label={isOwn ? say('theirs') : say('of_person', { name })}
                name={`${id}-${key}`}
                markdown={writer.newest().get(key) ?? ''}
                checked={dropped.includes(key)}
                onChoose={() => choose(key, false)}
              />
              <Choice
                label={say('mine')}
                name={`${id}-${key}`}
                markdown={writer.textOf(key)}
                checked={!dropped.includes(key)}
                onChoose={() => choose(key, true)}
              />
            </Stack>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => writer.rebase(dropped)}>
          {say('continue_editing')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
