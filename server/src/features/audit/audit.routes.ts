import * as audit from '@alta/contract/audit'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { type Actor, demandIn, scopeForAll } from '#base/access'
import { noOrganisation, type Noted } from '#base/audit'
import { stretchOf } from '#base/days'
import type { Schema } from '#base/database/schema'
import { defaultLimit, pageOf } from '#base/http/cursor'
import { serve } from '#base/route'
import { auditFile } from './audit-file.ts'
import { cursorOf, endIn } from './audit.rules.ts'
import { countEvents, findChain, listEvents } from './audit.store.ts'
import { listChains } from './chain.store.ts'
import { withRecords } from './records.store.ts'
import { verifyChain } from './verify.ts'

interface Look {
  readonly db: Kysely<Schema>
  readonly actor: Actor
  readonly note: (detail: Noted) => void
}

/**
 * A look at one organisation's log is written there; when the organisation was deleted, in the chain of none, so that
 * its deletion stays the last of its events. Throws `not-found` for one that never was or is not the caller's.
 */
async function lookAt({ db, actor, note }: Look, organisation_id: string | undefined): Promise<void> {
  if (organisation_id === undefined) return
  demandIn(actor, 'audit:read', organisation_id)
  const { is_there, has_chain } = await findChain(db, organisation_id)
  if (!is_there && !has_chain) throw new Problem('not-found')
  note(is_there ? { organisation_id } : { named_organisation_id: organisation_id })
}

export function auditRoutes(app: FastifyInstance): void {
  // whoever looks sees all reads that were answered before
  const prepare = () => app.reads.write()
  serve(app, audit.list, {
    prepare,
    handle: async ({ scope, query, ...call }) => {
      const { limit = defaultLimit, cursor, count, from, to, ...filters } = query
      await lookAt(call, filters.organisation_id)
      const asked = { ...filters, ...stretchOf({ from, to }) }
      const found = await listEvents(call.db, scope, { ...asked, limit: limit + 1, after: endIn(cursor) })
      const { items, next_cursor } = pageOf(found, limit, ({ end }) => cursorOf(end))
      // An emergency access opens reports to be read, not the log to name them.
      const reader = {
        user_id: call.actor.user_id,
        reports: scopeForAll(call.actor, ['discharge_reports:read']),
        chats: scopeForAll(call.actor, ['chat_sessions:create']),
      }
      const named = await withRecords(
        call.db,
        reader,
        items.map(({ event }) => event),
      )
      if (named.titles > 0) call.note({ titles: named.titles })
      return {
        items: named.items,
        next_cursor,
        ...(count && { total: await countEvents(call.db, scope, asked) }),
      }
    },
  })
  serve(app, audit.exportFile, {
    prepare,
    handle: async ({ scope, query, services, now, ...call }) => {
      const { format, from, to, ...filters } = query
      await lookAt(call, filters.organisation_id)
      call.note({ format })
      return auditFile(services.db, { scope, asked: { ...filters, ...stretchOf({ from, to }) }, format, now })
    },
  })
  serve(app, audit.verification, {
    // before the transaction that writes down who asked: the embedded database would serve nobody else meanwhile
    prepare: async ({ scope, query, signal, ...call }) => {
      await app.reads.write()
      await lookAt(call, query.organisation_id)
      const items = []
      for (const { organisation_id, name } of await listChains(call.db, scope, query.organisation_id)) {
        const verdict = await verifyChain(call.db, organisation_id, signal)
        const place = organisation_id === noOrganisation ? null : organisation_id
        items.push({ organisation_id: place, organisation_name: name, ...verdict })
      }
      call.note({ chains: items.length, broken: items.filter(({ intact }) => !intact).length })
      return items
    },
    handle: async (_call, items) => ({ items, next_cursor: null }),
  })
}
