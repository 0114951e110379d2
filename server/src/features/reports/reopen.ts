import { Problem } from '@alta/contract/problems'
import type { Db, Trx } from '#base/database'
import type { Actor, Scope } from '#base/access'
import { callerSubmitter } from '#base/access'
import { findReport, type ReportKey } from './reports.store.ts'
import {
  copyCorrection,
  insertCorrection,
  listSignatures,
  newestRevision,
  newestState,
  type WholeCorrection,
} from './review.store.ts'
import type { ReviewWork } from './review.threads.ts'

interface ReopenRequest {
  readonly scope: Scope
  readonly reportKey: ReportKey
  readonly actor: Actor
  readonly signal: AbortSignal
}

/**
 * What `reopenSigned` needs from a thread: the generated version in the form of a correction, where that version is
 * signed. It is computed before the transaction, because it takes time; the generated version does not change any more.
 */
export async function signedAsWritten(
  db: Db,
  review: ReviewWork,
  { scope, reportKey, actor, signal }: ReopenRequest,
): Promise<WholeCorrection | null> {
  const isSigned = (await listSignatures(db, reportKey)).some(({ revision }) => revision === 0)
  if (!isSigned || (await newestRevision(db, reportKey)) > 0) return null
  const report = await findReport(db, scope, reportKey)
  if (!report || report.language === null) return null
  const { language, sections: generated } = report
  return await review.copy({ turn: callerSubmitter(actor, reportKey.organisation_id), signal }, { language, generated })
}

interface Reopening {
  readonly reportKey: ReportKey
  readonly actor: Actor
  readonly now: Date
  readonly signed: WholeCorrection | null
}

/**
 * Makes a revision with the same words for a report whose newest state is signed, because the signature does not cover
 * another title or other marks. Call this with the report locked.
 */
export async function reopenSigned(db: Trx, { reportKey, actor, now, signed }: Reopening): Promise<boolean> {
  const { revision: newest, head } = await newestState(db, reportKey)
  const signatures = await listSignatures(db, reportKey)
  if (!signatures.some(({ revision }) => revision === newest)) return false
  const by = { corrected_by: actor.user_id, corrected_by_credential: actor.service_credential_id }
  const made = { ...by, head, revision: newest + 1, corrected_at: now }
  if (newest > 0) await copyCorrection(db, reportKey, { ...made, from: newest })
  else if (signed) await insertCorrection(db, reportKey, { ...made, ...signed, words_since: 0 })
  // The report was signed at this very moment.
  else throw new Problem('stale-revision')
  return true
}
