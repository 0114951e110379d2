import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Organisation } from '@alta/contract/organisations'
import { type ReactNode, Suspense, useState } from 'react'
import { CreateOrganisationDialog } from '../../organisations/create/dialogs.ts'
import { RoleDialog } from '../../roles/dialogs.ts'
import { useCurrentUser } from '../../../base/session.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ButtonLink } from '../../../base/ui/links.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { beginTexts } from './begin.texts.ts'

type State = 'done' | 'now' | 'later'

interface StepProps {
  readonly number: number
  readonly state: State
  readonly title: string
  readonly text: string
  readonly action: ReactNode
}

function Step({ number, state, title, text, action }: StepProps) {
  const say = useTexts(beginTexts)
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      aria-current={state === 'now' ? 'step' : undefined}
      sx={{
        px: 2.5,
        py: 1.75,
        gap: 2,
        alignItems: { sm: 'center' },
        borderTop: number > 1 ? 1 : 0,
        borderColor: 'divider',
      }}
    >
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flex: 1 }}>
        <Box
          aria-hidden
          sx={{
            width: 26,
            height: 26,
            borderRadius: 13,
            boxSizing: 'border-box',
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            fontSize: 13,
            fontWeight: 650,
            border: 1.5,
            borderColor: state === 'later' ? 'surface.control' : 'primary.main',
            ...(state === 'done'
              ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
              : { color: state === 'now' ? 'primary.main' : 'text.secondary' }),
          }}
        >
          {state === 'done' ? '✓' : number}
        </Box>
        <Box>
          <Typography variant="h3" component="p">
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        </Box>
      </Stack>
      <Box sx={{ pl: { xs: '42px', sm: 0 } }}>
        {state === 'done' ? (
          <Status tone="success" shape="check">
            {say('done')}
          </Status>
        ) : (
          action
        )}
      </Box>
    </Stack>
  )
}

const look = (state: State) =>
  state === 'now'
    ? ({ variant: 'contained' } as const)
    : ({ variant: 'outlined', color: 'inherit', disabled: true } as const)

interface FirstStepsProps {
  readonly organisations: readonly Organisation[]
  readonly mayGenerate: boolean
  readonly hasReports: boolean
}

/** From an empty Alta to the first report: an organisation, a role in it, a report from an invented course. */
export function FirstSteps({ organisations, mayGenerate, hasReports }: FirstStepsProps) {
  const say = useTexts(beginTexts)
  const [dialog, setDialog] = useState<'organisation' | 'role' | null>(null)
  const close = () => setDialog(null)
  const user = useCurrentUser()
  const [first] = organisations
  const choices = organisations.filter(({ permissions }) => permissions.includes('members:write'))
  const stateOf = (done: boolean, before: boolean): State => (done ? 'done' : before ? 'now' : 'later')
  const role = stateOf(mayGenerate, first !== undefined)
  const report = stateOf(hasReports, mayGenerate)
  return (
    <Panel flush title={say('first_steps')} sx={{ mb: 2.5 }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
        <Step
          number={1}
          state={first ? 'done' : 'now'}
          title={say('step_organisation')}
          text={first?.name ?? say('step_organisation_text')}
          action={
            <Button variant="contained" onClick={() => setDialog('organisation')}>
              {say('do_organisation')}
            </Button>
          }
        />
        <Step
          number={2}
          state={role}
          title={say('step_role')}
          text={say('step_role_text')}
          action={
            <Button {...look(role)} onClick={() => setDialog('role')}>
              {say('do_role')}
            </Button>
          }
        />
        <Step
          number={3}
          state={report}
          title={say('step_report')}
          text={say('step_report_text')}
          action={
            report === 'now' ? (
              <ButtonLink to="/generate-discharge-report" search={{ sample: true }} variant="contained">
                {say('do_report')}
              </ButtonLink>
            ) : (
              <Button {...look(report)}>{say('do_report')}</Button>
            )
          }
        />
      </Box>
      <Suspense>
        {dialog === 'organisation' && <CreateOrganisationDialog onClose={close} />}
        {dialog === 'role' && user && (
          <RoleDialog
            user={user}
            roles={['clinician', 'reader']}
            {...(choices.length === 1 && choices[0] && { organisation: choices[0] })}
            onClose={close}
          />
        )}
      </Suspense>
    </Panel>
  )
}
