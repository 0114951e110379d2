import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as erasures from '@alta/contract/erasures'
import type { Erasure } from '@alta/contract/erasures'
import type { Organisation } from '@alta/contract/organisations'
import { useFormatter } from 'use-intl'
import { useRead } from '../../../base/queries.ts'
import { useSession } from '../../../base/stores.ts'
import { useTexts } from '../../../base/texts.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { beginErasure, fetchProtocol } from './data.queries.ts'
import { erasureTexts } from './patient.texts.ts'

/** While one runs or waits, milliseconds until the list is asked for again. */
const every = { running: 2_000, waiting: 20_000 }
const query = { limit: '100' }

function State({ erasure: { state, approval } }: { erasure: Erasure }) {
  const say = useTexts(erasureTexts)
  if (state === 'done')
    return (
      <Status tone="success" shape="check">
        {say('done')}
      </Status>
    )
  if (state === 'running') return <Status shape="half">{say('running')}</Status>
  if (approval === null) return <Status shape="ring">{say('waiting')}</Status>
  return <Status tone={approval === 'approved' ? 'primary' : 'neutral'}>{say(approval)}</Status>
}

function Row({ erasure, mayBegin }: { erasure: Erasure; mayBegin: boolean }) {
  const say = useTexts(erasureTexts)
  const format = useFormatter()
  const toast = useToast()
  const { organisation_id, erasure_id, state, approval, approved_by, found, erased, kept } = erasure
  const requestText = say('asked', {
    name: erasure.requested_by.name,
    when: format.dateTime(new Date(erasure.requested_at), { dateStyle: 'medium' }),
    reason: erasure.reason,
  })
  const records = state === 'requested' ? say('records', { found }) : say('outcome', { found, erased, kept })
  const tried = (act: () => Promise<void>, done?: string) => async () => {
    try {
      await act()
      if (done !== undefined) toast({ message: done })
    } catch {
      toast({ message: say('failed'), severity: 'error' })
    }
  }
  const key = { organisation_id, erasure_id }
  const button = (act: 'begin' | 'protocol' | 'protocol_json', onClick: () => Promise<void>) => (
    <Button
      size="small"
      variant={act === 'begin' ? 'contained' : 'outlined'}
      color={act === 'begin' ? 'error' : 'inherit'}
      aria-label={say('one', { act: say(act), what: requestText })}
      onClick={() => void onClick()}
    >
      {say(act)}
    </Button>
  )
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
        <Typography variant="subtitle2" component="p" sx={{ flex: 1, minWidth: 180 }}>
          {records}
        </Typography>
        <State erasure={erasure} />
        {mayBegin &&
          state === 'requested' &&
          approval === 'approved' &&
          button(
            'begin',
            tried(() => beginErasure(key), say('begun')),
          )}
        {state !== 'requested' && (
          <>
            {button(
              'protocol',
              tried(() => fetchProtocol(key, 'text')),
            )}
            {button(
              'protocol_json',
              tried(() => fetchProtocol(key, 'json')),
            )}
          </>
        )}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {requestText}
        {approved_by && ` · ${say('approved_by', { name: approved_by.name })}`}
      </Typography>
    </Box>
  )
}

/** Erasures of the organisation: what waits, what runs, what is done, with its protocol. */
export function ErasurePanel({ organisation }: { organisation: Organisation }) {
  const say = useTexts(erasureTexts)
  const me = useSession(({ user }) => user?.user_id)
  const { organisation_id, permissions } = organisation
  const { data, error, refetch } = useRead(
    erasures.list,
    { params: { organisation_id }, query },
    {
      refetchInterval: (answer) => {
        if (answer?.items.some(({ state }) => state === 'running')) return every.running
        return answer?.items.some(({ state }) => state === 'requested') ? every.waiting : false
      },
    },
  )
  const items = data?.items ?? []
  const mayErase = permissions.includes('erasures:write') && permissions.includes('discharge_reports:read')
  return (
    <Panel flush title={say('title')} sub={say('sub')}>
      {error && !data && <ProblemAlert error={error} message={say('failed')} onRetry={() => void refetch()} />}
      {data && items.length === 0 && (
        <Typography variant="body2" sx={{ px: 2, pb: 1.5, color: 'text.secondary' }}>
          {say('none')}
        </Typography>
      )}
      {items.length > 0 && (
        <Box component="ul" aria-label={say('title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((erasure) => (
            <Row
              key={erasure.erasure_id}
              erasure={erasure}
              mayBegin={mayErase && erasure.requested_by.user_id === me}
            />
          ))}
        </Box>
      )}
    </Panel>
  )
}
