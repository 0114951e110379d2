import { documentMediaTypes, kindOfName } from '@alta/contract/document-kinds'
import type { SessionDocument } from '@alta/contract/documents'
import { limits } from '@alta/contract/limits'

export type DocumentFileFault = 'wrong_kind' | 'too_big' | 'is_empty' | 'too_many'

/** By the end of its name, as the server sees it; undefined when it is none of ours. */
export const mediaTypeOf = (filename: string): SessionDocument['media_type'] | undefined => {
  const kind = kindOfName(filename)
  return kind && documentMediaTypes[kind]
}

/** What is wrong with a file before a byte of it is sent; `present` documents are in the chat already. */
export const faultOf = (
  { name, size }: Pick<File, 'name' | 'size'>,
  present: number,
): DocumentFileFault | undefined => {
  if (mediaTypeOf(name) === undefined) return 'wrong_kind'
  if (size === 0) return 'is_empty'
  if (size > limits.document_file_bytes) return 'too_big'
  return present >= limits.documents_per_session ? 'too_many' : undefined
}
