import type * as z from 'zod/mini'
import type { Access } from './permissions.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** What every call has, whatever travels. `params` are path parts, `query` the search string; both arrive as text. */
interface Common {
  readonly method: Method
  readonly path: `/${string}`
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly access: Access
  /** One line for the reference at /api/v0/docs. */
  readonly summary: string
}

/** JSON in, JSON out. */
export interface JsonEndpoint extends Common {
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
  /** Opening it is an audited event (reads of clinical data). Writes are always audited. */
  readonly audited?: true
  /** The caller's own unsaved work: no event of the audit, which a save every two seconds would fill. */
  readonly unsaved?: true
  /** Answers a secret or changes only the caller's own session: nothing of it is stored for idempotency. */
  readonly secret?: true
}

/** Bytes: `in` takes a raw body, `out` answers one. */
export interface FileEndpoint extends Common {
  readonly kind: 'file'
  readonly direction: 'in' | 'out'
  readonly media_types: readonly string[]
  /** Largest body in bytes; `in` only. */
  readonly limit?: number
  /** What an upload answers with; `in` only. */
  readonly answer?: z.ZodMiniType
  readonly status?: 200 | 201 | 202 | 204
  readonly audited?: true
}

/** Server-sent events read with fetch. Each event name has its schema; ids resume with `Last-Event-ID`. */
export interface StreamEndpoint extends Common {
  readonly kind: 'stream'
  readonly method: 'GET'
  readonly events: Readonly<Record<string, z.ZodMiniType>>
  readonly audited?: true
}

/** One call of the interface. Both sides read this object; nothing else describes the call. */
export type Endpoint = JsonEndpoint | FileEndpoint | StreamEndpoint

export const endpoint = <const E extends JsonEndpoint>(definition: E): E => definition
export const file = <const E extends Omit<FileEndpoint, 'kind'>>(definition: E): E & { readonly kind: 'file' } => ({
  ...definition,
  kind: 'file',
})
export const stream = <const E extends Omit<StreamEndpoint, 'kind' | 'method'>>(
  definition: E,
): E & { readonly kind: 'stream'; readonly method: 'GET' } => ({ ...definition, kind: 'stream', method: 'GET' })

type Part = 'params' | 'query' | 'body'
type Has<E, P extends Part> = E extends Record<P, z.ZodMiniType> ? P : never

/** What the client must hand over for a call. */
export type Sent<E extends Endpoint> = {
  [P in Part as Has<E, P>]: E extends Record<P, infer S extends z.ZodMiniType> ? z.input<S> : never
}
/** What the handler gets, parsed. */
export type Received<E extends Endpoint> = {
  [P in Part as Has<E, P>]: E extends Record<P, infer S extends z.ZodMiniType> ? z.output<S> : never
}
export type Answer<E extends Endpoint> = E extends { answer: infer S extends z.ZodMiniType } ? z.output<S> : never
export type StreamEvent<E extends StreamEndpoint> = {
  [N in keyof E['events']]: { event: N; data: z.output<E['events'][N]> }
}[keyof E['events']]
