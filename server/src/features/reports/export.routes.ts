import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { fileStem } from '@alta/clinical/document/file-name'
import { headOf, shownHead } from '@alta/clinical/document/shown-head'
import { sheetWords } from '@alta/clinical/lexicon/sheet-words'
import { callerSubmitter } from '#base/access'
import { serve } from '#base/route'
import type { ReportExportFormat } from './printed-file.ts'
import { type PrintedContent, printedVersion } from './printed.store.ts'
import { loadReport } from './report.record.ts'
import { findReport } from './reports.store.ts'
import type { ReviewWork } from './review.threads.ts'
import * as reports from '@alta/contract/reports'

const endings: Readonly<Record<ReportExportFormat, string>> = {
  docx: 'docx',
  pdf: 'pdf',
  markdown: 'md',
  text: 'txt',
  fhir: 'json',
  sheet_docx: 'docx',
  sheet_pdf: 'pdf',
}

/** The name of the file: the patient and the day, as far as the report knows them. */
function fileNameOf({ content, imprint }: PrintedContent, format: ReportExportFormat): string {
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

/** A version of the report as a file; before the first correction there is no corrected version. */
export function exportRoute(app: FastifyInstance, review: ReviewWork): void {
  serve(app, reports.exportFile, {
    load: loadReport,
    handle: async ({ record, db, actor, scope, query, note, signal }) => {
      const { discharge_report_id, organisation_id } = record
      note({ format: query.format, version: query.version })
      const report = await findReport(db, scope, record)
      if (!report) throw new Problem('not-found')
      const version = await printedVersion(db, report, query.version)
      if (!version) throw new Problem('not-found')
      note({ revision: version.imprint.revision })
      const { format } = query
      const turn = callerSubmitter(actor, organisation_id)
      return {
        filename: fileNameOf(version, format),
        media_type: reports.exportFormats[format],
        bytes: () => review.print({ turn, signal }, { ...version, discharge_report_id, format }),
      }
    },
  })
}
