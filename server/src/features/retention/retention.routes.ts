import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#base/database'
import { userIdOf } from '#base/access'
import { serve } from '#base/route'
import type { Services } from '#base/services'
import { sendNotice } from '../notices/notices.store.ts'
import { loadOrganisation, lockOrganisation } from '#base/organisations'
import { previewOf } from './preview.store.ts'
import { dropWaiting, findRules, saveRules } from './retention.store.ts'
import * as retention from '@alta/contract/retention'
import * as rules from './retention.rules.ts'

interface RetentionReadContext {
  readonly db: Db
  readonly services: Services
  readonly now: Date
}

const fewestOf = ({ config }: Services) => rules.fewestDays(config.ALTA_SIGNED_RETENTION_DAYS)

const shown = async (
  { db, services, now }: RetentionReadContext,
  organisation_id: string,
): Promise<retention.Retention> => ({
  ...(await findRules(db, organisation_id, now)),
  fewest_days: fewestOf(services),
})

function changeRoute(app: FastifyInstance): void {
  serve(app, retention.change, {
    load: loadOrganisation,
    handle: async ({ record: { organisation_id }, db, actor, services, body, now, note }) => {
      rules.mustKeepLongEnough(body.rules, fewestOf(services))
      if (!(await lockOrganisation(db, organisation_id))) throw new Problem('not-found')
      const present = await findRules(db, organisation_id, now)
      if (present.revision !== body.revision) throw new Problem('stale-revision')
      note({ reason: body.reason, rules: rules.rulesText(body.rules) })
      if (rules.areSameRules(body.rules, present.rules) && present.waiting === null)
        return await shown({ db, services, now }, organisation_id)
      const by = { changed_by: userIdOf(actor), changed_by_name: actor.name, changed_at: now, reason: body.reason }
      const waits = rules.removesMore(body.rules, present.rules)
      await saveRules(db, {
        ...by,
        organisation_id,
        rules: waits ? present.rules : body.rules,
        waiting_rules: waits ? body.rules : null,
        waiting_until: waits ? rules.waitingEnd(now) : null,
      })
      const after = await shown({ db, services, now }, organisation_id)
      note({ in_force_from: after.waiting?.from ?? now.toISOString() })
      await sendNotice(db, { kind: 'retention_changed', organisation_id, actor, reason: body.reason }, { now })
      return after
    },
  })
}

/** How long an organisation keeps its data, as its owner decides. Jobs do the removal. */
export function retentionRoutes(app: FastifyInstance): void {
  serve(app, retention.read, {
    load: loadOrganisation,
    handle: async ({ record: { organisation_id }, db, services, now }) =>
      await shown({ db, services, now }, organisation_id),
  })
  serve(app, retention.preview, {
    load: loadOrganisation,
    // This runs before the transaction of its audit line, because counting takes time.
    prepare: async ({ record: { organisation_id }, db, services, body, now, note }) => {
      rules.mustKeepLongEnough(body.rules, fewestOf(services))
      note({ rules: rules.rulesText(body.rules) })
      const items = []
      for (const kind of retention.retentionKinds) {
        const days = body.rules[kind]
        if (days === null) continue
        items.push(await previewOf(db, kind, { organisation_id, before: rules.retainedSince(days, now), now }))
      }
      return items
    },
    handle: async (_call, items) => ({ items, next_cursor: null }),
  })
  changeRoute(app)
  serve(app, retention.withdraw, {
    load: loadOrganisation,
    handle: async ({ record: { organisation_id }, db, services, now }) => {
      if (!(await lockOrganisation(db, organisation_id))) throw new Problem('not-found')
      if ((await findRules(db, organisation_id, now)).waiting === null) throw new Problem('not-found')
      await dropWaiting(db, organisation_id)
      return await shown({ db, services, now }, organisation_id)
    },
  })
}
