import type * as z from 'zod/mini'
import type { Access, Permission } from './permissions.ts'
import type { OrganisationRecord, RecordIdField, RecordName } from './records.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * Whether an answer holds anything of a patient: titles of reports and chats, names of files, words, passages, versions,
 * what was asked about them. Figures, settings and people of an organisation are `none`.
 */
export type Reads = 'clinical' | 'none'

/**
 * Every read says what it reads, so that no new call can forget it. Each read of clinical data leaves its line in the
 * audit log: together with others within a second, or with `audited` in a transaction of its own before it is answered
 * (what shows words, and the log itself).
 */
interface ReadCall {
  readonly method: 'GET'
  readonly reads: Reads
  readonly audited?: true
}
/** Writes are acts: their own lines say whose record they answer. */
interface WriteCall {
  readonly method: Exclude<Method, 'GET'>
  readonly reads?: never
  readonly audited?: never
}

/**
 * What every call has, whatever travels. `params` are path parts, `query` the search string, `typed` headers; all arrive
 * as text.
 */
interface EndpointBase {
  readonly path: `/${string}`
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  /**
   * Words that a person types and that may name a patient. Proxies and browsers keep addresses, so each field travels in
   * a header of its own, see `typedHeader`.
   */
  readonly typed?: z.ZodMiniObject
  readonly access: Access
  /**
   * What the call is about, named by its ids in `params`, `query` or `body`. The server loads it (`not-found` outside what
   * the caller sees), asks the permission of `access` in its organisation, notes that for the audit, and hands it to the
   * handler. Where its id may be left out, the call is about none then.
   */
  readonly record?: RecordName
  /**
   * Takes a person who has said who it is a short while ago, else `reauthentication-required`: in any case, or where
   * the server is configured so. Service credentials are not concerned.
   */
  readonly reauthenticates?: 'always' | 'configured'
  /** One line for the reference at /api/v0/docs. */
  readonly summary: string
}

/** JSON in, JSON out. */
export type JsonEndpoint = JsonCall & (ReadCall | WriteCall)
interface JsonCall extends EndpointBase {
  readonly kind?: 'json'
  readonly body?: z.ZodMiniType
  readonly answer: z.ZodMiniType
  readonly status?: 200 | 201 | 202 | 204
  /** Largest body in bytes; 1 MB when not said. */
  readonly limit?: number
  /** The POST makes something, so an `Idempotency-Key` is honoured for 24 hours per caller. */
  readonly creates?: true
  /** A list or record that the browser may keep: answers carry an ETag and 304 is possible. */
  readonly cached?: true
  /**
   * A program sends it every few seconds or minutes (a draft is saved, a person is there): it leaves no event in the
   * audit log, and by itself is no use of the session.
   */
  readonly unaudited?: true
  /**
   * The answer contains a secret, or the call changes only the caller's own session: no answer is stored for repeated
   * requests.
   */
  readonly secret?: true
}

/** The direction of the bytes: `in` takes a raw body, `out` answers one. */
export type FileEndpoint = FileCall & { readonly kind: 'file' }
type FileCall = FileParts & (ReadCall | WriteCall)
interface FileParts extends EndpointBase {
  readonly direction: 'in' | 'out'
  readonly media_types: readonly string[]
  /** Largest body in bytes; `in` only. */
  readonly limit?: number
  /** What an upload answers with; `in` only. */
  readonly answer?: z.ZodMiniType
  readonly status?: 200 | 201 | 202 | 204
  /**
   * The progress of the work on an upload. A caller who accepts `text/event-stream` may be answered with events:
   * `progress`, and at the end `answer` or `problem`; work that is done at once is answered as JSON in any case. `in`
   * only.
   */
  readonly progress?: z.ZodMiniType
}

/**
 * Server-sent events read with fetch. Each event name has its schema; ids resume with `Last-Event-ID`. While the stream
 * runs, the listener's permission is checked again and again in the record's organisation.
 */
