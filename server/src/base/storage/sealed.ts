import { Readable } from 'node:stream'
import type { ContentKeys } from '../content/keys.ts'
import { openedStream, sealedStream } from '../content/sealed-stream.ts'
import type { Files } from '../files.ts'

/**
 * Files that are encrypted while a key writes, each bound to its storage key. Files that were stored without a key are
 * read as they are.
 */
export const sealedFiles = (files: Files, keys: ContentKeys): Files => ({
  put: async (storageKey, content) => {
    const key = keys.writing()
    if (key === null) return await files.put(storageKey, content)
    const parts = content instanceof Readable ? content : Readable.from([content])
    await files.put(storageKey, Readable.from(sealedStream(key, storageKey, parts)))
  },
  get: async (storageKey) => {
    const stored = await files.get(storageKey)
    if (!stored) return undefined
    try {
      const { content } = await openedStream(keys, storageKey, stored)
      return Readable.from(content)
    } catch (error) {
      stored.destroy()
      throw error
    }
  },
  delete: (storageKey) => files.delete(storageKey),
  check: () => files.check(),
})
