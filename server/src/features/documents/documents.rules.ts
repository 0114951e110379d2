import { type DocumentKind, documentKinds, documentMediaTypes, kindOfName } from '@alta/contract/document-kinds'
import type { DocumentState, SessionDocument } from '@alta/contract/documents'
import { limits } from '@alta/contract/limits'
import { Problem } from '@alta/contract/problems'

type MediaType = SessionDocument['media_type']

export function kindOf(media_type: MediaType): DocumentKind {
  const kind = documentKinds.find((each) => documentMediaTypes[each] === media_type)
  if (kind === undefined) throw new Problem('unsupported-file')
  return kind
}

/** Throws `unsupported-file` for another kind of file, or one whose name says another kind than its sender. */
export function mustBeSupportedKind({ filename, media_type }: Pick<SessionDocument, 'filename' | 'media_type'>): void {
  const kind = kindOfName(filename)
  if (kind === undefined || documentMediaTypes[kind] !== media_type) throw new Problem('unsupported-file')
}

/**
 * A name is shown as it is, so it may contain no invisible characters and none that change the direction of writing.
 */
export function mustBeReadable(filename: string): void {
  if (/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u.test(filename) || !filename.isWellFormed())
    throw new Problem('validation-failed', { errors: [{ pointer: '/filename', code: 'invalid' }] })
}

export function mustHaveRoom(documents: number): void {
  const maximum = limits.documents_per_session
  if (documents >= maximum)
    throw new Problem('validation-failed', { errors: [{ pointer: '', code: 'too_large', params: { maximum } }] })
}

export function mustBeInState(states: readonly DocumentState[], { state }: Pick<SessionDocument, 'state'>): void {
  if (!states.includes(state)) throw new Problem('not-ready')
}

const dayInMs = 24 * 60 * 60 * 1000

/** A file that was announced before this and was not sent will not be sent any more. */
export const abandonedSince = (now: Date): Date => new Date(now.getTime() - dayInMs)

/**
 * Passes an upload on as long as its length is as announced; throws `validation-failed` when it is longer or shorter.
 */
export async function* checkAnnouncedSize(
  source: AsyncIterable<Uint8Array>,
  bytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.byteLength
    if (size > bytes)
      throw new Problem('validation-failed', {
        errors: [{ pointer: '/bytes', code: 'too_large', params: { maximum: bytes } }],
      })
    yield chunk
  }
  if (size < bytes)
    throw new Problem('validation-failed', {
      errors: [{ pointer: '/bytes', code: 'too_small', params: { minimum: bytes } }],
    })
}
