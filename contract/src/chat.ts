import * as z from 'zod/mini'
import { endpoint, file, stream } from './endpoint.ts'
import { count, id, line, listOf, name, paging, searchText, text, time } from './fields.ts'
import { limits } from './limits.ts'
import { problemCodes } from './problems.ts'
import { fallbackReasons, languageField } from './report.ts'
import { reviewStates } from './review.ts'

/** Chat sessions and their messages. A session is private to its author: no role reads another's. */

export const ragStrategies = ['none', 'echo', 'rag'] as const
export type RagStrategy = (typeof ragStrategies)[number]

const sessionId = z.object({ chat_session_id: id })
const messageId = z.object({ chat_session_id: id, message_id: id })
const access = { organisation: 'chat_sessions:create' } as const
const title = line(1, limits.title_characters)
const reportIds = z.array(id).check(z.maxLength(limits.reports_per_session))

const summary = {
  chat_session_id: id,
  organisation_id: id,
  organisation_name: name,
  title: z.string(),
  rag_strategy: z.enum(ragStrategies),
  created_at: time,
  /** The time of the last message, or of the session's last change. */
  updated_at: time,
  message_count: count,
  document_count: count,
  discharge_report_count: count,
}
export const chatSessionSummary = z.object(summary)
export type ChatSessionSummary = z.infer<typeof chatSessionSummary>

/** A discharge report whose text is searched as well, unless it was annulled since. */
export const attachedReport = z.object({
  discharge_report_id: id,
  title: z.string(),
  created_at: time,
  review_state: z.enum(reviewStates),
  /** The version that is searched: 0 for the generated one, otherwise the newest correction. */
  revision: count,
})
export type AttachedReport = z.infer<typeof attachedReport>

const patient = z.object({
  name: z.nullable(z.string()),
  record_number: z.nullable(z.string()),
  birth_date: z.nullable(z.string()),
})

export const chatSession = z.object({
  ...summary,
  discharge_reports: z.array(attachedReport),
  /** The patients whom its documents and reports name, as they write them, where these are several; else empty. */
  patients: z.array(patient),
})
export type ChatSession = z.infer<typeof chatSession>

export const sessionSorts = ['updated_at', '-updated_at', 'title', '-title', 'created_at', '-created_at'] as const

export const list = endpoint({
  method: 'GET',
  path: '/chat-sessions',
  summary: 'The caller’s own chat sessions, the last used first',
  query: z.strictObject({
    ...paging,
    organisation_id: z.optional(id),
    rag_strategy: z.optional(z.enum(ragStrategies)),
    sort: z.optional(z.enum(sessionSorts)),
  }),
  /** Words of the title, each matched at the beginning of a word. */
  typed: z.strictObject({ q: z.optional(searchText) }),
  answer: listOf(chatSessionSummary),
  access,
  reads: 'clinical',
  cached: true,
})

export const create = endpoint({
  method: 'POST',
  path: '/chat-sessions',
  summary: 'Create a chat session',
  body: z.strictObject({
    title,
    organisation_id: id,
    rag_strategy: z.enum(ragStrategies),
    /** Ready reports of the same organisation that the caller may read and that nobody annulled. */
    discharge_report_ids: z.optional(reportIds),
  }),
  answer: chatSession,
  status: 201,
  access,
  record: 'organisation',
  creates: true,
})

export const read = endpoint({
  method: 'GET',
  path: '/chat-sessions/:chat_session_id',
  summary: 'One chat session',
  params: sessionId,
  answer: chatSession,
  access,
  record: 'chat_session',
  reads: 'clinical',
})

/** Messages keep the strategy with which they were answered. */
export const update = endpoint({
  method: 'PATCH',
  path: '/chat-sessions/:chat_session_id',
  summary: 'Change title, strategy or attached reports',
  params: sessionId,
  body: z.strictObject({
    title: z.optional(title),
    rag_strategy: z.optional(z.enum(ragStrategies)),
    discharge_report_ids: z.optional(reportIds),
  }),
  answer: chatSession,
  access,
  record: 'chat_session',
})

/** Messages, documents, texts and index are deleted with it, in one transaction. */
export const remove = endpoint({
  method: 'DELETE',
  path: '/chat-sessions/:chat_session_id',
  summary: 'Delete a chat session with everything in it',
  params: sessionId,
  answer: z.null(),
  status: 204,
  access,
  record: 'chat_session',
})

export const messageRoles = ['user', 'assistant'] as const
export const messageStatuses = ['streaming', 'complete', 'stopped', 'failed'] as const
export type MessageStatus = (typeof messageStatuses)[number]
/** How much of an answer is supported by cited passages; a question, an echo and a talk without documents have none. */
export const groundings = ['full', 'partial', 'none', 'not_applicable'] as const
export type Grounding = (typeof groundings)[number]

