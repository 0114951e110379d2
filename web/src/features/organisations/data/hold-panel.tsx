import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import * as holds from '@alta/contract/legal-holds'
import type { LegalHold } from '@alta/contract/legal-holds'
import type { Organisation } from '@alta/contract/organisations'
import { Suspense, useState } from 'react'
import { useFormatter } from 'use-intl'
import { useRead } from '../../../base/queries.ts'
import { useTexts } from '../../../base/texts.tsx'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { Panel } from '../../../base/ui/panel.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { ReasonDialog } from '../approval/reason-dialog.tsx'
import { liftHold } from './data.queries.ts'
import { holdTexts } from './holds.texts.ts'

const HoldDialog = onDemand(async () => (await import('./hold-dialog.tsx')).HoldDialog)

/** The newest hundred, past ones among them; more are in the audit log. */
const query = { limit: '100' }

function State({ hold }: { hold: LegalHold }) {
  const say = useTexts(holdTexts)
  const format = useFormatter()
  const { in_force, ends_at, lifted } = hold
  if (in_force)
    return (
      <Status tone="warning">
        {ends_at === null
          ? say('open_ended')
          : say('until', { when: format.dateTime(new Date(ends_at), { dateStyle: 'medium' }) })}
      </Status>
    )
  return (
    <Status shape="bar">
      {lifted
        ? say('is_lifted')
        : say('ended', { when: format.dateTime(new Date(ends_at ?? 0), { dateStyle: 'medium' }) })}
    </Status>
  )
}

interface HoldRowProps {
  readonly hold: LegalHold
  readonly mayLift: boolean
  readonly onLift: () => void
}

function Row({ hold, mayLift, onLift }: HoldRowProps) {
  const say = useTexts(holdTexts)
  const format = useFormatter()
  const { kind, reports, reason, placed_by, placed_at, lifted, in_force } = hold
  const isOne = kind === 'discharge_report' || kind === 'chat_session'
  const what = `${say(kind)}${isOne ? '' : ` · ${say('reports', { count: reports })}`}`
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25, alignItems: 'center' }}>
        <Typography variant="subtitle2" component="p" sx={{ flex: 1, minWidth: 180 }}>
          {what}
        </Typography>
        <State hold={hold} />
        {in_force && mayLift && (
          <Button size="small" variant="outlined" aria-label={say('lift_one', { what })} onClick={onLift}>
            {say('lift')}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {say('reason', { reason })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {say('placed', { name: placed_by.name, when: format.dateTime(new Date(placed_at), { dateStyle: 'medium' }) })}
        {hold.record_id !== null && ` · ${hold.record_id}`}
      </Typography>
      {lifted && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {say('lifted', {
            name: lifted.by.name,
            when: format.dateTime(new Date(lifted.at), { dateStyle: 'medium' }),
            reason: lifted.reason,
          })}
        </Typography>
      )}
    </Box>
  )
}

/** What may not be removed, and by whose word. */
export function HoldPanel({ organisation }: { organisation: Organisation }) {
  const say = useTexts(holdTexts)
  const toast = useToast()
  const [isPlacing, setIsPlacing] = useState(false)
  const [lifting, setLifting] = useState<LegalHold | null>(null)
  const { organisation_id, permissions } = organisation
  const { data, error, refetch } = useRead(holds.list, { params: { organisation_id }, query })
  const mayWrite = permissions.includes('legal_holds:write')
  const items = data?.items ?? []
  const lift = async ({ legal_hold_id }: LegalHold, reason: string) => {
    await liftHold({ params: { organisation_id, legal_hold_id }, body: { reason } })
    toast({ message: say('lift_done') })
  }
  return (
    <Panel
      flush
      title={say('title')}
      sub={say('sub')}
      action={
        mayWrite && (
          <Button size="small" variant="outlined" onClick={() => setIsPlacing(true)}>
            {say('place')}
          </Button>
        )
      }
    >
      {error && !data ? (
        <ProblemAlert error={error} message={say('failed')} onRetry={() => void refetch()} />
      ) : (
        items.length === 0 && (
          <Typography variant="body2" sx={{ px: 2, pb: 1.5, color: 'text.secondary' }}>
            {say('none')}
          </Typography>
        )
      )}
      {items.length > 0 && (
        <Box component="ul" aria-label={say('title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((hold) => (
            <Row key={hold.legal_hold_id} hold={hold} mayLift={mayWrite} onLift={() => setLifting(hold)} />
          ))}
        </Box>
      )}
      <Suspense>
        {isPlacing && <HoldDialog organisation={organisation} onClose={() => setIsPlacing(false)} />}
        {lifting && (
          <ReasonDialog
            title={say('lift_title')}
            text={say('lift_means')}
            submit={say('lift')}
            needsReason
            onSubmit={({ reason = '' }) => lift(lifting, reason)}
            onClose={() => setLifting(null)}
          />
        )}
      </Suspense>
    </Panel>
  )
}
