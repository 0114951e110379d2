import { reportBundle } from '@alta/clinical/document/bundle'
import { reportDocx } from '@alta/clinical/document/docx'
import type { Imprint } from '@alta/clinical/document/imprint'
import { reportMarkdown } from '@alta/clinical/document/report-markdown'
import { reportText } from '@alta/clinical/document/report-text'
import type { PrintableReport } from '@alta/clinical/document/report-tree'
import { Problem } from '@alta/contract/problems'
import * as reports from '@alta/contract/reports'
import type { Acceptance, Correction, Signature } from '@alta/contract/review'
import type { FastifyInstance } from 'fastify'
import { derivedId } from '#base/ids'
import { serve } from '#base/route'
import { listAcceptances } from './acceptances.store.ts'
import { reportSeen } from './report-seen.ts'
import { findReport, type WrittenReport } from './reports.store.ts'
import { asPrinted } from './review.rules.ts'
import { acceptedWhenSigned, listSignatures, newestCorrection } from './review.store.ts'

type Format = keyof typeof reports.exportFormats
const endings: Readonly<Record<Format, string>> = { docx: 'docx', markdown: 'md', text: 'txt', fhir: 'json' }

/** One version of a report, as it is printed. */
interface Printed {
  readonly content: PrintableReport
  readonly imprint: Imprint
  /** One document of its own for each version: what it is made of stays the same when it is made again. */
  readonly idFor: (resource: string) => string
}

interface Reviewed {
  /** null: the generated version is printed. */
  readonly correction: Correction | null
  readonly signatures: readonly Signature[]
  /** As it was when the version was signed, else as it is. */
  readonly accepted: readonly Pick<Acceptance, 'section' | 'text'>[]
}

/** Unsigned, it carries the draft mark. */
function printed(report: WrittenReport, { correction, signatures, accepted }: Reviewed): Printed {
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
      stay: report.generated.stay,
      generated: report.generated.sections,
      accepted,
      sections: correction ? asPrinted(correction.sections, report) : report.generated.sections,
    },
    imprint: {
      time: correction?.corrected_at ?? report.created_at,
      revision,
      signature,
      organisation: report.organisation_name,
    },
    idFor: (resource) => derivedId(report.discharge_report_id, revision === 0 ? resource : `${resource}/${revision}`),
  }
}

async function written({ content, imprint, idFor }: Printed, format: Format): Promise<Uint8Array | string> {
  if (format === 'markdown') return reportMarkdown(content, imprint)
  if (format === 'text') return reportText(content, imprint)
  if (format === 'fhir') return JSON.stringify(reportBundle(content, { idFor, imprint }), null, 2)
  return await reportDocx(content, imprint)
}

/** A version of the report as a file; before the first correction there is no corrected one to be found. */
export function exportRoute(app: FastifyInstance): void {
  serve(app, reports.exportFile, async ({ db, actor, scope, params, query, note }) => {
    const permitted = { actor, permission: 'discharge_reports:export' } as const
    const { organisation_id } = await reportSeen(db, params.discharge_report_id, permitted)
    note({ organisation_id, format: query.format, version: query.version })
    const report = await findReport(db, scope, params)
    if (!report) throw new Problem('not-found')
    const correction = query.version === 'corrected' ? await newestCorrection(db, report) : null
    if (query.version === 'corrected' && !correction) throw new Problem('not-found')
    const signatures = await listSignatures(db, report)
    const marked = await acceptedWhenSigned(db, report, correction?.revision ?? 0)
    const accepted = marked ?? (await listAcceptances(db, report))
    const version = printed(report, { correction, signatures, accepted })
    note({ revision: version.imprint.revision })
    return {
      filename: `${version.content.title}.${endings[query.format]}`,
      media_type: reports.exportFormats[query.format],
      bytes: () => written(version, query.format),
    }
  })
}
