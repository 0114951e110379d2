import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { DataExport } from '@alta/contract/data-exports'
import { useTexts } from '../../base/texts.tsx'
import { Status } from '../../base/ui/status.tsx'
import { useToast } from '../../base/ui/toasts.tsx'
import { useFormatDateTime } from '../../base/date-time/format-date-time.ts'
import { dataExportTexts } from './data-exports.texts.ts'
import { fetchExport, removeExport, useDataExports } from './data-exports.queries.ts'

function State({ made }: { made: DataExport }) {
  const say = useTexts(dataExportTexts)
  const formatDateTime = useFormatDateTime()
  if (made.state === 'waiting') return <Status shape="half">{say('waiting')}</Status>
  if (made.state === 'failed')
    return (
      <Status tone="error" shape="bar">
        {say('state_failed')}
      </Status>
    )
  return (
    <Status tone="success" shape="check">
      {say('ready', { until: formatDateTime(made.expires_at) })}
    </Status>
  )
}

function Row({ made }: { made: DataExport }) {
  const say = useTexts(dataExportTexts)
  const formatDateTime = useFormatDateTime()
  const toast = useToast()
  const what = say('line', { what: say(made.kind), when: formatDateTime(made.requested_at) })
  const tried = (act: (id: string) => Promise<void>) => async () => {
    try {
      await act(made.data_export_id)
    } catch {
      toast({ message: say('failed'), severity: 'error' })
    }
  }
  const button = (act: 'fetch' | 'remove', onClick: () => Promise<void>) => (
    <Button
      size="small"
      variant={act === 'fetch' ? 'outlined' : 'text'}
      color={act === 'fetch' ? 'primary' : 'inherit'}
      aria-label={say('one', { act: say(act), what })}
      onClick={() => void onClick()}
    >
      {say(act)}
    </Button>
  )
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ py: 1, gap: 1, alignItems: 'center', flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <Typography variant="subtitle2" component="p">
          {what}
        </Typography>
        <State made={made} />
      </Box>
      {made.state === 'ready' && button('fetch', tried(fetchExport))}
      {button('remove', tried(removeExport))}
    </Stack>
  )
}

interface ExportListProps {
  /** The kind of export: of one person, or of patients of one organisation. */
  readonly of: { readonly user_id: string } | { readonly organisation_id: string }
}

/** The files that the caller had made, while they are there. */
export function ExportList({ of }: ExportListProps) {
  const say = useTexts(dataExportTexts)
  const { data } = useDataExports()
  const isOf = (made: DataExport) =>
    'user_id' in of ? made.user_id === of.user_id : made.organisation_id === of.organisation_id
  const items = data?.items.filter(isOf) ?? []
  if (items.length === 0) return null
  return (
    <Box component="ul" aria-label={say('list')} sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
      {items.map((made) => (
        <Row key={made.data_export_id} made={made} />
      ))}
    </Box>
  )
}
