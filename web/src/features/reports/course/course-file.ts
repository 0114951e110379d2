import { type DocumentKind, documentKinds, kindOfName } from '@alta/contract/document-kinds'
import { limits } from '@alta/contract/limits'
import type { DraftFile } from '../generate/draft.ts'

/** What speaks against a file before a byte of it is sent. */
export type CourseFileFault = 'unsupported' | 'too_large' | 'empty' | 'too_many_files' | 'too_much'

/** The kind of course a file holds, by its name, or what speaks against reading it at all. Sizes in bytes. */
export const checkFile = (
  { name, size }: Pick<File, 'name' | 'size'>,
  present: readonly Pick<DraftFile, 'bytes'>[],
): DocumentKind | CourseFileFault => {
  const kind = kindOfName(name)
  if (kind === undefined) return 'unsupported'
  if (size > limits.document_file_bytes) return 'too_large'
  if (size === 0) return 'empty'
  if (present.length >= limits.course_files_max) return 'too_many_files'
  const all = present.reduce((sum, { bytes }) => sum + bytes, size)
  return all > limits.course_files_bytes ? 'too_much' : kind
}

export const isKind = (checked: DocumentKind | CourseFileFault): checked is DocumentKind =>
  documentKinds.some((kind) => kind === checked)
