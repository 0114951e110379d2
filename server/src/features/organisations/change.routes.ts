import * as organisations from '@alta/contract/organisations'
import type { ClinicalAccessApproval } from '@alta/contract/organisations'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { demandIn, mustBeRecent, userIdOf } from '#base/access'
import type { Schema } from '#base/database/schema'
import { forgetEvents } from '#base/events'
import { serve } from '#base/route'
import type { Services } from '#base/services'
import { peopleToAsk } from '../access-requests/access-requests.store.ts'
import { type Acting, approvalMissing } from '../access-requests/approval.store.ts'
import { mustHaveReason } from '../assignments/assignments.rules.ts'
import { insertRole, ownerBecomesManager } from '../assignments/assignments.store.ts'
import { removeSession } from '../chat/closing.store.ts'
import { mustHoldNothing } from '../legal-holds/legal-holds.store.ts'
import { mustBePastRetention } from '../reports/put-away.rules.ts'
import { lastSignedAt } from '../reports/put-away.store.ts'
import { removeClinicalOffers } from '../invitations/invitations.store.ts'
import { noticeTo } from '../notices/notices.store.ts'
import { mustBeOffered } from '../second-factor/second-factor.rules.ts'
import { removeReport } from '../reports/remove.store.ts'
import { sectionTotal } from '../reports/reports.rules.ts'
import { topicOf } from '../reports/reports.store.ts'
import { findUser } from '../users/users.store.ts'
import { countContents, deleteOrganisation, findAnswering, lockUnfinished } from './contents.store.ts'
import { enqueueDeletion } from './deletion.jobs.ts'
import { insertDeletion, listDeletions } from './deletions.store.ts'
import { writerOf } from './model-settings.rules.ts'
import { findModelSettings } from './model-settings.store.ts'
import {
  changesOf,
  isOtherSignOn,
  mayHandOver,
  mustBeAvailable,
  mustBeCurrent,
  mustBeOwner,
  signOnAfter,
} from './organisations.rules.ts'
import { mustBeOwnable, organisationFor, seenBy } from './organisation-seen.ts'
import * as store from './organisations.store.ts'
import { changeMode } from './single-sign-on-mode.ts'

interface Approving {
  readonly organisation_id: string
  readonly approval: ClinicalAccessApproval
  readonly reason: string | null
}

/**
 * From now on a second person approves, or none does, which one has to approve. What was offered before loses its force,
 * and those who may approve are told.
 */
async function changeApproval(acting: Acting, { organisation_id, approval, reason }: Approving) {
  const { db, actor, now, note } = acting
  const subject = { subject: approval, subject_name: approval, concerned_id: null, roles: [] }
  const wanted = { ...subject, organisation_id, kind: 'no_approval', reason: reason ?? '' } as const
  if (approval === 'none') {
    mustHaveReason(reason)
    const missing = await approvalMissing(acting, [wanted])
    if (missing) return missing
  } else await removeClinicalOffers(db, organisation_id)
  note({ clinical_access_approval: approval, reason })
  const changed = { kind: 'approval_changed', organisation_id, actor, reason } as const
  const concerned = await peopleToAsk(db, wanted, userIdOf(actor))
  await noticeTo(db, { ...changed, subject: { id: null, name: approval } }, { concerned, now })
  return null
}

/** Whether a change gives power, or lets people in by another way than before. */
const asksWho = (changes: object) =>
  ['owner_id', 'single_sign_on', 'second_factor_roles'].some((field) => Object.hasOwn(changes, field))

