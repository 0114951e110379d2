import type {
  EndpointResponse,
  Endpoint,
  EndpointProgress,
  ParsedRequest,
  StreamEndpoint,
} from '@alta/contract/endpoint'
import type { Problem } from '@alta/contract/problems'
import type { RecordName } from '@alta/contract/records'
import type { Db, Trx } from './database.ts'
import type { Actor, Scope } from './access.ts'
import type { LineTools } from './call-lines.ts'
import type { Conditions } from './http/admission.ts'
import type { FileAnswer } from './http/download.ts'
import type { StreamedJson } from './http/json-text.ts'
import type { StreamMessage } from './http/streaming.ts'
import type { Loaded, RecordLoader } from './load-record.ts'
import type { Services } from './services.ts'

/** What every handler gets besides the parsed request. */
export interface Context extends LineTools {
  /** The transaction of a write or of an audited read; the plain database otherwise. */
  readonly db: Db
  readonly actor: Actor
  readonly services: Services
  /** What the call's `access` opens to this caller. */
  readonly scope: Scope
  readonly now: Date
  readonly address: string
  /** The token that the caller sent, which opens what is sealed with it; empty for a stranger. */
  readonly token: string
  /** The name of the caller's program, as the program states it. */
  readonly user_agent: string | null
  /** Answers another status than the declared one (200 for "it was there already"). */
  readonly answerWith: (status: 200 | 201) => void
  /** A stream's `Last-Event-ID`, and the signal that its listener has left. */
  readonly last_event_id: string | undefined
  readonly signal: AbortSignal
}

/** Writes and audited reads run in a transaction, and only through it. */
type DatabaseOf<E extends Endpoint> = E extends { method: 'GET' } ? Db : Trx
export type Call<E extends Endpoint> = ParsedRequest<E> & Context & { readonly db: DatabaseOf<E> }
type Outcome<E extends Endpoint> = EndpointResponse<E> | Problem

type Result<E extends Endpoint> = E extends StreamEndpoint
  ? AsyncIterable<StreamMessage>
  : E extends { kind: 'file'; direction: 'out' }
    ? FileAnswer
    : Outcome<E> | StreamedJson

/** A thrown error undoes the transaction. A Problem that is returned is answered, and what was written is committed. */
export type Handle<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>>

/** The body of an upload, and the function that reports how far the work on it is. */
export interface Arriving<E extends Endpoint> {
  readonly bytes: AsyncIterable<Uint8Array>
  readonly sendProgress: (progress: EndpointProgress<E>) => void
}

/** `prepare` is the slow part (hashing, decoding, reading an upload) and runs before the transaction. */
export interface Steps<E extends Endpoint, P> {
  /**
   * Conditions that can be checked before the body is read. Each caller has one request at a time in this step, until
   * it is answered.
   */
  readonly admit?: Conditions
  readonly prepare: (call: Call<E> & Arriving<E>) => Promise<P>
  readonly handle: (call: Call<E>, prepared: P) => Promise<Result<E>>
}

/** A call that is about nothing that has to be loaded. */
export type CallWithoutRecord = Endpoint & { readonly record?: never }
export type CallOfRecord = Endpoint & { readonly record: RecordName }

type OfRecord<E extends Endpoint, R> = { readonly record: Loaded<E, R> }

/** The record of the call is loaded in the transaction. */
export interface RecordHandling<E extends CallOfRecord, R> {
  readonly load: RecordLoader<E['record'], R, DatabaseOf<E>>
  readonly handle: (call: Call<E> & OfRecord<E, R>) => Promise<Result<E>>
}

/** The record of the call is loaded before `prepare`, and `handle` gets the same one. */
export interface RecordSteps<E extends CallOfRecord, R, P> {
  readonly load: RecordLoader<E['record'], R, Db>
  readonly admit?: Conditions
  readonly prepare: (call: Call<E> & Arriving<E> & OfRecord<E, R>) => Promise<P>
  readonly handle: (call: Call<E> & OfRecord<E, R>, prepared: P) => Promise<Result<E>>
}
