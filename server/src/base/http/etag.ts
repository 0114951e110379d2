import { createHash } from 'node:crypto'

/** A validator of what an answer says. Weak: the same answer may travel compressed or not. */
export const etagOf = (payload: string): string =>
  `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`

const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

/** Does `If-None-Match` name it? */
export const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((candidate) => candidate.trim() === '*' || opaque(candidate) === opaque(etag))
