import type { NoteIdentity } from '@alta/clinical/identity/same-patient'
import type { Chunk } from '@alta/clinical/search/texts'
import type { Citation, Grounding, MessageDoubt, MessageStatus, RagStrategy } from '@alta/contract/chat'
import type { DocumentProblem, DocumentState, IndexingStage, SessionDocument } from '@alta/contract/documents'
import type { ProblemCode } from '@alta/contract/problems'
import type { FallbackReason } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { RecognisedText } from '@alta/contract/recognised'
import type { JsonColumn } from './tables.ts'

export interface ChatSessions {
  organisation_id: string
  chat_session_id: string
  title: string
  rag_strategy: RagStrategy
  created_at: Date
  updated_at: Date
  /** One of the two is null: either a person or a service credential began the session. */
  created_by: string | null
  created_by_credential: string | null
  /** The title without accents and capitals, for sorting. */
  sort_title: GeneratedAlways<string>
  /** The words of the title as a `tsvector`. */
  title_words: GeneratedAlways<string>
}

export interface ChatSessionReports {
  organisation_id: string
  chat_session_id: string
  discharge_report_id: string
  attached_at: Date
}

export interface ChatDocuments {
  organisation_id: string
  chat_session_id: string
  document_id: string
  filename: string
  media_type: SessionDocument['media_type']
  bytes: number
  state: DocumentState
  stage: IndexingStage | null
  /** The progress of the present stage, from 0 to 1. */
  progress: number | null
  pages: number | null
  words: number | null
  problem: DocumentProblem | null
  /** null unless some text was recognised in pictures. */
  recognised: JsonColumn<NonNullable<SessionDocument['recognised']>> | null
  created_at: Date
}

export interface ChatTexts {
  organisation_id: string
  chat_session_id: string
  /** The id of the document or the report. */
  source_id: string
  /** The revision of a report; 0 for a document. */
  revision: number
  document_id: string | null
  discharge_report_id: string | null
  title: string
  text: string
  /** Where each page begins in `text`, in UTF-16 characters; empty without pages. */
  page_starts: JsonColumn<number[]>
  chunks: JsonColumn<Chunk[]>
  /** null unless some text was recognised in pictures. */
  recognised: JsonColumn<RecognisedText> | null
  /**
   * The patients that a document names; null for reports, and for documents that were read before this was recorded.
   */
  identities: ColumnType<NoteIdentity[] | null, string | null | undefined, string | null>
}

export interface ChatVectors {
  organisation_id: string
  chat_session_id: string
  source_id: string
  revision: number
  model: string
  /** The length of one vector; 0 for a text without passages. */
  dimension: number
  /** The vectors one after the other, in the order of the text's passages: float32, little-endian. */
  vectors: Uint8Array
}

export interface ChatMessages {
  organisation_id: string
  chat_session_id: string
  message_id: string
  /** 1, 2, 3 … within the session */
  position: number
  role: 'user' | 'assistant'
  content: string
  status: MessageStatus
  rag_strategy: RagStrategy
  /**
   * The language of Alta's own words in the answer, where the question does not show it; null: the author's language.
   */
  language: ColumnType<Language | null, Language | null | undefined, never>
  grounding: Grounding
  citations: JsonColumn<Citation[]>
  /** The model that wrote it; null: the engine or a person wrote it. */
  model: ColumnType<string | null, string | null | undefined>
  doubts: ColumnType<MessageDoubt[], string | undefined, string>
  removed: Generated<number>
  fallback: ColumnType<FallbackReason | null, FallbackReason | null | undefined>
  problem_code: ProblemCode | null
  created_at: Date
}
