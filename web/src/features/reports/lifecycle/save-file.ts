import { fileStem } from '@alta/clinical/document/file-name'
import { headOf, shownHead } from '@alta/clinical/document/shown-head'
import type { DischargeReport } from '@alta/contract/reports'
import { download } from '../../../base/download.ts'

declare global {
  interface Window {
    /** Only Chromium has this picker; other browsers download the file. */
    showSaveFilePicker?: (options: {
      suggestedName: string
      types: { accept: Record<string, string[]> }[]
    }) => Promise<FileSystemFileHandle>
  }
}

type FileNameSource = Pick<DischargeReport, 'title' | 'created_at' | 'record_number' | 'language'> &
  Partial<Pick<DischargeReport, 'generated' | 'corrected'>>

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What a report's Word file is called; of one in a list less is known. */
export const fileName = ({
  title,
  created_at,
  record_number,
  language,
  generated,
  corrected,
}: FileNameSource): string => {
  const head = shownHead(headOf({ ...generated, language: language ?? 'es', head: corrected?.head ?? {} }))
  const number = record_number ?? head.record_number.text
  const day = head.discharged.day ?? head.admitted.day ?? null
  return `${fileStem({ record_number: number, day, title, time: created_at })}.docx`
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/**
 * Asks where to save before the file is made (afterwards the browser no longer counts it as the person's act), then
 * writes it; without a picker the file is downloaded. Throws what `make` throws.
 */
export const saveDocx = async (name: string, make: () => Promise<Blob>): Promise<'saved' | 'cancelled'> => {
  if (!window.showSaveFilePicker) {
    download(await make(), name)
    return 'saved'
  }
  let handle: FileSystemFileHandle
  try {
    handle = await window.showSaveFilePicker({ suggestedName: name, types: [{ accept: { [docx]: ['.docx'] } }] })
  } catch (error) {
    if (isCancelled(error)) return 'cancelled'
    throw error
  }
  const target = await handle.createWritable()
  try {
    await target.write(await make())
    await target.close()
    return 'saved'
  } catch (error) {
    await target.abort().catch(() => undefined)
    throw error
  }
}
