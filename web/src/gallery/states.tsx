import Inbox from '@mui/icons-material/InboxOutlined'
import Alert from '@mui/material/Alert'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import { Problem } from '@alta/contract/problems'
import { ErrorScreen } from '../base/shell/error-screen.tsx'
import { NotificationBell } from '../base/shell/notifications/notification-bell.tsx'
import { evidenceKinds } from '../base/theme/palette.ts'
import { ActAlert } from '../base/ui/act-alert.tsx'
import { DetailRow } from '../base/ui/detail-row.tsx'
import { Empty } from '../base/ui/empty.tsx'
import { Key } from '../base/ui/key.tsx'
import { Mark } from '../base/ui/mark.tsx'
import { Panel } from '../base/ui/panel.tsx'
import { ProblemAlert } from '../base/ui/problem-alert.tsx'
import { Segments } from '../base/ui/segments.tsx'
import { Stars } from '../base/ui/stars.tsx'
import { Status } from '../base/ui/status.tsx'
import { Waiting } from '../base/ui/waiting.tsx'
import type { Sample } from './sample.ts'

const nothing = () => undefined
const wide = { width: 1 } as const
const tones = ['neutral', 'primary', 'success', 'warning', 'error', 'info'] as const
const shapes = ['dot', 'ring', 'half', 'bar', 'check'] as const
const severities = ['success', 'info', 'warning', 'error'] as const

/** The parts that show a state. */
export const states: readonly Sample[] = [
  {
    name: 'Status',
    drawn: tones.map((tone, index) => (
      <Status key={tone} tone={tone} shape={shapes[index % shapes.length] ?? 'dot'}>
        {tone}
      </Status>
    )),
  },
  {
    name: 'Mark',
    drawn: evidenceKinds.map((kind) => <Mark key={kind} kind={kind} size={20} label={kind} />),
  },
  {
    name: 'Segments',
    drawn: [0, 11, 18].map((done) => (
      <Box key={done} sx={wide}>
        <Segments done={done} total={18} label={`${done} of 18 sections`} />
      </Box>
    )),
  },
  {
    name: 'Progress',
    drawn: <LinearProgress variant="determinate" value={42} aria-label="42 per cent" sx={wide} />,
  },
  {
    name: 'Waiting',
    drawn: (
      <Box sx={wide}>
        <Waiting height={60} />
        <Skeleton variant="rounded" height={60} />
      </Box>
    ),
  },
  {
    name: 'Badge, 99 at most',
    drawn: [0, 5, 99, 120].map((count) => <NotificationBell key={count} count={count} />),
  },
  {
    name: 'Badge',
    drawn: (
      <Badge badgeContent={4} color="primary">
        <Inbox />
      </Badge>
    ),
  },
  {
    name: 'Chip',
    drawn: (
      <>
        <Chip label="Clinician" size="small" />
        <Chip label="Active" onDelete={nothing} />
        <Chip label="Outlined" variant="outlined" />
      </>
    ),
  },
  {
    name: 'Rating',
    drawn: <Stars names={['Poor', 'Fair', 'Good', 'Excellent']} rating={3} onGive={nothing} />,
  },
  { name: 'Key', drawn: ['/', 'j', 'Enter'].map((key) => <Key key={key}>{key}</Key>) },
  {
    name: 'Alert',
    drawn: severities.map((severity) => (
      <Alert key={severity} severity={severity} sx={wide}>
        {severity}
      </Alert>
    )),
  },
  {
    name: 'Problem',
    drawn: (
      <>
        <Box sx={wide}>
          <ProblemAlert error={new Problem('engine-unavailable')} onRetry={nothing} />
        </Box>
        <Box sx={wide}>
          <ProblemAlert
            error={new Problem('unexpected', { request_id: '01932f6e-7c1a-7d42-9d0e-5f1f4c0e2b7a' })}
            message="The list could not be loaded."
          />
        </Box>
        <Box sx={wide}>
          <ActAlert error={new Problem('forbidden')} failed="The user could not be deleted. Please try again later." />
        </Box>
      </>
    ),
  },
  {
    name: 'Panel',
    drawn: (
      <Box sx={wide}>
        <Panel title="Members" sub="12 people" action={<Button size="small">{'See all'}</Button>}>
          <Box component="dl" sx={{ m: 0 }}>
            <DetailRow name="Owner">{'Deirdre Halloran'}</DetailRow>
            <DetailRow name="Created">{'–'}</DetailRow>
          </Box>
        </Panel>
      </Box>
    ),
  },
  {
    name: 'Empty',
    drawn: (
      <Box sx={wide}>
        <Panel>
          <Empty
            icon={<Inbox />}
            title="No reports yet"
            text="The reports you generate appear here, the latest first."
            action={<Button variant="outlined">{'Generate report'}</Button>}
          />
        </Panel>
      </Box>
    ),
  },
  ...(['crash', 'stale', 'offline'] as const).map((kind) => ({
    name: `Error screen: ${kind}`,
    drawn: <ErrorScreen kind={kind} request_id="01932f6e-7c1a-7d42" onRetry={nothing} />,
  })),
]
