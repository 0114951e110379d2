import Copy from '@mui/icons-material/ContentCopyOutlined'
import More from '@mui/icons-material/ExpandMore'
import Save from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { onDemand } from '../../../base/ui/on-demand.ts'
import { Tool } from '../../../base/ui/tool.tsx'
import { preparePrintView } from './print-view.tsx'
import { takeOutTexts } from './export.texts.ts'
import { copying, otherFormats, type ReportExport } from './use-export.ts'

const ActionMenu = onDemand(async () => (await import('../../../base/ui/grid/action-menu.tsx')).ActionMenu)

/** Once the menu is gone: what is open when the dialog of the printer opens stays open behind it. */
const print = async () => {
  await Promise.all([preparePrintView(), new Promise((resolve) => setTimeout(resolve, 300))])
  window.print()
}

/** PDF, the patient's sheet, and the printer. */
function OtherFiles({ takingOut, mayExport }: { takingOut: ReportExport; mayExport: boolean }) {
  const say = useTexts(takeOutTexts)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const files = mayExport
    ? otherFormats.map((format) => ({
        label: say(`save_${format}`),
        act: () => void takingOut.save(format),
        disabled: takingOut.isSaving,
      }))
    : []
  return (
    <>
      <Tool icon={<More />} label={say('more_formats')} onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      <Suspense>
        {anchor && (
          <ActionMenu
            anchor={anchor}
            label={say('more_formats')}
            actions={[...files, { label: say('print'), act: () => void print() }]}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  )
}

/** Copy and save, among the tools of a report. */
export function ExportMenu({ takingOut, mayExport }: { takingOut: ReportExport; mayExport: boolean }) {
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
        onClick={({ currentTarget }) => {
          void copying().catch(() => undefined)
          setAnchor(currentTarget)
        }}
      >
        {say('copy')}
      </Button>
      <Suspense>
        {anchor && (
          <ActionMenu
            anchor={anchor}
            label={say('what')}
            actions={choices.map((what) => ({ label: say(what), act: () => void copy(what) }))}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
      {mayExport && (
        <Button size="small" color="inherit" startIcon={<Save />} disabled={isSaving} onClick={() => void save()}>
          {say(isSaving ? 'saving_docx' : 'save_docx')}
        </Button>
      )}
      <OtherFiles takingOut={takingOut} mayExport={mayExport} />
    </>
  )
}
