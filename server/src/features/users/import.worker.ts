import { parentPort } from 'node:worker_threads'
import { Problem } from '@alta/contract/problems'
import { readImportFile } from './import-file.ts'
import type { ImportThreadReply } from './import.threads.ts'

parentPort?.on('message', async (bytes: Uint8Array) => {
  const result = await readImportFile(bytes).then(
    (rows): ImportThreadReply => ({ rows }),
    (error: unknown): ImportThreadReply => {
      if (error instanceof Problem) return { refused: error.errors }
      throw error
    },
  )
  parentPort?.postMessage(result)
})
