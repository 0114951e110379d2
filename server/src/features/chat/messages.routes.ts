import * as chat from '@alta/contract/chat'
import type { RagStrategy } from '@alta/contract/chat'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#base/database'
import { callerSubmitter } from '#base/access'
import { deleteEvents } from '#base/events'
import { defaultLimit, pageOf, readCursor } from '#base/http/cursor'
import { serve } from '#base/route'
import type { Services } from '#base/services'
import { untouchedSettings, writerOf } from '../model-settings/model-settings.rules.ts'
import { findModelSettings } from '../model-settings/model-settings.store.ts'
import type { AnswerJob } from './answer.jobs.ts'
import { mustBeAnswerable } from './answer.rules.ts'
import { messageTopic } from './chat.store.ts'
import { loadMessage, loadMessageOfLockedSession } from './message.record.ts'
import { messageEvents } from './messages.events.ts'
import { loadSession, loadUsedSession } from './session.record.ts'
import * as store from './messages.store.ts'

function readRoutes(app: FastifyInstance): void {
  serve(app, chat.messages, {
    load: loadSession,
    handle: async ({ record: session, db, query, disclose }) => {
      const { limit = defaultLimit, cursor, count } = query
      const found = await store.listMessages(db, session, { limit, before: readCursor(cursor) })
      const page = pageOf(found, limit, ({ message_id }) => message_id)
      disclose(
        'message',
        page.items.map((message) => ({ ...message, organisation_id: session.organisation_id })),
      )
      return {
        ...page,
        ...(count && { total: await store.countMessages(db, session) }),
      }
    },
  })
  serve(app, chat.messageEvents, {
    load: loadMessage,
    handle: async ({ record, services, last_event_id, signal }) => {
      const after = Number(/^\d{1,12}$/.exec(last_event_id ?? '')?.[0] ?? 0)
      return messageEvents(services, record, { after, signal })
    },
  })
}

interface RequestedStrategy {
  readonly organisation_id: string
  readonly rag_strategy: RagStrategy
}

/** Throws `engine-unavailable` where only a model could answer and none may write. */
async function mustHaveAnswerer(
  db: Db,
  { model }: Pick<Services, 'model'>,
  { organisation_id, rag_strategy }: RequestedStrategy,
): Promise<void> {
  const settings = model && rag_strategy === 'none' ? await findModelSettings(db, organisation_id) : untouchedSettings
  mustBeAnswerable(rag_strategy, writerOf(model, settings) !== null)
}

function askRoute(app: FastifyInstance, job: AnswerJob): void {
  serve(app, chat.ask, {
    load: loadUsedSession,
    handle: async ({ record: session, db, actor, services, body, now, note }) => {
      const { organisation_id, chat_session_id, rag_strategy } = session
      note({ characters: body.content.length })
      await mustHaveAnswerer(db, services, { organisation_id, rag_strategy })
      const written = await store.insertQuestion(db, session, { ...body, rag_strategy, now })
      if (!written) throw new Problem('not-ready')
      const { message_id } = written.assistant_message
      const data = { organisation_id, chat_session_id, message_id }
      await services.jobs.enqueue(db, job, { data, submitter: callerSubmitter(actor, organisation_id) })
      note({ message_id })
      return written
    },
  })
}

function goOnRoutes(app: FastifyInstance, job: AnswerJob): void {
  serve(app, chat.resume, {
    load: loadMessageOfLockedSession,
    handle: async ({ record: { message, ...key }, db, actor, services }) => {
      const { organisation_id } = key
      await mustHaveAnswerer(db, services, { organisation_id, rag_strategy: message.rag_strategy })
      const newest = await store.newestMessage(db, key)
      if (newest?.message_id !== message.message_id) throw new Problem('not-ready')
      const again = { status: 'streaming', problem_code: null, fallback: null } as const
      const moved = await store.transitionMessage(db, { ...key, from: ['stopped', 'failed'] }, again)
      if (!moved) throw new Problem('not-ready')
      await deleteEvents(db, messageTopic(key))
      const publish = (event: string, data: unknown) =>
        services.events.publish(db, { ...messageTopic(key), event, data })
      if (moved.content !== '') await publish('delta', { at: 0, text: moved.content })
      if (moved.citations.length + moved.doubts.length > 0)
        await publish('citations', { citations: moved.citations, doubts: moved.doubts })
      await services.jobs.enqueue(db, job, { data: key, submitter: callerSubmitter(actor, organisation_id) })
      return moved
    },
  })
  serve(app, chat.cancel, {
    load: loadMessage,
    handle: async ({ record: { message, ...key }, db, services }) => {
      const stopped = await store.transitionMessage(db, { ...key, from: ['streaming'] }, { status: 'stopped' })
      if (stopped) {
        await services.events.publish(db, { ...messageTopic(key), event: 'done', data: { message: stopped } })
        return stopped
      }
      // The answer was finished meanwhile, or long ago.
      return (await store.findMessage(db, key)) ?? message
    },
  })
}

export function messageRoutes(app: FastifyInstance, job: AnswerJob): void {
  readRoutes(app)
  askRoute(app, job)
  goOnRoutes(app, job)
}
