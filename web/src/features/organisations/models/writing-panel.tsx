import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ModelSettings } from '@alta/contract/model'
import { type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Panel } from '../../../base/ui/panel.tsx'
import { WritingDialog } from './dialogs.ts'
import { unsupportedDoesTexts, unsupportedTexts, verifierTexts, modelTexts } from './models.texts.ts'
import { useVerifierDescription } from './use-verifier-description.ts'

interface SettingLineProps {
  readonly what: string
  readonly is: string
  readonly does: ReactNode
}

function SettingLine({ what, is, does }: SettingLineProps) {
  return (
    <div>
      <Typography variant="caption" component="dt" sx={{ color: 'text.secondary' }}>
        {what}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {is}
      </Typography>
      <Typography variant="body2" component="dd" sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {does}
      </Typography>
    </div>
  )
}

interface WritingPanelProps {
  readonly organisation_id: string
  readonly settings: ModelSettings
  readonly endpoint: NonNullable<ModelSettings['endpoint']>
  readonly mayChange: boolean
}

/** Which model writes, how it is checked, and what becomes of what it cannot show. */
export function WritingPanel({ organisation_id, settings, endpoint, mayChange }: WritingPanelProps) {
  const say = useTexts(modelTexts)
  const sayVerifier = useTexts(verifierTexts)
  const sayUnsupported = useTexts(unsupportedTexts)
  const sayUnsupportedDoes = useTexts(unsupportedDoesTexts)
  const describeVerifier = useVerifierDescription(endpoint.judge)
  const [changing, setChanging] = useState(false)
  const { model, verifier, on_unsupported } = settings
  const first = endpoint.models[0] ?? ''
  const isGone = model !== null && !endpoint.models.includes(model)
  return (
    <Panel
      title={say('writing')}
      action={
        mayChange && (
          <Button size="small" onClick={() => setChanging(true)}>
            {say('change')}
          </Button>
        )
      }
    >
      <Stack component="dl" sx={{ m: 0, gap: 1.5 }}>
        <SettingLine
          what={say('model')}
          is={model ?? say('model_first', { model: first })}
          does={isGone ? say('model_gone', { model, first }) : say('model_does')}
        />
        <SettingLine what={say('verifier')} is={sayVerifier(verifier)} does={describeVerifier(verifier)} />
        <SettingLine
          what={say('on_unsupported')}
          is={sayUnsupported(on_unsupported)}
          does={sayUnsupportedDoes(on_unsupported)}
        />
      </Stack>
      <Suspense>
        {changing && (
          <WritingDialog
            organisation_id={organisation_id}
            settings={settings}
            endpoint={endpoint}
            onClose={() => setChanging(false)}
          />
        )}
      </Suspense>
    </Panel>
  )
}
