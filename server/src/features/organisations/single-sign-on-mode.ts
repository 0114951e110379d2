import * as assignments from '@alta/contract/assignments'
import { Problem } from '@alta/contract/problems'
import type { SingleSignOnMode } from '@alta/contract/single-sign-on-modes'
import type { LineTools } from '#base/call-lines'
import { type ApprovalContext, approvalMissing } from '../access-requests/approval.store.ts'
import { sendNotice } from '../notices/notices.store.ts'
import { revokeGroupRolesIn } from '../single-sign-on/organisation-mode.store.ts'
import { mustBePossibleSignOn, type SignOn } from './organisations.rules.ts'

interface ModeChange {
  readonly organisation_id: string
  readonly from: SingleSignOnMode
  readonly to: SignOn
  readonly reason: string | null
  /** The configured providers. */
  readonly providers: ReadonlySet<string>
}

type ModeChangeContext = ApprovalContext & Pick<LineTools, 'noteAct'>

/**
 * Changes whether groups give roles here, and whether roles count only in sessions of a provider. Letting groups give
 * clinical roles counts as giving them: it needs a second person's approval where that does. The owners are told.
 */
export async function changeSingleSignOnMode(changing: ModeChangeContext, change: ModeChange): Promise<Problem | null> {
  const { db, actor, now, note, noteAct } = changing
  const { organisation_id, from, reason, providers } = change
  const { single_sign_on: to, single_sign_on_provider } = change.to
  mustBePossibleSignOn(change.to, { providers, actor })
  if (from === 'off') {
    const subject = { subject: to, subject_name: to, concerned_id: null, roles: [], reason: reason ?? '' }
    const missing = await approvalMissing(changing, [{ ...subject, organisation_id, kind: 'single_sign_on' }])
    if (missing) return missing
  }
  note({ single_sign_on: to, single_sign_on_provider, reason })
  if (to === 'off')
    for (const taken of await revokeGroupRolesIn(db, organisation_id)) noteAct(assignments.remove, taken)
  const changed = { kind: 'single_sign_on_changed', organisation_id, actor, reason } as const
  await sendNotice(db, { ...changed, subject: { id: null, name: to } }, { now })
  return null
}
