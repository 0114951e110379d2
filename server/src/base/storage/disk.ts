import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Problem } from '@alta/contract/problems'
import { partsOfKey } from './keys.ts'
import type { Files } from '../files.ts'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Seconds to wait: somebody has to make room on the disk. */
const full_retry_s = 60
const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'].includes(String(error.code))

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await fs.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes the folder, and syncs its entry in the folder above. */
const makeFolder = async (folder: string): Promise<void> => {
  const first = await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await syncFolder(path.dirname(made))
}

const writeSynced = async (file: string, content: Uint8Array | Readable): Promise<void> => {
  const handle = await fs.open(file, 'wx', 0o600)
  try {
    await pipeline(content instanceof Readable ? content : Readable.from([content]), async (chunks) => {
      for await (const chunk of chunks) await handle.writeFile(chunk)
    })
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const storedFolder = (folder: string): string => path.resolve(folder, 'files', 'kept')

export const pathOnDisk = (folder: string, key: string): string => path.join(storedFolder(folder), ...partsOfKey(key))

/** The key of every file kept under `folder`. */
export async function* keysOnDisk(folder: string): AsyncGenerator<string> {
  const stored = storedFolder(folder)
  const opened = await fs.opendir(stored, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!opened) return
  for await (const entry of opened) {
    if (!entry.isFile()) continue
    yield path.relative(stored, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
  }
}

/** Files under `folder`/files: written beside their place, synced, then renamed. */
export const filesOnDisk = (folder: string): Files => {
  const root = path.resolve(folder, 'files')
  const unfinished = path.join(root, 'unfinished')
  const pathOf = (key: string): string => pathOnDisk(folder, key)
  return {
    put: async (key, content) => {
      const target = pathOf(key)
      const beside = path.join(unfinished, randomUUID())
      await makeFolder(unfinished)
      await makeFolder(path.dirname(target))
      try {
        await writeSynced(beside, content)
        await fs.rename(beside, target)
      } catch (error) {
        await fs.rm(beside, { force: true })
        throw isFull(error) ? new Problem('files-unavailable', { retry_after: full_retry_s, cause: error }) : error
      }
      await syncFolder(path.dirname(target))
    },
    get: async (key) => {
      try {
        const handle = await fs.open(pathOf(key), 'r')
        return createReadStream('', { fd: handle })
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    delete: async (key) => {
      await fs.rm(pathOf(key), { force: true })
    },
    check: async () => {
      await makeFolder(unfinished)
      await fs.access(root, fs.constants.R_OK | fs.constants.W_OK)
    },
  }
}
