import { downloadMediaType } from '@alta/contract/document-kinds'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { callerSubmitter } from '#base/access'
import { serve } from '#base/route'
import { documentFile } from '#base/storage/delete-files'
import { ownOf } from '../chat/chat.rules.ts'
import { changeSession } from '../chat/chat.store.ts'
import { loadSession } from '../chat/session.record.ts'
import { mustNotHoldChat } from '../legal-holds/legal-holds.store.ts'
import { loadDocument } from './document.record.ts'
import { documentEvents, publishDocumentEvent } from './documents.events.ts'
import type { IndexJob } from './documents.jobs.ts'
import { mustBeInState } from './documents.rules.ts'
import { removeDocumentWithContents } from './remove.store.ts'
import { uploadRoutes } from './upload.routes.ts'
import * as documents from '@alta/contract/documents'
import * as store from './documents.store.ts'

function readRoutes(app: FastifyInstance): void {
  serve(app, documents.list, {
    load: loadSession,
    handle: async ({ record: { organisation_id, chat_session_id }, db, actor, scope, disclose }) => {
      const items = await store.listDocuments(db, ownOf(actor, scope), chat_session_id)
      disclose(
        'document',
        items.map((document) => ({ ...document, organisation_id })),
      )
      return { items, next_cursor: null }
    },
  })
  serve(app, documents.read, {
    load: loadDocument,
    handle: async ({ record: document, disclose }) => {
      disclose('document', [document])
      return store.shown(document)
    },
  })
  serve(app, documents.content, {
    load: loadDocument,
    handle: async ({ record: document, services }) => {
      mustBeInState(['indexing', 'ready', 'error'], document)
      const { filename, media_type } = document
      const bytes = async () => {
        const content = await services.files.get(documentFile(document))
        if (!content) throw new Problem('not-found')
        return content
      }
      return { filename, media_type: downloadMediaType(media_type), bytes }
    },
  })
  serve(app, documents.readText, {
    load: loadDocument,
    handle: async ({ record: document, db }) => {
      const text = await store.findText(db, document)
      if (!text) throw new Problem('not-ready')
      return text
    },
  })
  serve(app, documents.events, {
    load: loadSession,
    handle: async ({ record: session, db, services, last_event_id, signal, disclose }) => {
      disclose('chat_session', [session])
      const heard = /^\d{1,12}$/.exec(last_event_id ?? '')?.[0]
      const after = heard === undefined ? await store.lastEvent(db, session) : Number(heard)
      return documentEvents(services, session, { after, signal })
    },
  })
}

/** The documents of chat sessions: announced, uploaded, indexed, shown and deleted. */
export function documentRoutes(app: FastifyInstance, job: IndexJob): void {
  readRoutes(app)
  uploadRoutes(app, job)
  serve(app, documents.retry, {
    load: loadDocument,
    handle: async ({ record: document, db, actor, services }) => {
      const { organisation_id, chat_session_id, document_id } = document
      mustBeInState(['error'], document)
      const again = { state: 'indexing', stage: 'preparing', progress: 0, problem: null } as const
      const moved = await store.transitionDocument(db, { ...document, from: ['error'] }, again)
      if (!moved) throw new Problem('not-ready')
      const data = { organisation_id, chat_session_id, document_id }
      await services.jobs.enqueue(db, job, { data, submitter: callerSubmitter(actor, organisation_id) })
      return await publishDocumentEvent(services, db, moved)
    },
  })
  serve(app, documents.remove, {
    load: loadDocument,
    handle: async ({ record: document, db, services, now }) => {
      await mustNotHoldChat(db, document, now)
      await changeSession(db, document, { updated_at: now })
      if (!(await removeDocumentWithContents(db, services, document))) throw new Problem('not-found')
      return null
    },
  })
}
