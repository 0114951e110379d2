import { createHash } from 'node:crypto'

/** A validator of an answer. It is weak, because the same answer may be sent compressed or not. */
export const etagOf = (payload: string): string =>
  `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`

const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether `If-None-Match` names this ETag. */
export const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((candidate) => candidate.trim() === '*' || opaque(candidate) === opaque(etag))
