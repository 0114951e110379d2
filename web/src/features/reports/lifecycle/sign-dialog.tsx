import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { DischargeReport } from '@alta/contract/reports'
import * as review from '@alta/contract/review'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { call } from '../../../base/api.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { refetchReport } from '../reports.queries.ts'
import { updateCachedReport } from '../review/report-cache.ts'
import { signTexts } from './sign.texts.ts'

interface SignDialogProps {
  readonly report: DischargeReport
  /** The open points of the version. */
  readonly children: ReactNode
  readonly onClose: () => void
}

const useSign = ({ discharge_report_id, corrected, title }: DischargeReport, onClose: () => void) => {
  const say = useTexts(signTexts)
  const toast = useToast()
  return useMutation({
    mutationFn: () =>
      call(review.sign, {
        params: { discharge_report_id },
        body: corrected
          ? { version: 'corrected', revision: corrected.revision, title }
          : { version: 'generated', revision: 0, title },
      }),
    onSuccess: (signature) => {
      updateCachedReport(discharge_report_id, () => ({
        review: { state: 'signed', signature },
        review_state: 'signed',
      }))
      toast({ message: say('report_signed') })
      onClose()
    },
    onError: (error) => {
      // The version changed after the person had read it.
      if (asProblem(error).code === 'stale-revision') void refetchReport(discharge_report_id)
    },
  })
}

const focusFirst = (element: HTMLElement | null) => element?.focus()

/** Asks before a version is signed: which one, and what follows from it. */
export function SignDialog({ report, onClose, children }: SignDialogProps) {
  const say = useTexts(signTexts)
  const id = useId()
  const { mutate, isPending, error } = useSign(report, onClose)
  const isStale = error !== null && asProblem(error).code === 'stale-revision'
  const leave = () => {
    if (!isPending) onClose()
  }
  return (
    <Dialog
      open
      onClose={leave}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>
        {report.corrected
          ? say('sign_corrected', { revision: String(report.corrected.revision) })
          : say('sign_generated')}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          {isStale ? (
            <Alert severity="warning">{say('newer')}</Alert>
          ) : (
            !isPending && <ActAlert error={error} failed={say('not_signed')} />
          )}
          {!isStale && children}
          <Box id={`${id}-text`} sx={{ color: 'text.secondary' }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{say('sign_text', { title: report.title })}</Typography>
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, typography: 'body1' }}>
              <li>{say('sign_mark')}</li>
              <li>{say('sign_open')}</li>
            </Box>
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" {...(isStale && { ref: focusFirst })} onClick={leave}>
          {say(isStale ? 'close' : 'cancel')}
        </Button>
        {!isStale && (
          <Button
            variant="contained"
            ref={focusFirst}
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) mutate()
            }}
          >
            {say(isPending ? 'signing' : 'sign')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
