import * as chat from '@alta/contract/chat'
import * as rag from '@alta/contract/rag-strategies'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { type Actor, demandIn, scopeFor } from '#base/access'
import type { Schema } from '#base/database/schema'
import { defaultLimit, pageOf, placeIn, readPlace, isTime } from '#base/http/cursor'
import { isUuid, newId } from '#base/ids'
import { serve } from '#base/route'
import type { Services } from '#base/services'
import { mustNotHoldChat } from '../legal-holds/legal-holds.store.ts'
import { reasonWithout, untouchedSettings } from '../model-settings/model-settings.rules.ts'
import { mustSee } from '#base/organisations'
import { findModelSettings } from '../model-settings/model-settings.store.ts'
import { authorOf } from '../reports/reports.rules.ts'
import type { ReadReportsJob } from './answer.jobs.ts'
import { strategiesWith } from './answer.rules.ts'
import { isSameSet, mustBeAttachable, ownOf } from './chat.rules.ts'
import type { SessionKey } from './attached.store.ts'
import * as store from './chat.store.ts'
import { removeSession } from './closing.store.ts'
import { countSessions, listSessions, placeOf } from './session-list.store.ts'

interface Attaching {
  readonly actor: Actor
  readonly organisation_id: string
  readonly ids: readonly string[]
}

async function mayAttach(db: Kysely<Schema>, { actor, organisation_id, ids }: Attaching): Promise<void> {
  const asked = { organisation_id, ids: ids.filter(isUuid) }
  const scope = scopeFor(actor, 'discharge_reports:read')
  mustBeAttachable(ids, asked.ids.length === 0 ? [] : await store.findAttachable(db, scope, asked))
}

/** Throws `not-found` for an organisation that the caller does not see. */
async function settingsOf(db: Kysely<Schema>, actor: Actor, organisation_id: string) {
  await mustSee(db, actor, organisation_id)
  return await findModelSettings(db, organisation_id)
}

function readRoutes(app: FastifyInstance, getReady: (services: Services) => void): void {
  serve(app, chat.list, async ({ db, actor, scope, query, typed, disclose }) => {
    const { limit = defaultLimit, cursor, count, sort = '-updated_at', ...filters } = query
    const asked = { ...filters, ...typed, own: ownOf(actor, scope) }
    const place = readPlace(cursor, sort, sort.endsWith('title') ? undefined : isTime)
    const after = await placeOf(db, asked.own, { sort, place })
    const found = await listSessions(db, asked, { sort, limit, after })
    const { items, next_cursor } = pageOf(found, limit, ({ place }) => placeIn(sort, place))
    const shown = items.map(({ session }) => session)
    disclose('chat_session', shown)
    return {
      items: shown,
      next_cursor,
      ...(count && (await countSessions(db, asked))),
    }
  })
  serve(app, chat.read, async ({ db, actor, scope, services, params, disclose }) => {
    const session = await store.findSession(db, ownOf(actor, scope), params.chat_session_id)
    if (!session) throw new Problem('not-found')
    getReady(services)
    const { organisation_id } = session
    disclose('chat_session', [session])
    disclose(
      'discharge_report',
      session.discharge_reports.map((report) => ({ ...report, organisation_id })),
    )
    return session
  })
  serve(app, rag.strategies, async ({ db, actor, services: { model }, query }) => {
    const { model_allowed } =
      query.organisation_id === undefined ? untouchedSettings : await settingsOf(db, actor, query.organisation_id)
    const without = model && model_allowed ? null : reasonWithout(model)
    return { items: strategiesWith(without), next_cursor: null }
  })
}

/** The session as it stands now; whatever was attached is read while the answer is on its way. */
async function changed(
  trx: Transaction<Schema>,
  key: SessionKey,
  { own, services, job }: { readonly own: store.Own; readonly services: Services; readonly job: ReadReportsJob | null },
) {
  const { organisation_id, chat_session_id } = key
  const caller_id = own.author.created_by ?? own.author.created_by_credential ?? organisation_id
  const submitter = { organisation_id, caller_id }
  if (job) await services.jobs.enqueue(trx, job, { data: { organisation_id, chat_session_id }, submitter })
  const session = await store.findSession(trx, own, chat_session_id)
  if (!session) throw new Problem('unexpected')
  return session
}

function createRoute(app: FastifyInstance, job: ReadReportsJob): void {
  serve(app, chat.create, async ({ db, actor, scope, services, body, now, note }) => {
    const { organisation_id, title, rag_strategy } = body
    demandIn(actor, 'chat_sessions:create', organisation_id)
    note({ organisation_id })
    const ids = [...new Set(body.discharge_report_ids)]
    await mayAttach(db, { actor, organisation_id, ids })
    const key = { organisation_id, chat_session_id: newId(now) }
    await store.insertSession(db, { ...key, ...authorOf(actor), title, rag_strategy, created_at: now })
    await store.setReports(db, key, { ids, now })
    note({ chat_session_id: key.chat_session_id, discharge_reports: ids.length })
    return await changed(db, key, { own: ownOf(actor, scope), services, job: ids.length > 0 ? job : null })
  })
}

function updateRoute(app: FastifyInstance, job: ReadReportsJob): void {
  serve(app, chat.update, async ({ db, actor, scope, services, params, body, now, note }) => {
    const own = ownOf(actor, scope)
    const session = await store.lockSession(db, own, params.chat_session_id)
    if (!session) throw new Problem('not-found')
    const { organisation_id } = session
    note({ organisation_id })
    const { title = session.title, rag_strategy = session.rag_strategy } = body
    const before = (await store.listReports(db, session)).map((report) => report.discharge_report_id)
    const ids = body.discharge_report_ids === undefined ? before : [...new Set(body.discharge_report_ids)]
    const reports = !isSameSet(ids, before)
    const wanted = {
      ...(title !== session.title && { title }),
      ...(rag_strategy !== session.rag_strategy && { rag_strategy }),
    }
    if (reports) {
      const added = ids.filter((id) => !before.includes(id))
      await mayAttach(db, { actor, organisation_id, ids: added })
      await store.setReports(db, session, { ids, now })
    }
    const changes = [...Object.keys(wanted), ...(reports ? ['discharge_report_ids'] : [])]
    if (changes.length > 0) await store.changeSession(db, session, { ...wanted, updated_at: now })
    note({ changed: changes.join(' ') })
    return await changed(db, session, { own, services, job: reports ? job : null })
  })
}

/** `getReady` is called when somebody is likely to ask soon. */
export function sessionRoutes(app: FastifyInstance, job: ReadReportsJob, getReady: (services: Services) => void): void {
  readRoutes(app, getReady)
  createRoute(app, job)
  updateRoute(app, job)
  serve(app, chat.remove, async ({ db, actor, scope, services, params, now, note }) => {
    const session = await store.lockSession(db, ownOf(actor, scope), params.chat_session_id)
    if (!session) throw new Problem('not-found')
    note({ organisation_id: session.organisation_id })
    await mustNotHoldChat(db, session, now)
    note(await removeSession(db, services, session))
    return null
  })
}
