import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { correctTexts, refusedTexts } from './correct.texts.ts'
import type { AutosaveState } from './draft-autosave.ts'

interface EditBarProps {
  readonly state: AutosaveState
  /** Sections whose text differs. */
  readonly changed: number
  readonly isSaving: boolean
  readonly onCancel: () => void
  readonly onSave: () => void
}

function AutosaveStatus({ state }: { state: AutosaveState }) {
  const say = useTexts(correctTexts)
  const sayRefused = useTexts(refusedTexts)
  const format = useFormatter()
  if (state.kind === 'untouched') return null
  if (state.kind === 'saving') return <Status shape="ring">{say('saving')}</Status>
  if (state.kind === 'refused')
    return (
      <Status tone="error" shape="bar">
        {sayRefused('status')}
      </Status>
    )
  if (state.kind === 'failed')
    return (
      <Status tone="error" shape="bar">
        {say('not_saved')}
      </Status>
    )
  return (
    <Status tone="success" shape="check">
      {say('saved_at', { time: format.dateTime(new Date(state.at), { timeStyle: 'short' }) })}
    </Status>
  )
}

/** While a report is corrected: whether the draft is kept, and the two ways out. */
export function EditBar({ state, changed, isSaving, onCancel, onSave }: EditBarProps) {
  const say = useTexts(correctTexts)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!isSaving && !document.querySelector('[role=dialog]')) onSave()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isSaving, onSave])
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={say('editing')}
      sx={{ px: { xs: 2, sm: 2.5 }, py: 1, alignItems: 'center', columnGap: 1, minHeight: 48, flexWrap: 'wrap' }}
    >
      <Box component="output" aria-live="polite">
        <AutosaveStatus state={state} />
      </Box>
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
        {say('sections_changed', { count: changed })}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <Button size="small" color="inherit" onClick={onCancel}>
        {say('cancel')}
      </Button>
      <Button size="small" variant="contained" disabled={isSaving} onClick={onSave}>
        {say(isSaving ? 'saving' : 'save')}
      </Button>
    </Stack>
  )
}
