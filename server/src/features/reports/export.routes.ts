import { reportBundle } from '@alta/clinical/document/bundle'
import { reportDocx } from '@alta/clinical/document/docx'
import { reportMarkdown } from '@alta/clinical/document/markdown'
import { reportText } from '@alta/clinical/document/plain-text'
import { Problem } from '@alta/contract/problems'
import type { GeneratedReport } from '@alta/contract/report'
import * as reports from '@alta/contract/reports'
import type { FastifyInstance } from 'fastify'
import { derivedId } from '#base/ids'
import { serve } from '#base/route'
import { reportSeen } from './report-seen.ts'
import { findReport } from './reports.store.ts'

type Format = keyof typeof reports.exportFormats
const endings: Readonly<Record<Format, string>> = { docx: 'docx', markdown: 'md', text: 'txt', fhir: 'json' }

function printable(report: reports.DischargeReport): GeneratedReport {
  if (report.status !== 'ready' || report.language === null) throw new Problem('not-ready')
  return {
    language: report.language,
    engine: { name: report.strategy.engine, version: report.strategy.version },
    title: report.title,
    sections: report.generated.sections,
    unused: report.unused,
  }
}

function bundleOptions({ discharge_report_id, created_at }: reports.DischargeReport) {
  const idFor = (name: string) => derivedId(discharge_report_id, name)
  const ids = {
    bundle: idFor('bundle'),
    composition: idFor('composition'),
    patient: idFor('patient'),
    encounter: idFor('encounter'),
    device: idFor('device'),
  }
  return { ids, time: created_at, draft: true }
}

async function written(report: reports.DischargeReport, format: Format): Promise<Uint8Array | string> {
  const content = printable(report)
  if (format === 'markdown') return reportMarkdown(content)
  if (format === 'text') return reportText(content)
  if (format === 'fhir') return JSON.stringify(reportBundle(content, bundleOptions(report)), null, 2)
  return await reportDocx(content, { draft: true, time: report.created_at, organisation: report.organisation_name })
}

/** The report as a file. Nothing here is signed yet, so every document says that it is a draft. */
export function exportRoute(app: FastifyInstance): void {
  serve(app, reports.exportFile, async ({ db, actor, scope, params, query, note }) => {
    const permitted = { actor, permission: 'discharge_reports:export' } as const
    const { organisation_id } = await reportSeen(db, params.discharge_report_id, permitted)
    const report = await findReport(db, scope, params.discharge_report_id)
    if (!report) throw new Problem('not-found')
    printable(report)
    note({ organisation_id, format: query.format, version: query.version })
    return {
      filename: `${report.title}.${endings[query.format]}`,
      media_type: reports.exportFormats[query.format],
      bytes: () => written(report, query.format),
    }
  })
}
