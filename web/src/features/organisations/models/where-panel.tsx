import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { ModelSettings } from '@alta/contract/model'
import { startTransition, useActionState, useId, useOptimistic } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { ActAlert } from '../../../base/ui/act-alert.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { Status } from '../../../base/ui/status.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { modelTexts } from './models.texts.ts'
import { saveSettings } from './settings.queries.ts'

interface AllowanceProps {
  readonly label: string
  readonly does: string
  readonly value: boolean
  /** Undefined for whoever may not change it. */
  readonly onSave: ((allowed: boolean) => Promise<void>) | undefined
}

/** May text go there? A switch that saves at once, or the answer in a word. */
function Allowance({ label, does, value, onSave }: AllowanceProps) {
  const say = useTexts(modelTexts)
  const toast = useToast()
  const id = useId()
  const [shown, show] = useOptimistic(value)
  const [error, save] = useActionState<unknown, boolean>(async (_, allowed) => {
    try {
      await onSave?.(allowed)
      toast({ message: say('saved') })
      return null
    } catch (failure) {
      return failure
    }
  }, null)
  const turn = (allowed: boolean) =>
    startTransition(() => {
      show(allowed)
      save(allowed)
    })
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography component={onSave ? 'label' : 'p'} htmlFor={id} sx={{ display: 'block', fontWeight: 600 }}>
            {label}
          </Typography>
          <Typography id={`${id}-does`} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {does}
          </Typography>
        </Box>
        {onSave ? (
          <Switch
            checked={shown}
            onChange={(_, checked) => turn(checked)}
            slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-does` } }}
            sx={{ flex: 'none', mt: -1, mr: -1 }}
          />
        ) : (
          <Status tone={value ? 'success' : 'neutral'} shape={value ? 'check' : 'bar'}>
            {say(value ? 'allowed' : 'not_allowed')}
          </Status>
        )}
      </Stack>
      <ActAlert error={error} failed={say('failed')} />
    </Box>
  )
}

interface WherePanelProps {
  readonly organisation_id: string
  readonly settings: ModelSettings
  readonly mayChange: boolean
}

/** Where the organisation's text may go. Without a language model it says that nothing lacks. */
export function WherePanel({ organisation_id, settings, mayChange }: WherePanelProps) {
  const say = useTexts(modelTexts)
  const { endpoint, embedding, model_allowed, embedding_allowed } = settings
  // A field of its own, switched to what the person wants: nobody else's change is replaced by that.
  const saving = (field: 'model_allowed' | 'embedding_allowed') =>
    mayChange ? (allowed: boolean) => saveSettings(organisation_id, { [field]: allowed }) : undefined
  return (
    <Panel title={say('where')}>
      <Stack sx={{ gap: 2 }}>
        {endpoint ? (
          <Allowance
            label={say('model_allowed')}
            does={say('model_allowed_does', { host: endpoint.host })}
            value={model_allowed}
            onSave={saving('model_allowed')}
          />
        ) : (
          <Box>
            <Typography sx={{ fontWeight: 600 }}>{say('none_title')}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 680 }}>
              {say('none_text')}
            </Typography>
          </Box>
        )}
        {embedding && (
          <Allowance
            label={say('embedding_allowed')}
            does={say('embedding_allowed_does', embedding)}
            value={embedding_allowed}
            onSave={saving('embedding_allowed')}
          />
        )}
      </Stack>
    </Panel>
  )
}
