import fs from 'node:fs'
import path from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The parts of Emscripten's NODEFS that its own typings leave out. */
interface Stream {
  readonly nfd?: number | null
  readonly node: object
}
interface DiskFiles {
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: object): string
}
const isDiskFiles = (value: unknown): value is DiskFiles =>
  typeof value === 'object' && value !== null && 'stream_ops' in value && 'realPath' in value

const syncPath = (target: string): void => {
  const descriptor = fs.openSync(target, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

const syncStream = (files: DiskFiles, stream: Stream): number => {
  try {
    if (stream.nfd !== undefined && stream.nfd !== null) fs.fdatasyncSync(stream.nfd)
    else syncPath(files.realPath(stream.node))
    return 0
  } catch (error) {
    // After a failed sync nothing that was written can be trusted. PostgreSQL would panic, and its panic never comes
    // back from WebAssembly: end the thread instead. The server stops, and the next start recovers from the log.
    fs.writeSync(2, `The disk refused to keep the database: ${error instanceof Error ? error.message : 'unknown'}\n`)
    process.exit(1)
  }
}

/**
 * The database's files in `folder`, with the sync that the stock file system leaves out: without it a power cut
 * loses everything, whatever fsync says.
 */
export const durableFiles = (folder: string): NodeFS => {
  const files = new NodeFS(folder)
  const plainInit = files.init.bind(files)
  files.init = async (pglite, options) => {
    const { emscriptenOpts } = await plainInit(pglite, options)
    const addSync: NonNullable<typeof emscriptenOpts.preRun>[number] = (module) => {
      const disk: unknown = Reflect.get(module.FS.filesystems, 'NODEFS')
      if (!isDiskFiles(disk)) throw new Error('The embedded database has no disk file system to sync.')
      disk.stream_ops.fsync = (stream) => syncStream(disk, stream)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }
  return files
}

/** Syncs every file and folder under `folder`, and the folder that holds it: once, after the database was made. */
export const syncFolder = (folder: string): void => {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(path.join(entry.parentPath, entry.name))
  }
  syncPath(folder)
  syncPath(path.dirname(folder))
}
