import { reportBundle } from '@alta/clinical/document/bundle'
import { reportDocx, sheetDocx } from '@alta/clinical/document/docx'
import type { Imprint } from '@alta/clinical/document/imprint'
import { reportPdf, sheetPdf } from '@alta/clinical/document/pdf'
import { reportMarkdown } from '@alta/clinical/document/report-markdown'
import { reportText } from '@alta/clinical/document/report-text'
import type { PrintableReport } from '@alta/clinical/document/report-tree'
import type { ReportSection } from '@alta/contract/report'
import type { exportFormats } from '@alta/contract/reports'
import type { WrittenSection } from '@alta/contract/review'
import { derivedId } from '#base/ids'
import { pdfFonts } from '#base/pdf-fonts'
import { asPrinted } from './review.rules.ts'

export type ReportExportFormat = keyof typeof exportFormats

/** One version of a report in the form in which it is printed. */
export interface PrintedFile {
  readonly discharge_report_id: string
  readonly format: ReportExportFormat
  readonly content: Omit<PrintableReport, 'generated' | 'sections'>
  /** JSON of its sections. */
  readonly generated: string
  /** JSON of the correction's sections; null: the generated version is printed. */
  readonly corrected: string | null
  readonly imprint: Imprint
}

function contentOf({ content, generated: json, corrected }: PrintedFile): PrintableReport {
  const generated: ReportSection[] = JSON.parse(json)
  if (corrected === null) return { ...content, generated, sections: generated }
  const sections: WrittenSection[] = JSON.parse(corrected)
  return { ...content, generated, sections: asPrinted(sections, { generated, language: content.language }) }
}

/** The file itself. This takes long, so it runs in threads. */
export async function printedFile(file: PrintedFile): Promise<Uint8Array | string> {
  const { discharge_report_id, format, imprint } = file
  const content = contentOf(file)
  if (format === 'markdown') return reportMarkdown(content, imprint)
  if (format === 'text') return reportText(content, imprint)
  if (format === 'docx') return await reportDocx(content, imprint)
  if (format === 'sheet_docx') return await sheetDocx(content, imprint)
  if (format === 'pdf' || format === 'sheet_pdf')
    return await (format === 'pdf' ? reportPdf : sheetPdf)(content, { imprint, fonts: pdfFonts() })
  const { revision } = imprint
  // Each version of a report has a document id of its own, which stays the same when the file is made again.
  const idFor = (resource: string) =>
    derivedId(discharge_report_id, revision === 0 || resource === 'report' ? resource : `${resource}/${revision}`)
  return JSON.stringify(reportBundle(content, { idFor, imprint }), null, 2)
}
