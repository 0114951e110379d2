import { Problem } from '@alta/contract/problems'
import type { Acceptance, Signature } from '@alta/contract/review'
import type { Db } from '#base/database'
import type { StoredDocumentSettings } from '../document-settings/document-settings.rules.ts'
import { findDocumentSettings } from '../document-settings/document-settings.store.ts'
import { listAcceptances } from './acceptances.store.ts'
import type { PrintedFile } from './printed-file.ts'
import type { WrittenReport } from './reports.store.ts'
import { acceptedWhenSigned, type StoredCorrection, listSignatures, newestCorrection } from './review.store.ts'

interface ReviewToPrint {
  /** null: the generated version is printed. */
  readonly correction: StoredCorrection | null
  readonly signatures: readonly Signature[]
  /** The title as it was when the version was signed, otherwise the present one. */
  readonly accepted: readonly Pick<Acceptance, 'section' | 'text'>[]
  readonly settings: StoredDocumentSettings
}

export type PrintedContent = Omit<PrintedFile, 'format' | 'discharge_report_id'>

const serverZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** An unsigned version is printed with the draft mark, an annulled one with the mark that it is not valid. */
function printed(report: WrittenReport, { correction, signatures, accepted, settings }: ReviewToPrint): PrintedContent {
  const { strategy } = report
  if (report.status !== 'ready' || report.language === null) throw new Problem('not-ready')
  const revision = correction?.revision ?? 0
  const signature = signatures.find((signed) => signed.revision === revision) ?? null
  return {
    content: {
      language: report.language,
      engine: { name: strategy.engine, version: strategy.version },
      ...(strategy.model !== undefined && { model: strategy.model }),
      // A signed version is printed as it was signed.
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
      amends: signature !== null && signatures.some((signed) => signed.revision < revision),
      annulled: report.annulled,
      organisation: report.organisation_name,
      time_zone: settings.time_zone ?? serverZone,
      ...(settings.revision > 0 && { letterhead: settings }),
    },
  }
}

/** The input of the threads that print. */
export type FileToPrint = PrintedFile

/** A version as it is printed; undefined for the corrected one before the first correction. Throws `not-ready`. */
export async function printedVersion(
  db: Db,
  report: WrittenReport,
  version: 'generated' | 'corrected',
): Promise<PrintedContent | undefined> {
  const correction = version === 'corrected' ? await newestCorrection(db, report) : null
  if (version === 'corrected' && !correction) return undefined
  const signatures = await listSignatures(db, report)
  const marked = await acceptedWhenSigned(db, report, correction?.revision ?? 0)
  const accepted = marked ?? (await listAcceptances(db, report))
  const settings = await findDocumentSettings(db, report.organisation_id)
  return printed(report, { correction, signatures, accepted, settings })
}