/** `start`–`end` in the message's `content`; `source_start`–`source_end` in the text of the document or report. */
export const citation = z.object({
  start: count,
  end: count,
  /** One of the two is null. */
  document_id: z.nullable(id),
  discharge_report_id: z.nullable(id),
  /** The version of the report that was quoted; 0 for documents. */
  revision: count,
  source_start: count,
  source_end: count,
  /** From 1, where the document has pages. */
  page: z.optional(count),
})
export type Citation = z.infer<typeof citation>

/** A sentence of a model that its passages do not support; `start`–`end` in the message's `content`. */
export const doubt = z.object({
  start: count,
  end: count,
  support: z.enum(['partial', 'unsupported', 'conflicting']),
})
export type MessageDoubt = z.infer<typeof doubt>

/** Why an answer could not be finished; `failure`: for `model-failed`, the model's failure. */
const messageProblem = z.object({ code: z.enum(problemCodes), failure: z.optional(z.enum(fallbackReasons)) })

export const message = z.object({
  message_id: id,
  role: z.enum(messageRoles),
  /** CommonMark; in a user message, the text as it was typed. */
  content: z.string(),
  status: z.enum(messageStatuses),
  rag_strategy: z.enum(ragStrategies),
  grounding: z.enum(groundings),
  citations: z.array(citation),
  /** The model that wrote it; null: the engine or a person wrote it. */
  model: z.nullable(z.string()),
  /** In the order of the content. */
  doubts: z.array(doubt),
  /** The number of the model's sentences that were left out because no passage supports them. */
  removed: count,
  /** Why the engine answered in place of a model. */
  fallback: z.nullable(z.enum(fallbackReasons)),
  problem: z.nullable(messageProblem),
  created_at: time,
})
export type Message = z.infer<typeof message>

/** Newest first; later pages contain older messages. */
export const messages = endpoint({
  method: 'GET',
  path: '/chat-sessions/:chat_session_id/messages',
  summary: 'The messages of a chat session',
  params: sessionId,
  query: z.strictObject(paging),
  answer: listOf(message),
  access,
  record: 'chat_session',
  reads: 'clinical',
  audited: true,
})

/** While an answer is being written, another question is `not-ready`. */
export const ask = endpoint({
  method: 'POST',
  path: '/chat-sessions/:chat_session_id/messages',
  summary: 'Send a message; the answer is streamed',
  params: sessionId,
  body: z.strictObject({
    content: text(1, limits.message_characters),
    /** The language of Alta's own words in the answer, where the question does not show it; left out: the author's. */
    language: z.optional(languageField),
  }),
  answer: z.object({ user_message: message, assistant_message: message }),
  status: 202,
  access,
  record: 'chat_session',
  creates: true,
})

/** Continues an answer that was stopped or failed; it must be the last message. */
export const resume = endpoint({
  method: 'POST',
  path: '/chat-sessions/:chat_session_id/messages/:message_id/resume',
  summary: 'Go on with an answer that was stopped',
  params: messageId,
  answer: message,
  status: 202,
  access,
  record: 'message',
})

/** What is written so far is kept; an answer that is finished does not change. */
export const cancel = endpoint({
  method: 'POST',
  path: '/chat-sessions/:chat_session_id/messages/:message_id/cancel',
  summary: 'Stop an answer',
  params: messageId,
  answer: message,
  status: 202,
  access,
  record: 'message',
})

export const messageEvents = stream({
  path: '/chat-sessions/:chat_session_id/messages/:message_id/events',
  summary: 'An answer as it is written, from the beginning or from Last-Event-ID on',
  params: messageId,
  events: {
    /** `at`: the length of what was written before, so that a client notices a piece that comes twice. */
    delta: z.object({ at: count, text: z.string() }),
    citations: z.object({ citations: z.array(citation), doubts: z.array(doubt) }),
    done: z.object({ message }),
    problem: messageProblem,
  },
  access,
  record: 'message',
  reads: 'clinical',
  audited: true,
})

/** The text of an attached report in the version that was quoted; `revision` as citations name it. */
export const reportText = endpoint({
  method: 'GET',
  path: '/chat-sessions/:chat_session_id/discharge-reports/:discharge_report_id/text',
  summary: 'The text of an attached discharge report, as it is cited',
  params: z.object({ chat_session_id: id, discharge_report_id: id }),
  query: z.strictObject({ revision: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)) }),
  answer: z.object({ title: z.string(), text: z.string() }),
  access,
  record: 'chat_session',
  reads: 'clinical',
  audited: true,
})

export const chatExportFormats = {
  markdown: 'text/markdown; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** Questions and answers with their citations as numbered notes. */
export const exportFile = file({
  method: 'GET',
  path: '/chat-sessions/:chat_session_id/export',
  summary: 'A chat session as a file',
  params: sessionId,
  query: z.strictObject({ format: z.enum(['markdown', 'docx']) }),
  direction: 'out',
  media_types: Object.values(chatExportFormats),
  access,
  record: 'chat_session',
  reads: 'clinical',
  audited: true,
})
