import { readCourseFile, type ReadingProgress } from '@alta/contract/course-files'
import type { DocumentKind } from '@alta/contract/document-kinds'
import { sendFile } from '../../../base/api.ts'
import type { DraftFile } from '../generate/draft.ts'

interface ReadCourseOptions {
  readonly kind: DocumentKind
  readonly organisation_id: string
  readonly signal: AbortSignal
  /** Called with the number of pages of a scan that have been read. */
  readonly onProgress?: (progress: ReadingProgress) => void
}

/**
 * Has a file read by the server, as documents of chats are. Its name stays here: it may be a patient's. Throws Problem.
 */
export const readCourse = async (
  file: File,
  { kind, organisation_id, ...how }: ReadCourseOptions,
): Promise<DraftFile> => {
  const began = performance.now()
  const bytes = new Blob([file], { type: 'application/octet-stream' })
  const read = await sendFile(readCourseFile, { query: { organisation_id, kind } }, { file: bytes, ...how })
  const seconds = (performance.now() - began) / 1000
  return { ...read, key: crypto.randomUUID(), filename: file.name.normalize('NFC'), bytes: file.size, seconds }
}
