import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useHold } from '../../../base/router/pages.tsx'
import { type ReactNode, useId, useState } from 'react'
import { baseTexts } from '../../../base/base.texts.ts'
import type { FieldErrors } from '../../../base/field-errors.ts'
import { ReasonField, reasonErrors } from '../../../base/reason/reason-field.tsx'
import { fieldErrorTexts } from '../../../base/problems.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { asProblem, ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { ChooseFile } from './choose-file.tsx'
import { importTexts } from './import.texts.ts'
import { OutcomeView } from './outcome-view.tsx'
import { changesIn, type ImportStep, useImport } from './use-import.ts'

/** The progress in words. */
function Busy({ words }: { words: string }) {
  const say = useTexts(importTexts)
  return (
    <Stack sx={{ gap: 1.5, py: 3 }}>
      <Typography component="output">{words}</Typography>
      <LinearProgress aria-label={words} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('patience')}
      </Typography>
    </Stack>
  )
}

/** Why the file as a whole was refused: the heading lacks a column, or it is no table at all. */
function CheckFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useTexts(importTexts)
  const sayError = useTexts(fieldErrorTexts)
  const { errors } = asProblem(error)
  if (errors.length === 0) return <ProblemAlert error={error} message={say('check_failed')} onRetry={onRetry} />
  return (
    <Alert severity="error">
      <b>{say('check_failed')}</b>
      {errors.map(({ pointer, code }) => (
        <div key={pointer}>
          <Typography component="span" variant="mono">
            {pointer.replace(/^\/(bytes|body|file)?\/?/, '')}
          </Typography>{' '}
          {sayError(code)}
        </div>
      ))}
    </Alert>
  )
}

interface Buttons {
  readonly back?: ReactNode
  readonly forth?: ReactNode
}

interface ImportButtonsOptions {
  readonly step: ImportStep
  readonly act: ReturnType<typeof useImport>
  readonly run: () => void
  readonly onClose: () => void
}

function useButtons({ step, act, run: carryOut, onClose }: ImportButtonsOptions): Buttons {
  const say = useTexts(importTexts)
  const sayBase = useTexts(baseTexts)
  const cancel = (
    <Button color="inherit" onClick={onClose}>
      {sayBase('cancel')}
    </Button>
  )
  const other = (
    <Button color="inherit" onClick={act.restart}>
      {say('other_file')}
    </Button>
  )
  if (step.at === 'choosing') return { back: cancel }
  if (step.at === 'check_failed') return { back: cancel, forth: other }
  if (step.at === 'checked') {
    const count = changesIn(step.answer)
    const run = (
      <Button variant="contained" disabled={count === 0} onClick={carryOut}>
        {say('import', { count })}
      </Button>
    )
    return {
      back: cancel,
      forth: (
        <>
          {other}
          {run}
        </>
      ),
    }
  }
  if (step.at !== 'done') return {}
  const hasLinks = step.answer.counts.created > 0
  return {
    forth: (
      <Button variant={hasLinks ? 'outlined' : 'contained'} color={hasLinks ? 'inherit' : 'primary'} onClick={onClose}>
        {say(hasLinks ? 'stored' : 'close')}
      </Button>
    ),
  }
}

/** Imports accounts and roles from a file: choose the file, check the preview, import, copy the links. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const say = useTexts(importTexts)
  const heading = useId()
  const act = useImport()
  const { step } = act
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const notifiesOwners = step.at === 'checked' && step.answer.clinical_roles > 0
  const run = () => {
    const mistakes = notifiesOwners ? reasonErrors(reason, true) : {}
    setErrors(mistakes)
    if (Object.keys(mistakes).length === 0) act.run(notifiesOwners ? reason : '')
  }
  const { back, forth } = useButtons({ step, act, run, onClose })
  const hasLinks = step.at === 'done' && step.answer.counts.created > 0
  // Going back or closing the tab asks before the links are lost.
  useHold(hasLinks)
  // A click beside the dialog must not discard the checked rows or the links.
  const mayLeave = step.at === 'choosing' || step.at === 'check_failed'
  const titles = { checked: 'checked_title', done: 'done_title' } as const
  const title = step.at === 'checked' || step.at === 'done' ? titles[step.at] : 'title'
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={heading} onClose={mayLeave ? onClose : undefined}>
      <DialogTitle id={heading}>{say(title)}</DialogTitle>
      <DialogContent>
        {step.at === 'choosing' && <ChooseFile step={step} onChoose={act.choose} />}
        {step.at === 'checking' && <Busy words={say('checking', { file: act.name })} />}
        {step.at === 'check_failed' && <CheckFailed error={step.error} onRetry={act.again} />}
        {step.at === 'checked' && step.error !== null && (
          <Box sx={{ mb: 2 }}>
            <ActAlert error={step.error} failed={say('import_failed')} />
          </Box>
        )}
        {notifiesOwners && (
          <Box sx={{ mb: 2 }}>
            <ReasonField value={reason} onType={setReason} error={errors['reason']} kind="told" />
          </Box>
        )}
        {step.at === 'importing' && <Busy words={say('importing', { count: changesIn(step.answer) })} />}
        {(step.at === 'checked' || step.at === 'done') && (
          <OutcomeView answer={step.answer} isDone={step.at === 'done'} />
        )}
      </DialogContent>
      <DialogActions>
        {back}
        {forth}
      </DialogActions>
    </Dialog>
  )
}
