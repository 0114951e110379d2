import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Organisation } from '@alta/contract/organisations'
import * as retention from '@alta/contract/retention'
import { Suspense, useState } from 'react'
import { useFormatter } from 'use-intl'
import { useRead } from '../../../base/queries.ts'
import { useTexts } from '../../../base/texts.tsx'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { Panel } from '../../../base/ui/panel.tsx'
import { ProblemAlert } from '../../../base/ui/problem-alert.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { Waiting } from '../../../base/ui/waiting.tsx'
import { withdrawRetention } from './data.queries.ts'
import { retentionKindTexts, retentionSinceTexts, retentionTexts } from './retention.texts.ts'

const RetentionDialog = onDemand(async () => (await import('./retention-dialog.tsx')).RetentionDialog)

const cell = { py: 1, pr: 2, textAlign: 'left', verticalAlign: 'top', borderTop: 1, borderColor: 'divider' } as const

/** Each kind with how long it is kept, and since when that counts. */
function Rules({ rules }: { rules: retention.RetentionRules }) {
  const say = useTexts(retentionTexts)
  const sayKind = useTexts(retentionKindTexts)
  const saySince = useTexts(retentionSinceTexts)
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
      <Box component="thead">
        <tr>
          {(['kind', 'kept'] as const).map((key) => (
            <Typography key={key} component="th" scope="col" variant="caption" sx={{ ...cell, borderTop: 0 }}>
              {say(key)}
            </Typography>
          ))}
        </tr>
      </Box>
      <tbody>
        {retention.retentionKinds.map((kind) => {
          const days = rules[kind]
          return (
            <tr key={kind}>
              <Typography component="th" scope="row" variant="subtitle2" sx={cell}>
                {sayKind(kind)}
              </Typography>
              <Typography component="td" sx={cell}>
                {days === null ? say('forever') : say('days', { days })}
                {days !== null && (
                  <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                    {saySince(kind)}
                  </Typography>
                )}
              </Typography>
            </tr>
          )
        })}
      </tbody>
    </Box>
  )
}

interface WaitingRulesProps {
  readonly organisation: Organisation
  readonly waiting: NonNullable<retention.Retention['waiting']>
}

/** What comes into force, and the way back until then. */
function WaitingRules({ organisation: { organisation_id, permissions }, waiting }: WaitingRulesProps) {
  const say = useTexts(retentionTexts)
  const sayKind = useTexts(retentionKindTexts)
  const format = useFormatter()
  const toast = useToast()
  const takeBack = async () => {
    try {
      await withdrawRetention(organisation_id)
      toast({ message: say('withdrawn') })
    } catch {
      toast({ message: say('failed'), severity: 'error' })
    }
  }
  const keptOf = (days: number | null) => (days === null ? say('forever') : say('days', { days }))
  const rules = retention.retentionKinds
    .filter((kind) => waiting.rules[kind] !== null)
    .map((kind) => say('rule', { kind: sayKind(kind), kept: keptOf(waiting.rules[kind]) }))
  const when = format.dateTime(new Date(waiting.from), { dateStyle: 'long', timeStyle: 'short' })
  const mayWithdraw = permissions.includes('retention:write')
  return (
    <Alert severity="warning" sx={{ mb: 1.5 }}>
      {say('waits', { when })}
      <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Box>
      {mayWithdraw && (
        <Button color="inherit" variant="outlined" size="small" onClick={() => void takeBack()}>
          {say('withdraw')}
        </Button>
      )}
    </Alert>
  )
}

/** How long the organisation keeps what it holds; changed by its owner. */
export function RetentionPanel({ organisation }: { organisation: Organisation }) {
  const say = useTexts(retentionTexts)
  const format = useFormatter()
  const [isChanging, setIsChanging] = useState(false)
  const { organisation_id, permissions } = organisation
  const { data, error, refetch } = useRead(retention.read, { params: { organisation_id } })
  if (error && !data) return <ProblemAlert error={error} message={say('failed')} onRetry={() => void refetch()} />
  if (!data) return <Waiting height={280} />
  const { rules, waiting, changed } = data
  const isOff = retention.retentionKinds.every((kind) => rules[kind] === null)
  const mayChange = permissions.includes('retention:write')
  const when = changed && format.dateTime(new Date(changed.at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Panel
      title={say('title')}
      sub={say('sub')}
      action={
        mayChange && (
          <Button size="small" variant="outlined" onClick={() => setIsChanging(true)}>
            {say('change')}
          </Button>
        )
      }
    >
      {waiting && <WaitingRules organisation={organisation} waiting={waiting} />}
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {say(isOff ? 'off' : 'on')}
      </Typography>
      <Rules rules={rules} />
      {changed && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}>
          {say('changed', { name: changed.by.name, when: when ?? '', reason: changed.reason })}
        </Typography>
      )}
      <Suspense>
        {isChanging && (
          <RetentionDialog organisation={organisation} retention={data} onClose={() => setIsChanging(false)} />
        )}
      </Suspense>
    </Panel>
  )
}
