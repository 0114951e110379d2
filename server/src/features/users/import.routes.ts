import { createHash } from 'node:crypto'
import * as assignments from '@alta/contract/assignments'
import { readsClinicalText } from '@alta/contract/role-permissions'
import { Problem } from '@alta/contract/problems'
import * as users from '@alta/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Trx } from '#base/database'
import { type Actor, callerSubmitter, userIdOf } from '#base/access'
import { noOrganisation } from '#base/audit'
import { serve } from '#base/route'
import type { RequestedAccess } from '../access-requests/access-requests.store.ts'
import { approvalMissing } from '../access-requests/approval.store.ts'
import { assertReason } from '#base/roles'
import { sendNotice } from '../notices/notices.store.ts'
import { countsOf, type GrantedRole, type ImportRow, planImport } from './import.rules.ts'
import { applyImportPlan, findKnown, lockImports, type ImportedRole } from './import.store.ts'
import type { ReadImport } from './import.threads.ts'

/** One approval covers a whole file in each organisation; another file needs another approval. */
function requestedAccessFor(
  rows: readonly ImportRow[],
  clinical: readonly GrantedRole[],
  reason: string,
): RequestedAccess[] {
  const subject = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  const byOrganisation = Map.groupBy(clinical, ({ organisation_id }) => organisation_id)
  return [...byOrganisation].flatMap(([organisation_id, grants]) => {
    if (organisation_id === null) return []
    const roles = [...new Set(grants.map(({ role }) => role))].toSorted()
    const file = { kind: 'import', subject, subject_name: `CSV (${grants.length})`, concerned_id: null } as const
    return [{ ...file, organisation_id, roles, reason }]
  })
}

interface RoleNoticeContext {
  readonly db: Trx
  readonly actor: Actor
  readonly reason: string | null
  readonly now: Date
}

/** Tells the owners once for each organisation, and every person about their own role. */
async function tellOfRoles(
  { db, actor, reason, now }: RoleNoticeContext,
  roles: readonly ImportedRole[],
): Promise<void> {
  const clinical = roles.filter(({ role }) => readsClinicalText(role))
  for (const [organisation_id, grants] of Map.groupBy(clinical, (role) => role.organisation_id)) {
    const byRole = Map.groupBy(grants, ({ role }) => role)
    const people = new Set(grants.map(({ user_id }) => user_id)).size
    const notice = { organisation_id, actor, reason }
    const inAll = { ...notice, kind: 'clinical_roles_imported', roles: [...byRole.keys()], people } as const
    await sendNotice(db, inAll, { now })
    for (const [role, theirs] of byRole) {
      const concerned = theirs.map(({ user_id }) => user_id)
      await sendNotice(db, { ...notice, kind: 'clinical_role_given', roles: [role] }, { owners: false, concerned, now })
    }
  }
}

export function importRoute(app: FastifyInstance, read: ReadImport): void {
  serve(app, users.importFile, {
    prepare: ({ actor, bytes, signal }) => read({ turn: callerSubmitter(actor, noOrganisation), signal }, bytes),
    handle: async ({ db, actor, query, typed, now, note, noteAct }, rows) => {
      const dry_run = query.dry_run === 'true'
      const { reason = null } = typed
      if (!dry_run) await lockImports(db)
      const plan = planImport(rows, await findKnown(db, rows), actor)
      const clinical = plan.roles.filter(({ role }) => readsClinicalText(role))
      if (!dry_run && clinical.length > 0) assertReason(reason)
      if (!dry_run) {
        const missing = await approvalMissing(
          { db, actor, now, note },
          requestedAccessFor(rows, clinical, reason ?? ''),
        )
        if (missing) return missing
      }
      const done = dry_run ? undefined : await applyImportPlan(db, plan, { by: userIdOf(actor), reason, now })
      // Somebody registered one of the addresses at this very moment: nothing was imported, and the next attempt sees
      // that user.
      if (!dry_run && !done) throw new Problem('already-exists')
      const counts = countsOf(plan.items)
      note({ dry_run, ...counts, reason })
      if (done) await tellOfRoles({ db, actor, reason, now }, done.roles)
      // The line stands in the log of the role's organisation, as for a role that was given by hand.
      for (const role of done?.roles ?? []) noteAct(assignments.create, { ...role, by_import: true, reason })
      const items = plan.items.map((item) => ({
        ...item,
        invitation_token: item.outcome === 'created' ? (done?.tokens.get(item.email) ?? null) : null,
      }))
      return { items, next_cursor: null, counts, clinical_roles: clinical.length }
    },
  })
}
