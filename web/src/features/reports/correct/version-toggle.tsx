import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { ReportVersion } from '@alta/contract/review'
import { useTexts } from '../../../base/texts.tsx'
import { versionTexts } from './correct.texts.ts'

interface VersionToggleProps {
  readonly version: ReportVersion
  readonly hasCorrection: boolean
  readonly onChange: (version: ReportVersion) => void
}

/** Generated or corrected; the second is there once a correction was saved. */
export function VersionToggle({ version, hasCorrection, onChange }: VersionToggleProps) {
  const say = useTexts(versionTexts)
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={version}
      aria-label={say('version')}
      onChange={(_, next: ReportVersion | null) => {
        if (next) onChange(next)
      }}
    >
      <ToggleButton value="generated">{say('generated')}</ToggleButton>
      <ToggleButton value="corrected" disabled={!hasCorrection}>
        {say('corrected')}
      </ToggleButton>
    </ToggleButtonGroup>
  )
}
