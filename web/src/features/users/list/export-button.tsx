import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import type { EndpointRequest } from '@alta/contract/endpoint'
import * as users from '@alta/contract/users'
import { useState } from 'react'
import { fetchFile } from '../../../base/api.ts'
import { download } from '../../../base/download.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { usersTexts } from '../users.texts.ts'

/** Saves everyone whom the filters show, on all pages, as CSV. */
export function ExportButton({ query }: { query: EndpointRequest<typeof users.exportFile>['query'] }) {
  const say = useTexts(usersTexts)
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { bytes, filename } = await fetchFile(users.exportFile, { query })
      download(bytes, filename ?? 'alta-users.csv')
      toast({ message: say('exported') })
    } catch {
      toast({ message: say('export_failed'), severity: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Download />}
      disabled={isBusy}
      onClick={() => void save()}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {say(isBusy ? 'exporting' : 'export')}
    </Button>
  )
}
