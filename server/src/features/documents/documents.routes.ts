import { downloadMediaType } from '@alta/contract/document-kinds'
import * as documents from '@alta/contract/documents'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { turnOf } from '#base/access'
import type { Schema } from '#base/database/schema'
import { serve } from '#base/route'
import { documentFile } from '#base/storage/delete-files'
import { ownOf } from '../chat/chat.rules.ts'
import { changeSession, findKey, type Own } from '../chat/chat.store.ts'
import { mustNotHoldChat } from '../legal-holds/legal-holds.store.ts'
import { documentEvents, tell } from './documents.events.ts'
import type { IndexJob } from './documents.jobs.ts'
import { mustBe } from './documents.rules.ts'
import * as store from './documents.store.ts'
import { removeWhole } from './removing.store.ts'
import { uploadRoutes } from './upload.routes.ts'

type InSession = Parameters<typeof store.findDocument>[2]

async function found(db: Kysely<Schema>, own: Own, params: InSession) {
  const document = await store.findDocument(db, own, params)
  if (!document) throw new Problem('not-found')
  return document
}

async function sessionOf(db: Kysely<Schema>, own: Own, { chat_session_id }: Pick<InSession, 'chat_session_id'>) {
  const session = await findKey(db, own, chat_session_id)
  if (!session) throw new Problem('not-found')
  return session
}

function readRoutes(app: FastifyInstance): void {
  serve(app, documents.list, async ({ db, actor, scope, params, disclose }) => {
    const own = ownOf(actor, scope)
    const { organisation_id } = await sessionOf(db, own, params)
    const items = await store.listDocuments(db, own, params.chat_session_id)
    disclose(
      'document',
      items.map((document) => ({ ...document, organisation_id })),
    )
    return { items, next_cursor: null }
  })
  serve(app, documents.read, async ({ db, actor, scope, params, disclose }) => {
    const document = await found(db, ownOf(actor, scope), params)
    disclose('document', [document])
    return store.shown(document)
  })
  serve(app, documents.content, async ({ db, actor, scope, services, params, note }) => {
    const document = await found(db, ownOf(actor, scope), params)
    note({ organisation_id: document.organisation_id })
    mustBe(['indexing', 'ready', 'error'], document)
    const { filename, media_type } = document
    const bytes = async () => {
      const content = await services.files.get(documentFile(document))
      if (!content) throw new Problem('not-found')
      return content
    }
    return { filename, media_type: downloadMediaType(media_type), bytes }
  })
  serve(app, documents.readText, async ({ db, actor, scope, params, note }) => {
    const document = await found(db, ownOf(actor, scope), params)
    note({ organisation_id: document.organisation_id })
    const text = await store.findText(db, document)
    if (!text) throw new Problem('not-ready')
    return text
  })
  serve(app, documents.events, async ({ db, actor, scope, services, params, last_event_id, signal, ...call }) => {
    const session = await sessionOf(db, ownOf(actor, scope), params)
    call.disclose('chat_session', [session])
    call.note({ organisation_id: session.organisation_id })
    const heard = /^\d{1,12}$/.exec(last_event_id ?? '')?.[0]
    const after = heard === undefined ? await store.lastEvent(db, session) : Number(heard)
    return documentEvents(services, session, { after, signal })
  })
}

/** The documents of chat sessions: announced, uploaded, indexed, shown and deleted. */
export function documentRoutes(app: FastifyInstance, job: IndexJob): void {
  readRoutes(app)
  uploadRoutes(app, job)
  serve(app, documents.retry, async ({ db, actor, scope, services, params, note }) => {
    const document = await found(db, ownOf(actor, scope), params)
    const { organisation_id, chat_session_id, document_id } = document
    note({ organisation_id })
    mustBe(['error'], document)
    const again = { state: 'indexing', stage: 'preparing', progress: 0, problem: null } as const
    const moved = await store.moveDocument(db, { ...document, from: ['error'] }, again)
    if (!moved) throw new Problem('not-ready')
    const data = { organisation_id, chat_session_id, document_id }
    await services.jobs.enqueue(db, job, { data, submitter: turnOf(actor, organisation_id) })
    return await tell(services, db, moved)
  })
  serve(app, documents.remove, async ({ db, actor, scope, services, params, now, note }) => {
    const document = await found(db, ownOf(actor, scope), params)
    note({ organisation_id: document.organisation_id })
    await mustNotHoldChat(db, document, now)
    await changeSession(db, document, { updated_at: now })
    if (!(await removeWhole(db, services, document))) throw new Problem('not-found')
    return null
  })
}
