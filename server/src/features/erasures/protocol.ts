import type { Language } from '@alta/contract/languages'
import type { ErasureRecord, findErasure } from './erasures.store.ts'
import { protocolWords } from './protocol-words.ts'

interface Protocolled {
  readonly erasure: NonNullable<Awaited<ReturnType<typeof findErasure>>>
  readonly organisation_name: string
  readonly records: readonly ErasureRecord[]
}

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null

/** The protocol as JSON, with which a restored backup is erased again. */
export function protocolJson({ erasure, organisation_name, records }: Protocolled): string {
  const document = {
    format: 'alta-erasure-1',
    organisation_id: erasure.organisation_id,
    organisation_name,
    erasure_id: erasure.erasure_id,
    state: erasure.state,
    reason: erasure.reason,
    requested_by: { user_id: erasure.requested_by, name: erasure.requested_by_name },
    requested_at: timeOf(erasure.requested_at),
    approved_by:
      erasure.approved_by_name === null ? null : { user_id: erasure.approved_by, name: erasure.approved_by_name },
    begun_at: timeOf(erasure.begun_at),
    finished_at: timeOf(erasure.finished_at),
    counts: { found: erasure.found, erased: erasure.erased, kept: erasure.kept },
    records: records.map((record) => ({
      kind: record.kind,
      record_id: record.record_id,
      chat_session_id: record.chat_session_id,
      created_at: timeOf(record.record_created_at),
      outcome: record.outcome,
      because: record.because,
      kept_until: timeOf(record.kept_until),
      done_at: timeOf(record.done_at),
    })),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

/** The protocol for people, in the language of the reader. Times are in UTC. */
export function protocolText({ erasure, organisation_name, records }: Protocolled, language: Language): string {
  const words = protocolWords[language]
  const when = (time: Date | null) =>
    time?.toISOString().replace('T', ' ').slice(0, 19).concat(' UTC') ?? words.unfinished
  const lineOf = (record: ErasureRecord): string => {
    const { kind, record_id, record_created_at, outcome, because, kept_until } = record
    const day = record_created_at.toISOString().slice(0, 10)
    const until = kept_until === null ? '' : ` ${words.until} ${kept_until.toISOString().slice(0, 10)}`
    const why = because === null ? '' : `: ${words.because[because]}${until}`
    return `- ${words.kinds[kind]} ${record_id}, ${words.created} ${day}: ${words.outcomes[outcome ?? 'open']}${why}`
  }
  return [
    words.title,
    '',
    `${words.organisation}: ${organisation_name} (${erasure.organisation_id})`,
    `${words.erasure}: ${erasure.erasure_id}`,
    `${words.requested}: ${erasure.requested_by_name}, ${when(erasure.requested_at)}`,
    `${words.approved}: ${erasure.approved_by_name ?? '–'}`,
    `${words.reason}: ${erasure.reason}`,
    `${words.begun}: ${when(erasure.begun_at)}`,
    `${words.finished}: ${when(erasure.finished_at)}`,
    '',
    `${words.records}: ${records.length === 0 ? words.none : records.length}`,
    ...records.map(lineOf),
    '',
    words.note,
    '',
  ].join('\n')
}
