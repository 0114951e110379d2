import { Problem } from '@alta/contract/problems'
import type { Transaction } from 'kysely'
import type { Actor, Scope } from '#base/access'
import type { Schema } from '#base/database/schema'
import { findReport, type ReportKey } from './reports.store.ts'
import { asWritten, editRatioOf } from './review.rules.ts'
import { insertCorrection, listSignatures, newestCorrection } from './review.store.ts'

interface Reopening {
  readonly scope: Scope
  readonly seen: ReportKey
  readonly actor: Actor
  readonly now: Date
}

/**
 * Makes a revision with the same words of a report whose newest state is signed: the signature is not that of another
 * title or of other marks. Ask with the report locked.
 */
export async function reopenSigned(db: Transaction<Schema>, { scope, seen, actor, now }: Reopening): Promise<boolean> {
  const newest = await newestCorrection(db, seen)
  const revision = newest?.revision ?? 0
  const signatures = await listSignatures(db, seen)
  if (!signatures.some((signature) => signature.revision === revision)) return false
  const report = await findReport(db, scope, seen)
  if (!report) throw new Problem('not-found')
  const sections = newest?.sections ?? asWritten(report)
  await insertCorrection(db, seen, {
    revision: revision + 1,
    sections,
    edit_ratio: editRatioOf(sections, report.generated.sections),
    corrected_at: now,
    corrected_by: actor.user_id,
    corrected_by_credential: actor.service_credential_id,
  })
  return true
}
