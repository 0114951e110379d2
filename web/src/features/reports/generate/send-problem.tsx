import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { limits } from '@alta/contract/limits'
import { fieldErrorTexts } from '../../../base/problems.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { asProblem, ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { formTexts } from './form.texts.ts'

interface SendProblemProps {
  readonly error: unknown
  /** Of the files that were sent, in their order. */
  readonly names: readonly string[]
  readonly onInsist: () => void
}

/** Which of several files an error of the server speaks of. */
const fileOf = (pointer: string, names: readonly string[]): string | undefined =>
  names[Number(/^\/source\/files\/(\d+)/.exec(pointer)?.[1] ?? -1)]

/** Why a course was not taken, and that the text is still there. */
export function SendProblem({ error, names, onInsist }: SendProblemProps) {
  const say = useTexts(formTexts)
  const sayField = useTexts(fieldErrorTexts)
  const [first] = asProblem(error).errors
  if (!first) return <ProblemAlert error={error} message={say('not_sent')} />
  if (first.code === 'no_clinical_course' || first.code === 'several_patients')
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={onInsist}>
            {say('generate_anyway')}
          </Button>
        }
      >
        {asProblem(error).errors.map(({ code }) => (
          <div key={code}>{sayField(code)}</div>
        ))}
      </Alert>
    )
  const name = fileOf(first.pointer, names)
  return (
    <Alert severity="error">
      <Box sx={{ fontWeight: 600 }}>{say('not_sent')}</Box>
      {first.code === 'too_many_running' && say('too_many_running', { most: limits.running_jobs_per_user })}
      {first.code !== 'too_many_running' &&
        (name === undefined ? sayField(first.code) : say('file_named', { name, why: sayField(first.code) }))}
    </Alert>
  )
}
