import { Problem } from '@alta/contract/problems'
import type { Trx } from '#base/database'
import { type Actor, userIdOf } from '#base/access'
import type { AuditDetail } from '#base/audit'
import { findActorById } from '../sessions/actor.store.ts'
import { sendNotice } from '../notices/notices.store.ts'
import * as store from './access-requests.store.ts'

export interface ApprovalContext {
  readonly db: Trx
  readonly actor: Actor
  readonly now: Date
  readonly note: (detail: AuditDetail) => void
}

async function askFor({ db, actor, now, note }: ApprovalContext, requested: store.RequestedAccess): Promise<void> {
  const by = { user_id: userIdOf(actor), name: actor.name, now }
  note({ access_request_id: await store.insertRequest(db, requested, by) })
  const { organisation_id, subject_name, roles, reason } = requested
  const notice = { kind: 'access_requested', organisation_id, actor, roles, reason } as const
  const concerned = await store.peopleToAsk(db, requested, by.user_id)
  await sendNotice(db, { ...notice, subject: { id: null, name: subject_name } }, { concerned, now })
}

interface FoundApproval {
  readonly requested: store.RequestedAccess
  /** Requests that were approved and are not used yet, or that still wait. */
  readonly request: store.StoredRequest | undefined
  readonly isApproved: boolean
}

async function find({ db, actor, now }: ApprovalContext, requested: store.RequestedAccess): Promise<FoundApproval> {
  const request = await store.lockSameRequest(db, requested, { user_id: userIdOf(actor), now })
  if (request?.outcome !== 'approved') return { requested, request, isApproved: false }
  const approver = request.decided_by === null ? null : await findActorById(db, request.decided_by)
  if (approver && (await store.mayDecide(db, approver, { request, now })))
    return { requested, request, isApproved: true }
  // The person who approved it would not be allowed to any more.
  await store.markUsed(db, request, now)
  return { requested, request: undefined, isApproved: false }
}

/**
 * Checks the approval by a second person before clinical access is given, in each organisation concerned, and before
 * data is erased (there always). null: the act may be done now, because no approval is required or somebody approved it
 * who still could; the approvals are then used up and stand in the audit line. Otherwise `approval-required`, to be
 * returned and not thrown, so that the requests made for it are kept.
 */
export async function approvalMissing(
  acting: ApprovalContext,
  requested: readonly store.RequestedAccess[],
): Promise<Problem | null> {
  const { db, now, note } = acting
  const found: FoundApproval[] = []
  for (const one of requested)
    if (one.kind === 'erasure' || (await store.needsApproval(db, one.organisation_id)))
      found.push(await find(acting, one))
  const missing = found.filter(({ isApproved }) => !isApproved)
  for (const one of missing) {
    const { organisation_id, reason, subject_name } = one.requested
    note({ organisation_id, reason, subject: subject_name })
    if (!one.request) await askFor(acting, one.requested)
  }
  if (missing.length > 0) return new Problem('approval-required')
  for (const { request } of found) {
    if (!request) continue
    await store.markUsed(db, request, now)
    const { access_request_id, decided_by: approved_by, decided_by_name: approved_by_name } = request
    note({ access_request_id, approved_by, approved_by_name, approved_reason: request.reason })
  }
  return null
}
