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

/** A name is shown as it is: nothing in it that cannot be seen or that turns the letters around. */
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

/** Whoever announced a file before this and has not sent it will not send it. */
export const abandonedSince = (now: Date): Date => new Date(now.getTime() - dayInMs)

/** Passes an upload on as long as it is as long as announced; throws `validation-failed` when it is more or less. */
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
