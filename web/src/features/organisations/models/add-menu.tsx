import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReportTemplate } from '@alta/contract/model'
import { reportTemplatesIn } from '@alta/contract/report-templates'
import { useSettings } from '../../../base/settings.ts'
import { useTexts } from '../../../base/texts.tsx'
import { emptyTemplate } from './template-draft.ts'
import { templateTexts } from './templates.texts.ts'

interface AddMenuProps {
  readonly anchor: HTMLElement
  readonly onAdd: (start: ReportTemplate) => void
  readonly onClose: () => void
}

/** What a new template begins with: nothing, or one that is made already, in the language of the interface. */
export function AddMenu({ anchor, onAdd, onClose }: AddMenuProps) {
  const say = useTexts(templateTexts)
  const locale = useSettings((settings) => settings.locale)
  const add = (start: ReportTemplate) => () => {
    onClose()
    onAdd(start)
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem onClick={add(emptyTemplate)}>{say('add_empty')}</MenuItem>
      {reportTemplatesIn(locale).map((preset) => (
        <MenuItem key={preset.name} onClick={add(preset)}>
          {preset.name}
        </MenuItem>
      ))}
    </Menu>
  )
}
