import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { openEmbedded } from './open.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-embedded-'))
const log = pino({ level: 'silent' })
afterAll(() => fs.rmSync(root, { recursive: true }))

/** Opens the folder in a separate process whose disk stops writing once the file `trouble` exists. */
const processOnBadDisk = (folder: string, trouble: string) => {
  const module = path.join(import.meta.dirname, 'open.ts')
  const preload = `import fs from 'node:fs'; const keep = fs.fdatasyncSync
    fs.fdatasyncSync = (file) => { if (fs.existsSync(${JSON.stringify(trouble)})) throw new Error('EIO'); keep(file) }`
  const script = `import fs from 'node:fs'
    import { openEmbedded } from ${JSON.stringify(module)}
    const database = await openEmbedded(${JSON.stringify(folder)}, { error() {} })
    database.died.then((error) => { console.log('died: ' + error.message); setTimeout(() => process.exit(7), 50) })
    await database.statements.execute('create table kept (n int); insert into kept values (1)')
    fs.writeFileSync(${JSON.stringify(trouble)}, '')
    await database.statements.execute('insert into kept values (2)')
      .catch((error) => console.log('refused: ' + error.message))
    setInterval(() => {}, 1000)`
  const files = { preload: path.join(root, 'bad-disk.mjs'), script: path.join(root, 'process.mjs') }
  fs.writeFileSync(files.preload, preload)
  fs.writeFileSync(files.script, script)
  return spawn(process.execPath, ['--import', files.preload, files.script], { stdio: ['ignore', 'pipe', 'ignore'] })
}

describe('the embedded database on disk', () => {
  it('stores its data for its owner only, and leaves no lock behind', async () => {
    const folder = path.join(root, 'kept')
    const first = await openEmbedded(folder, log)
    await first.statements.execute("create table kept (n int); insert into kept values (1); notify nobody, 'x'")
    await expect(openEmbedded(folder, log)).rejects.toMatchObject({ code: 'in-use' })
    await first.close()
    expect(fs.readdirSync(folder)).toEqual(['database'])
    expect(fs.statSync(path.join(folder, 'database')).mode & 0o077).toBe(0)

    const second = await openEmbedded(folder, log)
    expect(await second.statements.execute('select n from kept')).toEqual([{ n: 1 }])
    const settings = await second.statements.execute(
      "select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'max_wal_size') order by name",
    )
    expect(settings.map(({ setting }) => setting)).toEqual(['on', '128', 'fsync'])
    await second.close()
  })

  it('acknowledges nothing that the disk failed to write, and reports that the database ended', async () => {
    const folder = path.join(root, 'bad')
    const child = processOnBadDisk(folder, path.join(root, 'trouble'))
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    const [code] = await once(child, 'close')
    expect(output).toContain('refused: The database thread ended')
    expect(output).toContain('died: The database thread ended')
    expect(code).toBe(7)

    const after = await openEmbedded(folder, log)
    expect(await after.statements.execute('select n from kept where n = 1')).toEqual([{ n: 1 }])
    await after.close()
  })
})