export interface StreamEndpoint extends EndpointBase, ReadCall {
  readonly kind: 'stream'
  readonly record: OrganisationRecord
  readonly access: { readonly organisation: Permission }
  readonly events: Readonly<Record<string, z.ZodMiniType>>
}

/** One call of the interface. Both sides read this object; nothing else describes the call. */
export type Endpoint = JsonEndpoint | FileEndpoint | StreamEndpoint

type Parts = Pick<EndpointBase, 'params' | 'query'> & { readonly body?: z.ZodMiniType }
type FieldsOf<S> = S extends z.ZodMiniType
  ? z.output<S> extends infer O
    ? O extends unknown
      ? keyof O
      : never
    : never
  : never
type Fields<E extends Parts> = FieldsOf<E['params']> | FieldsOf<E['query']> | FieldsOf<E['body']>
/** A record is named by its ids: a definition without them does not compile. */
type NamesRecord<E extends Parts> = E extends { readonly record: infer N extends RecordName }
  ? [RecordIdField<N>] extends [Fields<E>]
    ? unknown
    : { readonly record: `the ids of ${N} stand neither in params nor in query or body` }
  : unknown

export const endpoint = <const E extends JsonEndpoint>(definition: E & NamesRecord<E>): E => definition
export const file = <const E extends FileCall>(definition: E & NamesRecord<E>): E & { readonly kind: 'file' } => ({
  ...definition,
  kind: 'file',
})
export const stream = <const E extends Omit<StreamEndpoint, 'kind' | 'method'>>(
  definition: E & NamesRecord<E>,
): E & { readonly kind: 'stream'; readonly method: 'GET' } => ({ ...definition, kind: 'stream', method: 'GET' })

/** The header that carries a field of `typed`: `record_number` in `alta-record-number`, as UTF-8 with percent signs. */
export const typedHeader = (field: string): string => `alta-${field.replaceAll('_', '-')}`

type FieldOf<P, K extends PropertyKey> = P extends unknown ? (K extends keyof P ? P[K] : undefined) : never
type IdIn<S, K extends PropertyKey> = S extends z.ZodMiniType
  ? K extends FieldsOf<S>
    ? FieldOf<z.output<S>, K>
    : never
  : never
/** The type of the id of a call's record: with `undefined` or `null` where it may be left out. */
export type RecordIdIn<E extends Parts & { readonly record?: RecordName }> = E extends {
  readonly record: infer N extends RecordName
}
  ? IdIn<E['params'], `${N}_id`> | IdIn<E['query'], `${N}_id`> | IdIn<E['body'], `${N}_id`>
  : never

type RequestPart = 'params' | 'query' | 'typed' | 'body'
type Has<E, P extends RequestPart> = E extends Record<P, z.ZodMiniType> ? P : never

/** The values that a client passes for a call; `typed` only where one of its fields is required. */
export type EndpointRequest<E extends Endpoint> = {
  [P in Exclude<RequestPart, 'typed'> as Has<E, P>]: E extends Record<P, infer S extends z.ZodMiniType>
    ? z.input<S>
    : never
} & (E extends Record<'typed', infer S extends z.ZodMiniType> ? TypedHeaders<z.input<S>> : unknown)
type TypedHeaders<T> = Record<never, never> extends T ? { readonly typed?: T } : { readonly typed: T }
/** The values that the handler gets, parsed. */
export type ParsedRequest<E extends Endpoint> = {
  [P in RequestPart as Has<E, P>]: E extends Record<P, infer S extends z.ZodMiniType> ? z.output<S> : never
}
export type EndpointResponse<E extends Endpoint> = E extends { answer: infer S extends z.ZodMiniType }
  ? z.output<S>
  : never
export type EndpointProgress<E extends Endpoint> = E extends { progress: infer S extends z.ZodMiniType }
  ? z.output<S>
  : never
export type StreamEvent<E extends StreamEndpoint> = {
  [N in keyof E['events']]: { event: N; data: z.output<E['events'][N]> }
}[keyof E['events']]
