import { createHash } from 'node:crypto'

/** A strong validator of an answer's bytes. */
export const etagOf = (payload: string | Buffer): string =>
  `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`

/** Does `If-None-Match` name it? Weak marks (a proxy that compressed) still match. */
export const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((candidate) => candidate.trim() === '*' || candidate.trim().replace(/^W\//, '') === etag)
