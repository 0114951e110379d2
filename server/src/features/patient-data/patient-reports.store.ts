import { identityFrom } from '@alta/clinical/identity/same-patient'
import type { PatientRecord } from '@alta/contract/erasures'
import { limits } from '@alta/contract/limits'
import { sql, type SqlBool } from 'kysely'
import { dayInMs } from '#base/date-range'
import { matchesWords, queryOfWords } from '#base/search-words'
import { isReportHeld } from '../legal-holds/legal-holds.store.ts'
import { isOfPatient, mentionsIn, type PatientMatcher } from './patient-matcher.rules.ts'
import type { Db } from '#base/database'

export interface PatientLookup {
  readonly organisation_id: string
  readonly matcher: PatientMatcher
  /** The number as it was typed. */
  readonly typed: { readonly record_number: string; readonly name?: string | undefined }
  readonly now: Date
  /** The value of ALTA_SIGNED_RETENTION_DAYS. */
  readonly signed_days: number
  /** Whether reports that were put away are examined, too. */
  readonly put_away: boolean
  readonly signal: AbortSignal
}

/** Must equal the expression of the index `discharge_reports_by_record_number` word for word. */
const figures = sql<string>`regexp_replace(lower(record_number), '[^a-z0-9]', '', 'g')`

/** One more than a patient may have, so that more are noticed. */
const most = limits.patient_records + 1

/** Reports whose head has the number or the name, or whose texts may contain the number. */
async function candidates(db: Db, { organisation_id, matcher, typed }: PatientLookup): Promise<string[]> {
  const here = () =>
    db.selectFrom('discharge_reports').select('discharge_report_id').where('organisation_id', '=', organisation_id)
  const byHead = await here().where(figures, '=', matcher.record_number).limit(most).execute()
  const byText = await db
    .selectFrom('discharge_report_words as words')
    .innerJoin('discharge_reports as report', (join) =>
      join
        .onRef('report.organisation_id', '=', 'words.organisation_id')
        .onRef('report.discharge_report_id', '=', 'words.discharge_report_id'),
    )
    .select('report.discharge_report_id')
    .where('words.organisation_id', '=', organisation_id)
    .where('report.record_number', 'is', null)
    .where(sql<SqlBool>`words.words @@ ${queryOfWords(typed.record_number)}`)
    .limit(most)
    .execute()
  const byName = matcher.is_known_without_number
    ? await here()
        .where('record_number', 'is', null)
        .where((eb) => matchesWords(eb.ref('named_words'), typed.name ?? ''))
        .limit(most)
        .execute()
    : []
  return [...new Set([...byHead, ...byText, ...byName].map(({ discharge_report_id }) => discharge_report_id))]
}

const unfinished = ['queued', 'running']

/** Why a report is not erased now; null when it may be. */
export async function reasonToKeepReport(
  db: Db,
  key: { readonly organisation_id: string; readonly discharge_report_id: string },
  { now, signed_days }: Pick<PatientLookup, 'now' | 'signed_days'>,
): Promise<PatientRecord['kept'] | 'gone'> {
  const found = await db
    .selectFrom('discharge_reports as report')
    .select(['status', isReportHeld('report', now).as('held')])
    .select((eb) =>
      eb
        .selectFrom('discharge_report_signatures as signature')
        .select((of) => of.fn.max('signed_at').as('last'))
        .whereRef('signature.organisation_id', '=', 'report.organisation_id')
        .whereRef('signature.discharge_report_id', '=', 'report.discharge_report_id')
        .as('last_signed_at'),
    )
    .where('report.organisation_id', '=', key.organisation_id)
    .where('report.discharge_report_id', '=', key.discharge_report_id)
    .executeTakeFirst()
  if (!found) return 'gone'
  const { status, held, last_signed_at } = found
  if (held) return { because: 'legal_hold', until: null }
  const until = last_signed_at && new Date(last_signed_at.getTime() + signed_days * dayInMs)
  if (until && until > now) return { because: 'retention', until: until.toISOString() }
  return unfinished.includes(status) ? { because: 'unfinished', until: null } : null
}

async function recordOf(
  db: Db,
  looking: PatientLookup,
  discharge_report_id: string,
): Promise<PatientRecord | undefined> {
  const { organisation_id, matcher, put_away } = looking
  const row = await db
    .selectFrom('discharge_reports')
    .select([
      'title',
      'patient_name as name',
      'record_number',
      'birth_date',
      'source_text',
      'created_at',
      'put_away_at',
    ])
    .where('organisation_id', '=', organisation_id)
    .where('discharge_report_id', '=', discharge_report_id)
    .executeTakeFirst()
  if (!row || (row.put_away_at && !put_away)) return undefined
  const { title, name, record_number, birth_date, source_text, created_at } = row
  const stated = identityFrom({ name, record_number, birth_date })
  const named = [...mentionsIn(title, 'title', matcher), ...mentionsIn(source_text, 'source', matcher)]
  if (!isOfPatient(matcher, stated, named.length > 0)) return undefined
  const keepReason = await reasonToKeepReport(db, { organisation_id, discharge_report_id }, looking)
  if (keepReason === 'gone') return undefined
  const head = name === null && record_number === null ? [] : [{ in: 'head' as const, start: 0, end: 0 }]
  return {
    kind: 'discharge_report',
    record_id: discharge_report_id,
    chat_session_id: null,
    created_at: created_at.toISOString(),
    mentions: [...head, ...named].slice(0, limits.patient_mentions),
    kept: keepReason,
  }
}

/** The patient's reports, read one after the other, because their courses are long. */
export async function findPatientReports(db: Db, looking: PatientLookup): Promise<PatientRecord[]> {
  const found: PatientRecord[] = []
  for (const id of await candidates(db, looking)) {
    looking.signal.throwIfAborted()
    const record = await recordOf(db, looking, id)
    if (record) found.push(record)
  }
  return found
}
