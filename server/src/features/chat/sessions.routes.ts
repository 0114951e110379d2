import * as chat from '@alta/contract/chat'
import * as rag from '@alta/contract/rag-strategies'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Db, Trx } from '#base/database'
import { type Actor, scopeFor } from '#base/access'
import { defaultLimit, isTime, pageOf, positionText, readPosition } from '#base/http/cursor'
import { isUuid, newId } from '#base/ids'
import { serve } from '#base/route'
import type { Services } from '#base/services'
import { mustNotHoldChat } from '../legal-holds/legal-holds.store.ts'
import { reasonWithout, untouchedSettings } from '../model-settings/model-settings.rules.ts'
import { loadOrganisation, loadOrganisationId } from '#base/organisations'
import { findModelSettings } from '../model-settings/model-settings.store.ts'
import { authorOf } from '../reports/reports.rules.ts'
import type { ReadReportsJob } from './answer.jobs.ts'
import { strategiesWith } from './answer.rules.ts'
import { isSameSet, mustBeAttachable, ownOf } from './chat.rules.ts'
import type { SessionKey } from './attached.store.ts'
import { removeSession } from './remove.store.ts'
import { loadLockedSession, loadWholeSession } from './session.record.ts'
import { countSessions, listSessions, resolvePosition } from './session-list.store.ts'
import * as store from './chat.store.ts'

interface Attaching {
  readonly actor: Actor
  readonly organisation_id: string
  readonly ids: readonly string[]
}

async function mayAttach(db: Db, { actor, organisation_id, ids }: Attaching): Promise<void> {
  const filter = { organisation_id, ids: ids.filter(isUuid) }
  const scope = scopeFor(actor, 'discharge_reports:read')
  mustBeAttachable(ids, filter.ids.length === 0 ? [] : await store.findAttachable(db, scope, filter))
}

function readRoutes(app: FastifyInstance, getReady: (services: Services) => void): void {
  serve(app, chat.list, async ({ db, actor, scope, query, typed, disclose }) => {
    const { limit = defaultLimit, cursor, count, sort = '-updated_at', ...filters } = query
    const filter = { ...filters, ...typed, own: ownOf(actor, scope) }
    const position = readPosition(cursor, sort, sort.endsWith('title') ? undefined : isTime)
    const after = await resolvePosition(db, filter.own, { sort, position })
    const found = await listSessions(db, filter, { sort, limit, after })
    const { items, next_cursor } = pageOf(found, limit, ({ position }) => positionText(sort, position))
    const shown = items.map(({ session }) => session)
    disclose('chat_session', shown)
    return {
      items: shown,
      next_cursor,
      ...(count && (await countSessions(db, filter))),
    }
  })
  serve(app, chat.read, {
    load: loadWholeSession,
    handle: async ({ record: session, services, disclose }) => {
      getReady(services)
      const { organisation_id } = session
      disclose('chat_session', [session])
      disclose(
        'discharge_report',
        session.discharge_reports.map((report) => ({ ...report, organisation_id })),
      )
      return session
    },
  })
  serve(app, rag.strategies, {
    load: loadOrganisation,
    handle: async ({ record, db, services: { model } }) => {
      const { model_allowed } =
        record === null ? untouchedSettings : await findModelSettings(db, record.organisation_id)
      const without = model && model_allowed ? null : reasonWithout(model)
      return { items: strategiesWith(without), next_cursor: null }
    },
  })
}

/** The session as it is now. Attached reports are read while the answer is on its way. */
async function changed(
  trx: Trx,
  key: SessionKey,
  {
    own,
    services,
    job,
  }: { readonly own: store.OwnChats; readonly services: Services; readonly job: ReadReportsJob | null },
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
  serve(app, chat.create, {
    load: loadOrganisationId,
    handle: async ({ record: { organisation_id }, db, actor, scope, services, body, now, note }) => {
      const { title, rag_strategy } = body
      const ids = [...new Set(body.discharge_report_ids)]
      await mayAttach(db, { actor, organisation_id, ids })
      const key = { organisation_id, chat_session_id: newId(now) }
      await store.insertSession(db, { ...key, ...authorOf(actor), title, rag_strategy, created_at: now })
      await store.setReports(db, key, { ids, now })
      note({ chat_session_id: key.chat_session_id, discharge_reports: ids.length })
      return await changed(db, key, { own: ownOf(actor, scope), services, job: ids.length > 0 ? job : null })
    },
  })
}

function updateRoute(app: FastifyInstance, job: ReadReportsJob): void {
  serve(app, chat.update, {
    load: loadLockedSession,
    handle: async ({ record: session, db, actor, scope, services, body, now, note }) => {
      const { organisation_id } = session
      const { title = session.title, rag_strategy = session.rag_strategy } = body
      const before = (await store.listReports(db, session)).map((report) => report.discharge_report_id)
      const ids = body.discharge_report_ids === undefined ? before : [...new Set(body.discharge_report_ids)]
      const reports = !isSameSet(ids, before)
      const changedFields = {
        ...(title !== session.title && { title }),
        ...(rag_strategy !== session.rag_strategy && { rag_strategy }),
      }
      if (reports) {
        const added = ids.filter((id) => !before.includes(id))
        await mayAttach(db, { actor, organisation_id, ids: added })
        await store.setReports(db, session, { ids, now })
      }
      const changes = [...Object.keys(changedFields), ...(reports ? ['discharge_report_ids'] : [])]
      if (changes.length > 0) await store.changeSession(db, session, { ...changedFields, updated_at: now })
      note({ changed: changes.join(' ') })
      return await changed(db, session, { own: ownOf(actor, scope), services, job: reports ? job : null })
    },
  })
}

/** `getReady` is called when somebody is likely to ask soon. */
export function sessionRoutes(app: FastifyInstance, job: ReadReportsJob, getReady: (services: Services) => void): void {
  readRoutes(app, getReady)
  createRoute(app, job)
  updateRoute(app, job)
  serve(app, chat.remove, {
    load: loadLockedSession,
    handle: async ({ record: session, db, services, now, note }) => {
      await mustNotHoldChat(db, session, now)
      note(await removeSession(db, services, session))
      return null
    },
  })
}
