import { Readable } from 'node:stream'
import type { ContentKeys } from '../content/keys.ts'
import { openedStream, sealedStream } from '../content/sealed-stream.ts'
import type { Files } from '../files.ts'

/**
 * Files that are encrypted while a key writes, each bound to its storage key. Files that were stored without a key are
 * read as they are.
 */
export const sealedFiles = (files: Files, keys: ContentKeys): Files => ({
  put: async (place, content) => {
    const key = keys.writing()
    if (key === null) return await files.put(place, content)
    const parts = content instanceof Readable ? content : Readable.from([content])
    await files.put(place, Readable.from(sealedStream(key, place, parts)))
  },
  get: async (place) => {
    const kept = await files.get(place)
    if (!kept) return undefined
    try {
      const { content } = await openedStream(keys, place, kept)
      return Readable.from(content)
    } catch (error) {
      kept.destroy()
      throw error
    }
  },
  delete: (place) => files.delete(place),
  check: () => files.check(),
})
