import fs from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pgDump } from '@electric-sql/pglite-tools/pg_dump'
import type { Engine } from './engine.ts'
import { durableFiles } from './durable.ts'
import { openProtocol, resultOf } from './protocol.ts'

/** PostgreSQL type numbers (pg_type.oid). */
const oid = { bytea: 17, int8: 20, date: 1082 } as const

/** Values are read as those of the other engine are; hex for bytea is ten times faster than the built-in codec. */
const parsers = {
  [oid.bytea]: (value: string) => new Uint8Array(Buffer.from(value.slice(2), 'hex')),
  [oid.int8]: Number,
  [oid.date]: (value: string) => value,
}
/** `-F` turns fsync off; without it and with these, a commit is on the disk before it is acknowledged. */
const durable = ['fsync=on', 'wal_sync_method=fsync', 'max_wal_size=128MB']

/** WebAssembly touches all of what it shares at its start and gives no memory back: 128 MB unless told otherwise. */
const small = ['shared_buffers=32MB', 'wal_buffers=1MB', 'maintenance_work_mem=32MB', 'max_connections=5']

const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[...durable, ...small].flatMap((setting) => ['-c', setting]),
]

const engineOf = (pglite: PGlite): Engine => {
  const { query, forget } = openProtocol(pglite)
  return {
    query,
    exec: async (text) => (await pglite.exec(text)).map(resultOf),
    listen: async (channel, onPayload) => {
      await pglite.listen(channel, onPayload)
    },
    dump: async (file) => {
      const arguments_ = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=200']
      const dumped = await pgDump({ pg: pglite, args: arguments_ })
      // The dump tool changes the settings of the session in which it runs, and prepares statements of its own.
      await pglite.exec('reset all')
      await forget()
      await fs.writeFile(file, dumped.stream(), { mode: 0o600 })
    },
    close: () => pglite.close(),
    died: new Promise(() => {}),
  }
}

/** A database on the disk, with syncs: a commit that was acknowledged survives a power cut. */
export const openDurable = async (folder: string): Promise<Engine> =>
  engineOf(await PGlite.create({ fs: durableFiles(folder), startParams: durableParameters, parsers }))

/** A database in memory, for tests; `image` is what `memoryImage` returned. */
export const openInMemory = async (image?: Blob): Promise<Engine & { image(): Promise<Blob> }> => {
  const pglite = await PGlite.create({ parsers, ...(image ? { loadDataDir: image } : {}) })
  return { ...engineOf(pglite), image: () => pglite.dumpDataDir('none') }
}
