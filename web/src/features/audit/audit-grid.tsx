import Fact from '@mui/icons-material/FactCheckOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import * as audit from '@alta/contract/audit'
import type { AuditEvent } from '@alta/contract/audit'
import { Suspense, useState } from 'react'
import { fetchFile } from '../../base/api.ts'
import { download } from '../../base/download.ts'
import { useOrganisation } from '../../base/organisations/organisation-store.ts'
import { useHasPermission } from '../../base/stores.ts'
import { useTexts } from '../../base/texts.tsx'
import { ActAlert } from '../../base/ui/act-alert.tsx'
import { Empty } from '../../base/ui/empty.tsx'
import { Grid } from '../../base/ui/grid/grid.tsx'
import { useGridView } from '../../base/ui/grid/use-grid-view.ts'
import { useToast } from '../../base/ui/toasts.tsx'
import { useAuditFilters } from './audit-filters.tsx'
import { requestOf, filterKeys, filtersOf, useAuditPage } from './audit.queries.ts'
import { auditTexts } from './audit.texts.ts'
import { useEventColumns } from './event-columns.tsx'
import { ActionMenu, EventDetails, Verification } from './parts.ts'

type AuditExportFormat = 'csv' | 'ndjson'

/** Saves what the filters show, as a file. */
function useExport({ query, typed }: ReturnType<typeof requestOf>) {
  const say = useTexts(auditTexts)
  const toast = useToast()
  const [failure, setFailure] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)
  const save = async (format: AuditExportFormat) => {
    setFailure(null)
    setPending(true)
    try {
      const { bytes, filename } = await fetchFile(audit.exportFile, { query: { ...query, format }, typed })
      download(bytes, filename ?? `audit.${format}`)
      toast({ message: say('exported') })
    } catch (error) {
      setFailure(error)
    }
    setPending(false)
  }
  return { failure, isPending, save: (format: AuditExportFormat) => void save(format) }
}

interface AuditToolsProps {
  readonly organisation_id: string | undefined
  readonly request: ReturnType<typeof requestOf>
}

/** What can be done with the log as a whole: take it out, and prove it. */
function AuditTools({ organisation_id, request }: AuditToolsProps) {
  const say = useTexts(auditTexts)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [verifying, setVerifying] = useState(false)
  const { failure, isPending, save } = useExport(request)
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', mb: 1.5 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => setVerifying(true)}>
          {say('verify')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          disabled={isPending}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {say('export')}
        </Button>
      </Stack>
      <Box sx={{ '&:not(:empty)': { mb: 1.5 } }}>
        <ActAlert error={failure} failed={say('export_failed')} />
      </Box>
      <Suspense>
        {anchor && (
          <ActionMenu
            anchor={anchor}
            label={say('export')}
            actions={[
              { label: say('export_csv'), act: () => save('csv') },
              { label: say('export_ndjson'), act: () => save('ndjson') },
            ]}
            onClose={() => setAnchor(null)}
          />
        )}
        {verifying && <Verification organisation_id={organisation_id} onClose={() => setVerifying(false)} />}
      </Suspense>
    </>
  )
}

/** Whether the reader may know which reports have a record number: in this organisation, or in any. */
function useMayReadReports(organisation_id: string | undefined): boolean {
  const somewhere = useHasPermission('discharge_reports:read')
  const { organisation } = useOrganisation(organisation_id ?? '', organisation_id !== undefined)
  return organisation_id === undefined
    ? somewhere
    : (organisation?.permissions.includes('discharge_reports:read') ?? false)
}

/** The audit log: who did what and when, newest first. */
export function AuditGrid({ organisation_id }: { organisation_id: string | undefined }) {
  const say = useTexts(auditTexts)
  const view = useGridView({ sort: '', keys: filterKeys, areWordsSecret: true })
  const mayName = useMayReadReports(organisation_id)
  const filters = filtersOf(view, organisation_id)
  const page = useAuditPage(view, filters)
  const [opened, setOpened] = useState<AuditEvent | null>(null)
  const { columns, card, nameOf } = useEventColumns({ inOne: organisation_id !== undefined, onOpen: setOpened })
  const chips = useAuditFilters(view, page.items ?? [])
  return (
    <>
      <AuditTools organisation_id={organisation_id} request={requestOf(view, filters)} />
      <Grid
        name="audit"
        label={say('title')}
        view={view}
        page={page}
        columns={columns}
        card={card}
        rowKey={(event) => `${event.organisation_id} ${event.sequence}`}
        rowName={nameOf}
        {...(mayName && { searchLabel: say('record_number') })}
        filters={chips}
        empty={<Empty icon={<Fact />} title={say('empty_title')} text={say('empty_text')} />}
        failed={say('list_failed')}
      />
      <Suspense>
        {opened && (
          <EventDetails
            event={opened}
            onOnlyThis={() => {
              view.change({ actor_id: opened.actor.id ?? undefined })
              setOpened(null)
            }}
            onOnlyReport={() => {
              view.change({ discharge_report_id: opened.record?.id })
              setOpened(null)
            }}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  )
}
