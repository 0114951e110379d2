import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { baseTexts } from '../base.texts.ts'
import { problemTexts } from '../problems.texts.ts'
import { useTexts } from '../texts.tsx'
import { asProblem, type ProblemAlertProps } from './problem-alert.tsx'

/** What ProblemAlert draws. */
export function ProblemAlertBox({ error, message, onRetry }: ProblemAlertProps) {
  const say = useTexts(baseTexts)
  const sayProblem = useTexts(problemTexts)
  const problem = asProblem(error)
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
      {problem.code === 'unexpected' && problem.request_id !== undefined && (
        <Typography variant="mono" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {problem.request_id}
        </Typography>
      )}
    </Alert>
  )
}
