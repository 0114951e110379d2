import { Problem } from '@alta/contract/problems'
import * as reports from '@alta/contract/reports'
import type { Acceptance, Signature } from '@alta/contract/review'
import type { FastifyInstance } from 'fastify'
import { fileStem } from '@alta/clinical/document/file-name'
import { headOf, shownHead } from '@alta/clinical/document/shown-head'
import { sheetWords } from '@alta/clinical/lexicon/sheet-words'
import { turnOf } from '#base/access'
import type { KeptDocumentSettings } from '../organisations/document-settings.rules.ts'
import { findDocumentSettings } from '../organisations/document-settings.store.ts'
import { serve } from '#base/route'
import { listAcceptances } from './acceptances.store.ts'
import type { Format, PrintedFile } from './printed-file.ts'
import { reportSeen } from './report-seen.ts'
import { findReport, type WrittenReport } from './reports.store.ts'
import { acceptedWhenSigned, type KeptCorrection, listSignatures, newestCorrection } from './review.store.ts'
import type { ReviewWork } from './review.threads.ts'

const endings: Readonly<Record<Format, string>> = {
  docx: 'docx',
  pdf: 'pdf',
  markdown: 'md',
  text: 'txt',
  fhir: 'json',
  sheet_docx: 'docx',
  sheet_pdf: 'pdf',
}

/** What the file is called: whose it is and of which day, as far as the report knows. */
function fileNameOf({ content, imprint }: Printed, format: Format): string {
  const { title, language } = content
  const { record_number, discharged, admitted } = shownHead(headOf(content))
  const stem = fileStem({
    kind: format.startsWith('sheet_') ? sheetWords[language].file : '',
    record_number: record_number.text,
    day: discharged.day ?? admitted.day ?? null,
    title: title ?? '',
    time: imprint.time,
  })
  return `${stem}.${endings[format]}`
}

interface Reviewed {
  /** null: the generated version is printed. */
  readonly correction: KeptCorrection | null
  readonly signatures: readonly Signature[]
  /** As it was when the version was signed, else as it is. */
  readonly accepted: readonly Pick<Acceptance, 'section' | 'text'>[]
  readonly settings: KeptDocumentSettings
}

type Printed = Omit<PrintedFile, 'format' | 'discharge_report_id'>

const serverZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Unsigned, it carries the draft mark; annulled, that it does not hold. */
function printed(report: WrittenReport, { correction, signatures, accepted, settings }: Reviewed): Printed {
  const { strategy } = report
  if (report.status !== 'ready' || report.language === null) throw new Problem('not-ready')
  const revision = correction?.revision ?? 0
  const signature = signatures.find((signed) => signed.revision === revision) ?? null
  return {
    content: {
      language: report.language,
      engine: { name: strategy.engine, version: strategy.version },
      ...(strategy.model !== undefined && { model: strategy.model }),
      // what was signed is printed as it was signed
      title: signature?.title ?? report.title,
      stay: report.stay,
      ...(report.patient && { patient: report.patient }),
      head: correction?.head ?? {},
      accepted,
      layouts: settings.layouts,
    },
    generated: report.sections,
    corrected: correction?.sections ?? null,
    imprint: {
      time: correction?.corrected_at ?? report.created_at,
      revision,
      signature,
      annulled: report.annulled,
      organisation: report.organisation_name,
      time_zone: settings.time_zone ?? serverZone,
      ...(settings.revision > 0 && { letterhead: settings }),
    },
  }
}

/** A version of the report as a file; before the first correction there is no corrected one to be found. */
export function exportRoute(app: FastifyInstance, review: ReviewWork): void {
  serve(app, reports.exportFile, async ({ db, actor, scope, params, query, note, signal }) => {
    const permitted = { actor, permission: 'discharge_reports:export' } as const
    const { discharge_report_id, organisation_id } = await reportSeen(db, params.discharge_report_id, permitted)
    note({ organisation_id, format: query.format, version: query.version })
    const report = await findReport(db, scope, params)
    if (!report) throw new Problem('not-found')
    const correction = query.version === 'corrected' ? await newestCorrection(db, report) : null
    if (query.version === 'corrected' && !correction) throw new Problem('not-found')
    const signatures = await listSignatures(db, report)
    const marked = await acceptedWhenSigned(db, report, correction?.revision ?? 0)
    const accepted = marked ?? (await listAcceptances(db, report))
    const settings = await findDocumentSettings(db, organisation_id)
    const version = printed(report, { correction, signatures, accepted, settings })
    note({ revision: version.imprint.revision })
    const { format } = query
    const turn = turnOf(actor, organisation_id)
    return {
      filename: fileNameOf(version, format),
      media_type: reports.exportFormats[format],
      bytes: () => review.print({ turn, signal }, { ...version, discharge_report_id, format }),
    }
  })
}
