import { download } from '../../../base/download.ts'

declare global {
  interface Window {
    /** Chromium only; others download. */
    showSaveFilePicker?: (options: {
      suggestedName: string
      types: { accept: Record<string, string[]> }[]
    }) => Promise<FileSystemFileHandle>
  }
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A title as a file name that every system takes. */
export const fileName = (title: string): string => {
  const plain = title.replace(/[^\p{L}\p{N} .,-]+/gu, ' ').replace(/\s+/g, ' ')
  return `${plain.slice(0, 80).replace(/^[ .]+|[ .]+$/g, '') || 'Alta'}.docx`
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
