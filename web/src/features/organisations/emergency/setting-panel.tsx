import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { EmergencyAccessSetting } from '@alta/contract/emergency-access'
import type { Organisation } from '@alta/contract/organisations'
import { startTransition, Suspense, useActionState, useId, useOptimistic } from 'react'
import { configureEmergencyAccess } from '../../../base/emergency-access/emergency-access.queries.ts'
import { isBoolean } from '../../../base/shapes.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useRestorableState } from '../../../base/typed.ts'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { Panel } from '../../../base/ui/panel.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { emergencyTexts } from './emergency.texts.ts'

const OpenEmergencyDialog = onDemand(async () => (await import('./open-dialog.tsx')).OpenEmergencyDialog)

interface SettingProps {
  readonly organisation: Organisation
  readonly setting: EmergencyAccessSetting
}

/** For whoever administers and cannot read here yet. */
function OpenButton({ organisation, setting }: SettingProps) {
  const say = useTexts(emergencyTexts)
  // A person who comes back from the provider continues where they left.
  const [isAsking, setIsAsking] = useRestorableState('opens emergency access', isBoolean, false)
  const { permissions } = organisation
  const mayOpen = permissions.includes('emergency_access:open') && !permissions.includes('discharge_reports:read')
  if (!mayOpen || setting === 'forbidden') return null
  return (
    <>
      <Button size="small" variant="outlined" color="error" onClick={() => setIsAsking(true)}>
        {say('open')}
      </Button>
      <Suspense>
        {isAsking && <OpenEmergencyDialog organisation={organisation} onClose={() => setIsAsking(false)} />}
      </Suspense>
    </>
  )
}

/** Saves at once what the owner decides. */
function useSetting({ organisation: { organisation_id }, setting }: SettingProps) {
  const say = useTexts(emergencyTexts)
  const toast = useToast()
  const [shown, show] = useOptimistic(setting)
  const [error, save] = useActionState<unknown, EmergencyAccessSetting>(async (_, emergency_access) => {
    try {
      await configureEmergencyAccess({ params: { organisation_id }, body: { emergency_access } })
      toast({ message: say('saved') })
      return null
    } catch (failure) {
      return failure
    }
  }, null)
  const turn = (allowed: boolean) =>
    startTransition(() => {
      show(allowed ? 'allowed' : 'forbidden')
      save(allowed ? 'allowed' : 'forbidden')
    })
  return { shown, error, turn }
}

/** Whether the organisation allows it: a switch for its owner, a word for everybody else. */
export function SettingPanel({ organisation, setting }: SettingProps) {
  const say = useTexts(emergencyTexts)
  const id = useId()
  const { shown, error, turn } = useSetting({ organisation, setting })
  const mayConfigure = organisation.permissions.includes('emergency_access:configure')
  return (
    <Panel title={say('allowed_title')} action={<OpenButton organisation={organisation} setting={setting} />}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Stack sx={{ minWidth: 0 }}>
          <Typography component={mayConfigure ? 'label' : 'p'} htmlFor={id} sx={{ fontWeight: 600 }}>
            {say('allowed_label')}
          </Typography>
          <Typography id={`${id}-does`} variant="body2" sx={{ color: 'text.secondary', maxWidth: 680 }}>
            {say('allowed_does')}
          </Typography>
        </Stack>
        {mayConfigure ? (
          <Switch
            checked={shown === 'allowed'}
            onChange={(_, checked) => turn(checked)}
            slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-does` } }}
            sx={{ flex: 'none', mt: -1, mr: -1 }}
          />
        ) : (
          <Status tone={setting === 'allowed' ? 'success' : 'neutral'} shape={setting === 'allowed' ? 'check' : 'bar'}>
            {say(setting)}
          </Status>
        )}
      </Stack>
      <ActAlert error={error} failed={say('save_failed')} />
    </Panel>
  )
}
