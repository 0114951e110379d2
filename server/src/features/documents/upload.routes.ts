import { Readable } from 'node:stream'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { callerSubmitter } from '#base/access'
import { newId } from '#base/ids'
import { serve } from '#base/route'
import { deleteFiles, documentFile } from '#base/storage/delete-files'
import { changeSession } from '../chat/chat.store.ts'
import { loadLockedSession } from '../chat/session.record.ts'
import { loadDocument } from './document.record.ts'
import { publishDocumentEvent } from './documents.events.ts'
import type { IndexJob } from './documents.jobs.ts'
import {
  checkAnnouncedSize,
  mustBeInState,
  mustBeSupportedKind,
  mustBeReadable,
  mustHaveRoom,
} from './documents.rules.ts'
import * as documents from '@alta/contract/documents'
import * as store from './documents.store.ts'

/** Announces a file and receives its bytes; the last byte starts the indexing. */
export function uploadRoutes(app: FastifyInstance, job: IndexJob): void {
  serve(app, documents.create, {
    load: loadLockedSession,
    handle: async ({ record: session, db, services, body, now, note }) => {
      const { organisation_id, chat_session_id } = session
      mustBeReadable(body.filename)
      mustBeSupportedKind(body)
      mustHaveRoom(await store.countDocuments(db, session))
      const document_id = newId(now)
      const announced = { ...body, organisation_id, chat_session_id, document_id, created_at: now }
      const document = await store.insertDocument(db, { ...announced, state: 'uploading' })
      await changeSession(db, session, { updated_at: now })
      note({ document_id, bytes: body.bytes })
      return await publishDocumentEvent(services, db, document)
    },
  })
  serve(app, documents.write, {
    load: loadDocument,
    prepare: async ({ record: document, services, bytes }) => {
      mustBeInState(['uploading'], document)
      await services.files.put(documentFile(document), Readable.from(checkAnnouncedSize(bytes, document.bytes)))
    },
    handle: async ({ record: document, db, actor, services, note }) => {
      const { organisation_id, chat_session_id, document_id } = document
      note({ bytes: document.bytes })
      const submitter = callerSubmitter(actor, organisation_id)
      const began = { state: 'indexing', stage: 'preparing', progress: 0 } as const
      const moved = await store.transitionDocument(db, { ...document, from: ['uploading'] }, began)
      if (moved) {
        await services.jobs.enqueue(db, job, { data: { organisation_id, chat_session_id, document_id }, submitter })
        return await publishDocumentEvent(services, db, moved)
      }
      if (await store.documentExists(db, document)) return new Problem('not-ready')
      // The document was deleted while its bytes were arriving: they are deleted as well.
      await services.jobs.enqueue(db, deleteFiles, { data: { keys: [documentFile(document)] }, submitter })
      return new Problem('not-found')
    },
  })
}
