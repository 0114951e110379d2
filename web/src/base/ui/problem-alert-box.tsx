import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Problem, problems } from '@alta/contract/problems'
import { useFormatter } from 'use-intl'
import { baseTexts } from '../base.texts.ts'
import { errorTexts } from '../error.texts.ts'
import { problemTexts } from '../problems.texts.ts'
import { useTexts } from '../texts.tsx'

export interface ProblemAlertBoxProps {
  readonly problem: Problem
  /** What was being done, when the problem alone would not say it. */
  readonly message?: string
  readonly onRetry?: (() => void) | undefined
}

/** The content of ProblemAlert. */
export function ProblemAlertBox({ problem, message, onRetry }: ProblemAlertBoxProps) {
  const say = useTexts(baseTexts)
  const sayProblem = useTexts(problemTexts)
  const sayError = useTexts(errorTexts)
  const format = useFormatter()
  return (
    <Alert
      severity="error"
      sx={{ alignItems: 'flex-start', '& .MuiAlert-icon': { py: '7px' }, '& .MuiAlert-action': { pt: '3px' } }}
      action={
        onRetry && (
          <Button size="small" color="inherit" onClick={onRetry}>
            {say('try_again')}
          </Button>
        )
      }
    >
      {message !== undefined && <Box sx={{ fontWeight: 600 }}>{message}</Box>}
      {sayProblem(problem.code)}
      {problem.allowed_from !== undefined && (
        <Box>
          {say('allowed_from', { date: format.dateTime(new Date(problem.allowed_from), { dateStyle: 'long' }) })}
        </Box>
      )}
      {problems[problem.code] >= 500 && problem.request_id !== undefined && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {sayError('request')}{' '}
          <Typography variant="mono" component="span">
            {problem.request_id}
          </Typography>
        </Typography>
      )}
    </Alert>
  )
}
