import type { AuditEvent } from '@alta/contract/audit'
import { Suspense } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../base/texts.tsx'
import type { GridFilter } from '../../base/ui/grid/grid-types.ts'
import type { GridView } from '../../base/ui/grid/use-grid-view.ts'
import { Waiting } from '../../base/ui/waiting.tsx'
import { featureTexts } from './features.texts.ts'
import { auditTexts } from './audit.texts.ts'
import { filtersOf } from './audit.queries.ts'
import { DateRange, ReportPicker, UserPicker } from './parts.ts'

const features = [
  'auth',
  'users',
  'provisioning',
  'invitations',
  'organisations',
  'assignments',
  'credentials',
  'reports',
  'chat',
  'documents',
  'search',
  'emergency_access',
  'analytics',
  'audit',
] as const

/** By person, by feature, by outcome and by days. `events` are those in sight: they know names. */
export function useAuditFilters(view: GridView, events: readonly AuditEvent[]): readonly GridFilter[] {
  const say = useTexts(auditTexts)
  const sayFeature = useTexts(featureTexts)
  const format = useFormatter()
  const { from, to } = filtersOf(view, undefined)
  // The day is shown as it was chosen, without conversion between time zones.
  const day = (text: string) => format.dateTime(new Date(text), { dateStyle: 'medium', timeZone: 'UTC' })
  const days = () => {
    if (from !== undefined && to !== undefined) return say('from_to', { from: day(from), to: day(to) })
    if (from !== undefined) return say('from_on', { from: day(from) })
    return to === undefined ? undefined : say('until', { to: day(to) })
  }
  const { actor_id, emergency_access, discharge_report_id } = view.filters
  const report = events.find(({ record }) => record?.id === discharge_report_id)?.record?.name
  const known = events.find(({ actor }) => actor.id === actor_id)?.actor.name
  return [
    {
      key: 'actor_id',
      label: say('filter_person'),
      shown: actor_id === undefined ? undefined : (known ?? say('filtered_person')),
      panel: (choose) => (
        <Suspense fallback={<Waiting height={60} />}>
          <UserPicker
            label={say('filter_person')}
            name="actor_id"
            value={null}
            onPick={(user) => choose({ actor_id: user?.user_id })}
          />
        </Suspense>
      ),
    },
    {
      key: 'act',
      label: say('filter_act'),
      choices: features.map((feature) => ({ value: feature, label: sayFeature(feature) })),
    },
    {
      key: 'outcome',
      label: say('outcome'),
      choices: [
        { value: 'done', label: say('done') },
        { value: 'refused', label: say('refused') },
      ],
    },
    {
      key: 'emergency_access',
      label: say('emergency_access'),
      choices: [
        { value: 'any', label: say('emergency_access_any') },
        ...(emergency_access === undefined || emergency_access === 'any'
          ? []
          : [{ value: emergency_access, label: say('emergency_access_one') }]),
      ],
    },
    {
      key: 'discharge_report_id',
      label: say('discharge_report'),
      shown: discharge_report_id === undefined ? undefined : (report ?? say('filtered_report')),
      panel: (choose) => (
        <Suspense fallback={<Waiting height={60} />}>
          <ReportPicker onPick={(id) => choose({ discharge_report_id: id })} />
        </Suspense>
      ),
    },
    {
      key: 'from',
      label: say('filter_days'),
      shown: days(),
      also: ['to'],
      panel: (choose) => (
        <Suspense fallback={<Waiting height={150} />}>
          <DateRange from={from} to={to} onApply={(range) => choose({ from: range.from, to: range.to })} />
        </Suspense>
      ),
    },
  ]
}
