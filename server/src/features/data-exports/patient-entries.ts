import { type Actor, scopeFor } from '#base/access'
import { jsonPieces, jsonText } from '#base/http/json-text'
import type { Submitter } from '#base/jobs'
import type { Services } from '#base/services'
import { documentFile } from '#base/storage/delete-files'
import type { WorkerTask } from '#base/worker-pool'
import { listEvents } from '../audit/audit.store.ts'
import { allMessages } from '../chat/messages.store.ts'
import { type FileToPrint, printedVersion } from '../reports/printed.store.ts'
import { putAwaySeenBy } from '../reports/put-away.rules.ts'
import { findReport, type WrittenReport } from '../reports/reports.store.ts'
import { listCorrections, listSignatures, newestCorrection } from '../reports/review.store.ts'
import type { ZipEntry } from './zip.ts'

/** Prints a version of a report in a thread. */
export type PrintVersion = (options: Omit<WorkerTask, 'message'>, file: FileToPrint) => Promise<Uint8Array>

export interface ExportTask {
  readonly services: Services
  readonly print: PrintVersion
  /** The person who asked, with their present permissions: what they may no longer read is left out. */
  readonly actor: Actor
  readonly submitter: Submitter
  readonly signal: AbortSignal
}

const formats = { docx: 'docx', pdf: 'pdf', markdown: 'md', text: 'txt', fhir: 'fhir.json' } as const
const formatNames = ['docx', 'pdf', 'markdown', 'text', 'fhir'] as const

async function* filesOf(making: ExportTask, report: WrittenReport): AsyncGenerator<ZipEntry> {
  const { services, print, submitter, signal } = making
  const folder = `reports/${report.discharge_report_id}`
  if (report.status === 'ready' && report.language !== null)
    for (const version of ['generated', 'corrected'] as const) {
      const printed = await printedVersion(services.db, report, version)
      if (!printed) continue
      for (const format of formatNames) {
        signal.throwIfAborted()
        const file = { ...printed, discharge_report_id: report.discharge_report_id, format }
        yield {
          name: `${folder}/${version}.${formats[format]}`,
          content: await print({ turn: submitter, signal }, file),
        }
      }
    }
  yield { name: `${folder}/source.txt`, content: report.source.text }
}

/** A report as data, with its texts as they are stored. */
async function* recordOf({ services: { db } }: ExportTask, report: WrittenReport): AsyncGenerator<string> {
  const { source, sections, unused, ...manifest } = report
  const correction = await newestCorrection(db, report)
  yield* jsonPieces({
    ...manifest,
    source: { filename: source.filename, sha256: source.sha256, files: source.files, removed_at: source.removed_at },
    sections: jsonText(sections),
    unused: jsonText(unused),
    corrected: correction && { ...correction, sections: jsonText(correction.sections) },
    corrections: await listCorrections(db, report),
    signatures: await listSignatures(db, report),
  })
}

/** Questions, answers and the documents' own files of a chat. */
export async function* chatEntries(
  { services: { db, files }, signal }: Pick<ExportTask, 'services' | 'signal'>,
  key: { readonly organisation_id: string; readonly chat_session_id: string },
): AsyncGenerator<ZipEntry> {
  const folder = `chats/${key.chat_session_id}`
  const session = await db
    .selectFrom('chat_sessions')
    .select(['chat_session_id', 'organisation_id', 'title', 'created_at', 'updated_at'])
    .where('organisation_id', '=', key.organisation_id)
    .where('chat_session_id', '=', key.chat_session_id)
    .executeTakeFirst()
  if (!session) return
  const messages = await allMessages(db, key)
  yield { name: `${folder}/chat.json`, content: JSON.stringify({ ...session, messages }, null, 2) }
  const documents = await db
    .selectFrom('chat_documents')
    .select(['organisation_id', 'document_id', 'filename', 'media_type', 'created_at'])
    .where('organisation_id', '=', key.organisation_id)
    .where('chat_session_id', '=', key.chat_session_id)
    .where('state', '!=', 'uploading')
    .execute()
  yield { name: `${folder}/documents.json`, content: JSON.stringify(documents, null, 2) }
  for (const document of documents) {
    signal.throwIfAborted()
    const content = await files.get(documentFile(document))
    if (content) yield { name: `${folder}/documents/${document.document_id}`, content }
  }
}

const batch = 500

/** The events of the log about these reports, one per line. */
async function* linesAbout(making: ExportTask, filter: { organisation_id: string; discharge_report_ids: string[] }) {
  const { services, actor } = making
  const scope = scopeFor(actor, 'audit:read')
  let after: Awaited<ReturnType<typeof listEvents>>[number]['end'] | undefined
  for (;;) {
    const found = await listEvents(services.db, scope, {
      ...filter,
      since: undefined,
      before: undefined,
      limit: batch,
      after,
    })
    yield found.map(({ event }) => `${JSON.stringify(event)}\n`).join('')
    after = found.at(-1)?.end
    if (found.length < batch) return
  }
}

interface Patients {
  readonly organisation_id: string
  readonly records: readonly { readonly kind: string; readonly record_id: string }[]
}

/** Everything about a patient that the person may read at this moment. Names of files contain only ids. */
export async function* patientEntries(
  making: ExportTask,
  { organisation_id, records }: Patients,
): AsyncGenerator<ZipEntry> {
  const { services, actor } = making
  const idsOf = (kind: string) => records.filter((record) => record.kind === kind).map(({ record_id }) => record_id)
  const scope = scopeFor(actor, 'discharge_reports:export')
  const included: string[] = []
  for (const discharge_report_id of idsOf('discharge_report')) {
    const put_away_seen = putAwaySeenBy(actor)
    const report = await findReport(services.db, scope, { discharge_report_id, put_away_seen })
    if (!report) continue
    included.push(discharge_report_id)
    yield { name: `reports/${discharge_report_id}/report.json`, content: recordOf(making, report) }
    yield* filesOf(making, report)
  }
  const mayChat = scopeFor(actor, 'chat_sessions:create').organisation_ids.includes(organisation_id)
  const chats: string[] = []
  for (const chat_session_id of mayChat ? idsOf('chat_session') : []) {
    const theirs = await services.db
      .selectFrom('chat_sessions')
      .select('chat_session_id')
      .where('organisation_id', '=', organisation_id)
      .where('chat_session_id', '=', chat_session_id)
      .where('created_by', '=', actor.user_id)
      .executeTakeFirst()
    if (!theirs) continue
    chats.push(chat_session_id)
    yield* chatEntries(making, { organisation_id, chat_session_id })
  }
  const audits = scopeFor(actor, 'audit:read')
  const hasLog = included.length > 0 && (audits.everywhere || audits.organisation_ids.includes(organisation_id))
  if (hasLog)
    yield { name: 'audit.ndjson', content: linesAbout(making, { organisation_id, discharge_report_ids: included }) }
  const manifest = { format: 'alta-patient-1', organisation_id, reports: included, chats, audit: hasLog }
  const made_at = services.clock.now().toISOString()
  // The words of colleagues' chats are exported to nobody.
  const left_out = { chats_of_others: idsOf('chat_session').length - chats.length }
  yield { name: 'manifest.json', content: JSON.stringify({ ...manifest, made_at, left_out }, null, 2) }
}
