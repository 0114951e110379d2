import * as organisations from '@alta/contract/organisations'
import type { ClinicalAccessApproval } from '@alta/contract/organisations'
import type { FastifyInstance } from 'fastify'
import { assertRecentAuthentication, userIdOf } from '#base/access'
import { loadLockedOrganisation, assertCurrentRevision } from '#base/organisations'
import { serve } from '#base/route'
import { peopleToAsk } from '../access-requests/access-requests.store.ts'
import { type ApprovalContext, approvalMissing } from '../access-requests/approval.store.ts'
import { assertReason } from '#base/roles'
import { insertRole, ownerBecomesManager } from '../assignments/assignments.store.ts'
import { removeClinicalInvitations } from '../invitations/invitations.store.ts'
import { sendNotice } from '../notices/notices.store.ts'
import { mustHaveSecondFactors } from '../second-factor/second-factor.rules.ts'
import { findUser } from '../users/users.store.ts'
import { changesOf, isOtherSignOn, mayHandOver, mustBeOwner, signOnAfter } from './organisations.rules.ts'
import { mustBeOwnable, loadOrganisationFor, organisationForActor } from './load-organisation.ts'
import { changeSingleSignOnMode } from './single-sign-on-mode.ts'
import { writerOf } from '../model-settings/model-settings.rules.ts'
import { findModelSettings } from '../model-settings/model-settings.store.ts'
import { mustBeAvailable } from '../model-settings/strategies.rules.ts'
import * as store from './organisations.store.ts'

interface Approving {
  readonly organisation_id: string
  readonly approval: ClinicalAccessApproval
  readonly reason: string | null
}

/**
 * Switches the approval by a second person on or off; switching it off needs an approval itself. Open invitations stop
 * working, and the people who may approve are told.
 */
async function changeApproval(acting: ApprovalContext, { organisation_id, approval, reason }: Approving) {
  const { db, actor, now, note } = acting
  const subject = { subject: approval, subject_name: approval, concerned_id: null, roles: [] }
  const requested = { ...subject, organisation_id, kind: 'no_approval', reason: reason ?? '' } as const
  if (approval === 'none') {
    assertReason(reason)
    const missing = await approvalMissing(acting, [requested])
    if (missing) return missing
  } else await removeClinicalInvitations(db, organisation_id)
  note({ clinical_access_approval: approval, reason })
  const changed = { kind: 'approval_changed', organisation_id, actor, reason } as const
  const concerned = await peopleToAsk(db, requested, userIdOf(actor))
  await sendNotice(db, { ...changed, subject: { id: null, name: approval } }, { concerned, now })
  return null
}

/** Whether a change gives permissions, or lets people sign in by another way than before. */
const asksWho = (changes: object) =>
  ['owner_id', 'single_sign_on', 'second_factor_roles'].some((field) => Object.hasOwn(changes, field))

export function updateRoute(app: FastifyInstance): void {
  serve(app, organisations.update, {
    load: loadLockedOrganisation,
    handle: async ({ record: organisation, db, actor, services, body, now, note, noteAct }) => {
      const { model, providers, config } = services
      const { organisation_id, owner_id: previous_owner_id } = organisation
      const { revision, confirm_unverified, reason = null, ...requested } = body
      assertCurrentRevision(revision, organisation.revision)
      const after = signOnAfter(requested, organisation)
      const isOther = isOtherSignOn(after, organisation)
      const changes = { ...changesOf(requested, organisation), ...(isOther && after) }
      const { owner_id, report_strategy, second_factor_roles } = changes
      note({ changed: Object.keys(changes).join(' ') })
      if (second_factor_roles !== undefined) {
        mustHaveSecondFactors(second_factor_roles, services)
        note({ second_factor_roles: second_factor_roles.join(' ') })
      }
      if (asksWho(changes))
        assertRecentAuthentication(actor, { when: 'configured', minutes: config.ALTA_REAUTHENTICATION, now })
      if (report_strategy !== undefined)
        mustBeAvailable(report_strategy, writerOf(model, await findModelSettings(db, organisation_id)) !== null)
      const approval = changes.clinical_access_approval
      if (approval !== undefined) {
        mustBeOwner(actor, previous_owner_id)
        const missing = await changeApproval({ db, actor, now, note }, { organisation_id, approval, reason })
        if (missing) return missing
      }
      if (isOther) {
        const configured = new Set(providers.keys())
        const change = { organisation_id, from: organisation.single_sign_on, to: after, reason, providers: configured }
        const missing = await changeSingleSignOnMode({ db, actor, now, note, noteAct }, change)
        if (missing) return missing
      }
      if (owner_id !== undefined) {
        mayHandOver(actor, previous_owner_id)
        note({ owner_id, previous_owner_id })
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
        await store.savePreviousOwner(db, organisation_id, { previous_owner_id, owner_changed_at: now })
        const subject = { id: owner_id, name: (await findUser(db, owner_id))?.name ?? '' }
        const changed = { kind: 'owner_changed', organisation_id, actor, subject, reason: null } as const
        await sendNotice(db, changed, { concerned: [owner_id], now })
      }
      return organisationForActor(actor, await loadOrganisationFor(db, actor, organisation_id), model !== null)
    },
  })
}
