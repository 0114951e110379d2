import type { ReportVersion } from '@alta/contract/review'
import { useTexts } from '../../../base/texts.tsx'
import { Toggles } from '../../../base/ui/toggles.tsx'
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
    <Toggles
      label={say('version')}
      choices={[
        { value: 'generated', shown: say('generated') },
        { value: 'corrected', shown: say('corrected'), disabled: !hasCorrection },
      ]}
      value={version}
      onChoose={onChange}
    />
  )
}
