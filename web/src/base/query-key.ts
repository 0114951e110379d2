import type { JsonEndpoint } from '@alta/contract/endpoint'

/** The name under which the cache keeps everything that is read through a call. */
export const nameOf = (endpoint: JsonEndpoint): string => `${endpoint.method} ${endpoint.path}`

/** The cache key of a call: its name first, so that a change can refresh everything read through it. */
export const keyOf = (endpoint: JsonEndpoint, sent?: unknown): unknown[] =>
  sent === undefined ? [nameOf(endpoint)] : [nameOf(endpoint), sent]
