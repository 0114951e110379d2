import * as reports from '@alta/contract/reports'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { useRead } from '../../base/queries.ts'
import { useTexts } from '../../base/texts.tsx'
import { PickField } from '../../base/ui/pick-field.tsx'
import { auditTexts } from './audit.texts.ts'

/** Finds a report by its title, for those who may read it; nobody else can name one here. */
export function ReportPicker({ onPick }: { onPick: (discharge_report_id: string) => void }) {
  const say = useTexts(auditTexts)
  const format = useFormatter()
  const [query, setQuery] = useState<string | null>(null)
  const typed = { ...(query !== null && query !== '' && { q: query }) }
  const { data, error } = useRead(reports.list, { query: { limit: '20' }, typed }, { enabled: query !== null })
  const options = data?.items.map(({ discharge_report_id, title, created_at }) => ({
    id: discharge_report_id,
    label: title,
    detail: format.dateTime(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' }),
  }))
  return (
    <PickField
      label={say('discharge_report')}
      name="discharge_report_id"
      value={null}
      options={error === null ? options : []}
      onAsk={setQuery}
      onPick={(picked) => picked && onPick(picked.id)}
    />
  )
}