export function updateRoute(app: FastifyInstance): void {
  serve(app, organisations.update, async ({ db, actor, services, params, body, now, note, noteAct }) => {
    const { model, providers, config } = services
    const { organisation_id } = params
    demandIn(actor, 'organisation:write', organisation_id)
    const { revision, confirm_unverified, reason = null, ...wanted } = body
    const found = await store.lockOrganisation(db, organisation_id)
    if (!found) throw new Problem('not-found')
    mustBeCurrent(revision, found.revision)
    const after = signOnAfter(wanted, found)
    const isOther = isOtherSignOn(after, found)
    const changes = { ...changesOf(wanted, found), ...(isOther && after) }
    const { owner_id, report_strategy, second_factor_roles } = changes
    note({ changed: Object.keys(changes).join(' ') })
    if (second_factor_roles !== undefined) {
      mustBeOffered(second_factor_roles, services)
      note({ second_factor_roles: second_factor_roles.join(' ') })
    }
    if (asksWho(changes)) mustBeRecent(actor, { when: 'configured', minutes: config.ALTA_REAUTHENTICATION, now })
    if (report_strategy !== undefined)
      mustBeAvailable(report_strategy, writerOf(model, await findModelSettings(db, organisation_id)) !== null)
    const approval = changes.clinical_access_approval
    if (approval !== undefined) {
      mustBeOwner(actor, found.owner_id)
      const missing = await changeApproval({ db, actor, now, note }, { organisation_id, approval, reason })
      if (missing) return missing
    }
    if (isOther) {
      const configured = new Set(providers.keys())
      const change = { organisation_id, from: found.single_sign_on, to: after, reason, providers: configured }
      const missing = await changeMode({ db, actor, now, note, noteAct }, change)
      if (missing) return missing
    }
    if (owner_id !== undefined) {
      mayHandOver(actor, found.owner_id)
      note({ owner_id, previous_owner_id: found.owner_id })
      note(await mustBeOwnable(db, { owner_id, confirm_unverified, now }))
      const by = { granted_by: userIdOf(actor), now }
      await ownerBecomesManager(db, organisation_id, by)
      const owner = {
        user_id: owner_id,
        role: 'owner',
        organisation_id,
        granted_by: by.granted_by,
        reason: null,
      } as const
      await insertRole(db, owner, now)
    }
    if (Object.keys(changes).length > 0) await store.changeOrganisation(db, organisation_id, changes)
    if (owner_id !== undefined) {
      await store.rememberOwner(db, organisation_id, { previous_owner_id: found.owner_id, owner_changed_at: now })
      const subject = { id: owner_id, name: (await findUser(db, owner_id))?.name ?? '' }
      const changed = { kind: 'owner_changed', organisation_id, actor, subject, reason: null } as const
      await noticeTo(db, changed, { concerned: [owner_id], now })
    }
    return seenBy(actor, await organisationFor(db, actor, organisation_id), model !== null)
  })
}

/** What is being written ends now, and whoever waits for it is told. */
async function endUnfinished(trx: Transaction<Schema>, services: Services, organisation_id: string): Promise<void> {
  for (const session of await findAnswering(trx, organisation_id)) await removeSession(trx, services, session)
  for (const { sections_done, ...report } of await lockUnfinished(trx, organisation_id)) {
    await removeReport(trx, report)
    await forgetEvents(trx, topicOf(report))
    const data = { status: 'cancelled', progress: { done: sections_done, total: sectionTotal } }
    await services.events.publish(trx, { ...topicOf(report), event: 'status', data })
  }
}

export function removeRoutes(app: FastifyInstance): void {
  serve(app, organisations.contents, async ({ db, params }) => {
    const found = await countContents(db, params.organisation_id)
    if (!found) throw new Problem('not-found')
    return found
  })
  serve(app, organisations.deletions, async ({ db }) => ({ items: await listDeletions(db), next_cursor: null }))
  serve(app, organisations.remove, async ({ db, actor, services, params, now, note }) => {
    const { organisation_id } = params
    const found = await store.lockOrganisation(db, organisation_id)
    if (!found) throw new Problem('not-found')
    await mustHoldNothing(db, organisation_id, now)
    const last_signed_at = await lastSignedAt(db, { organisation_id })
    const days = services.config.ALTA_SIGNED_RETENTION_DAYS
    if (last_signed_at) mustBePastRetention(last_signed_at, { now, days })
    const contents = await countContents(db, organisation_id)
    // whoever reads the log later finds no organisation any more to ask for its name
    note({ name: found.name, ...contents })
    await endUnfinished(db, services, organisation_id)
    await deleteOrganisation(db, organisation_id)
    const { discharge_reports = 0, chat_sessions = 0 } = contents ?? {}
    const by = { requested_at: now, requested_by: userIdOf(actor), requested_by_name: actor.name }
    const deletion = { organisation_id, name: found.name, ...by, discharge_reports, chat_sessions }
    await insertDeletion(db, deletion)
    await enqueueDeletion(db, services, organisation_id)
    return null
  })
}
