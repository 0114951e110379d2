import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as audit from '@alta/contract/audit'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../base/api.ts'
import { keyOf } from '../../base/query-key.ts'
import { useTexts } from '../../base/texts.tsx'
import { ActAlert } from '../../base/ui/act-alert.tsx'
import { Status } from '../../base/ui/status.tsx'
import { auditTexts } from './audit.texts.ts'

interface VerificationProps {
  readonly organisation_id: string | undefined
  readonly onClose: () => void
}

/** Has the server count the hash chains again and says of each whether it holds. */
export function Verification({ organisation_id, onClose }: VerificationProps) {
  const say = useTexts(auditTexts)
  const heading = useId()
  const query = organisation_id === undefined ? {} : { organisation_id }
  const { data, error, isFetching } = useQuery({
    queryKey: keyOf(audit.verification, query),
    queryFn: ({ signal }) => call(audit.verification, { query }, { signal }),
    // The verification runs at each click: an old answer proves nothing.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{say('verified_title')}</DialogTitle>
      <DialogContent>
        <ActAlert error={error} failed={say('verify_failed')} />
        <Typography component="output" sx={{ color: 'text.secondary' }}>
          {isFetching && say('verifying')}
        </Typography>
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data?.items.map(
            ({ organisation_id: chain, organisation_name, events, removed, broken_at, intact, head_hash }) => (
              <Stack
                component="li"
                key={chain}
                sx={{ gap: 0.25, py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
              >
                <Typography variant="subtitle2">
                  {organisation_name ?? say(chain === null ? 'outside' : 'deleted_organisation')}
                </Typography>
                <Status tone={intact ? 'success' : 'error'} shape={intact ? 'check' : 'bar'}>
                  {broken_at === null
                    ? say('intact', { count: events })
                    : say('broken', { count: events, sequence: broken_at })}
                </Status>
                {removed > 0 && (
                  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                    {say('removed', { count: removed })}
                  </Typography>
                )}
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {say('head_hash')}
                </Typography>
                <Typography variant="mono" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {head_hash}
                </Typography>
              </Stack>
            ),
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {say('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
