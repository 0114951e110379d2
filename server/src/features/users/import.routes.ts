import * as assignments from '@alta/contract/assignments'
import { Problem } from '@alta/contract/problems'
import * as users from '@alta/contract/users'
import type { FastifyInstance } from 'fastify'
import { turnOf, userIdOf } from '#base/access'
import { noOrganisation } from '#base/audit'
import { serve } from '#base/route'
import { countsOf, planImport } from './import.rules.ts'
import { carryOut, findKnown, holdImports } from './import.store.ts'
import type { ReadImport } from './import.threads.ts'

export function importRoute(app: FastifyInstance, read: ReadImport): void {
  serve(app, users.importFile, {
    prepare: ({ actor, bytes, signal }) => read({ turn: turnOf(actor, noOrganisation), signal }, bytes),
    handle: async ({ db, actor, query, now, note, noteAct }, rows) => {
      const dry_run = query.dry_run === 'true'
      if (!dry_run) await holdImports(db)
      const plan = planImport(rows, await findKnown(db, rows), actor)
      const done = dry_run ? undefined : await carryOut(db, plan, { by: userIdOf(actor), now })
      // somebody registered one of the addresses at this very moment: nothing was done, and the next try sees him
      if (!dry_run && !done) throw new Problem('already-exists')
      const counts = countsOf(plan.items)
      note({ dry_run, ...counts })
      // in the log of the role's organisation, as one that was given by hand
      for (const role of done?.roles ?? []) noteAct(assignments.create, { ...role, by_import: true })
      const items = plan.items.map((item) => ({
        ...item,
        invitation_token: item.outcome === 'created' ? (done?.tokens.get(item.email) ?? null) : null,
      }))
      return { items, next_cursor: null, counts }
    },
  })
}
