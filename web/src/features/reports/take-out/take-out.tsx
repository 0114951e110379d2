import Copy from '@mui/icons-material/ContentCopyOutlined'
import More from '@mui/icons-material/ExpandMore'
import Save from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import { takeOutTexts } from './take-out.texts.ts'
import { otherFormats, type TakingOut } from './use-take-out.ts'

/** Once the menu is gone: what is open when the dialog of the printer opens stays open behind it. */
const printLater = () => {
  setTimeout(() => window.print(), 300)
}

/** PDF, the patient's sheet, and the printer. */
function OtherFiles({ takingOut, mayExport }: { takingOut: TakingOut; mayExport: boolean }) {
  const say = useTexts(takeOutTexts)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const acting = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  return (
    <>
      <Tool icon={<More />} label={say('more_formats')} onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': say('more_formats') } }}
      >
        {mayExport &&
          otherFormats.map((format) => (
            <MenuItem key={format} disabled={takingOut.isSaving} onClick={acting(() => void takingOut.save(format))}>
              {say(`save_${format}`)}
            </MenuItem>
          ))}
        <MenuItem onClick={acting(printLater)}>{say('print')}</MenuItem>
      </Menu>
    </>
  )
}

/** Copy and save, among the tools of a report. */
export function TakeOut({ takingOut, mayExport }: { takingOut: TakingOut; mayExport: boolean }) {
  const say = useTexts(takeOutTexts)
  const { choices, copy, save, isSaving } = takingOut
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Copy />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {say('copy')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': say('what') } }}
      >
        {choices.map((what) => (
          <MenuItem
            key={what}
            onClick={() => {
              setAnchor(null)
              void copy(what)
            }}
          >
            {say(what)}
          </MenuItem>
        ))}
      </Menu>
      {mayExport && (
        <Button size="small" color="inherit" startIcon={<Save />} disabled={isSaving} onClick={() => void save()}>
          {say(isSaving ? 'saving_docx' : 'save_docx')}
        </Button>
      )}
      <OtherFiles takingOut={takingOut} mayExport={mayExport} />
    </>
  )
}
