import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { generateHybridIdentity, generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBareTestDatabase, openTestDatabase } from '../../contract-tests/test-database.ts'
import { readConfig } from '../config.ts'
import type { OpenDatabase } from '../database.ts'
import { openFiles } from '../storage/open.ts'
import { writeBackup } from './backup.ts'
import { decrypted, encryptionTo, isEncrypted, readIdentities } from './encryption.ts'
import { readBackup } from './restore.ts'

const organisation_id = '019400a0-0000-7000-8000-000000000001'
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-encrypted-'))
const inRoot = (name: string) => path.join(root, name)
const archive = inRoot('backup.age')
let [own, other, hybrid] = ['', '', '']
let database: OpenDatabase
/** A file that is encrypted in several pieces, even once it is compressed. */
const image = randomBytes(300_000)
beforeAll(async () => {
  database = await openTestDatabase()
  ;[own, other, hybrid] = [await generateIdentity(), await generateIdentity(), await generateHybridIdentity()]
  const config = readConfig({ ALTA_DATA_DIR: inRoot('source') })
  await openFiles(config).put(`${organisation_id}/image`, image)
  const row = { organisation_id, topic: 't', seq: 1, event: 'e', data: JSON.stringify({ note: 'Paciente Inventado' }) }
  await database.db.insertInto('events').values(row).execute()
  const recipients = [await identityToRecipient(own), await identityToRecipient(hybrid)]
  await writeBackup({ config, database, now: new Date(), recipients }, archive)
})
afterAll(async () => {
  await database.close()
  fs.rmSync(root, { recursive: true })
})

/** All refused backups share one target, because nothing may be written there. */
const refused = { files: openFiles(readConfig({ ALTA_DATA_DIR: inRoot('refused') })) }

const failureOf = async (file: string, identities: readonly string[], database: OpenDatabase) =>
  await readBackup(file, { database, files: refused.files, identities }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )

/** The reason for which each file is refused. Fails if anything was written for any of them. */
async function refusalsOf(tries: readonly (readonly [string, readonly string[]])[]) {
  const bare = await openBareTestDatabase()
  try {
    const failures = []
    for (const [file, identities] of tries) failures.push(await failureOf(file, identities, bare))
    expect(await bare.statements.execute("select 1 from pg_tables where schemaname = 'public'")).toEqual([])
    expect(fs.existsSync(inRoot('refused'))).toBe(false)
    return failures
  } finally {
    await bare.close()
  }
}

/** The archive with one byte changed. */
function changed(at: number): string {
  const bytes = fs.readFileSync(archive)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  const file = inRoot(`changed${at}.age`)
  fs.writeFileSync(file, bytes)
  return file
}

describe('an encrypted backup', () => {
  it('is in the age format, readable by its owner only, and reveals nothing of its content', async () => {
    const bytes = fs.readFileSync(archive)
    expect(bytes.toString('latin1', 0, 22)).toBe('age-encryption.org/v1\n')
    expect(bytes.includes('manifest.json') || bytes.includes('Inventado')).toBe(false)
    expect(fs.statSync(archive).mode & 0o777).toBe(0o600)
    expect(await isEncrypted(archive)).toBe(true)
  })

  it('is restored whole with the secret key of any recipient', async () => {
    const bare = await openBareTestDatabase()
    const files = openFiles(readConfig({ ALTA_DATA_DIR: inRoot('target') }))
    await readBackup(archive, { database: bare, files, identities: [other, own] })
    expect(await bare.db.selectFrom('events').select('data').execute()).toEqual([
      { data: { note: 'Paciente Inventado' } },
    ])
    const content = await files.get(`${organisation_id}/image`)
    expect(content && Buffer.compare(await buffer(content), image)).toBe(0)
    await bare.close()
    const [one, two] = [await buffer(await decrypted(archive, [own])), await buffer(await decrypted(archive, [hybrid]))]
    expect(Buffer.compare(one, two)).toBe(0)
  })

  it('is refused without a key and with another key', async () => {
    const failures = await refusalsOf([
      [archive, []],
      [archive, [other]],
    ])
    expect(failures).toEqual([expect.stringContaining('--identity'), expect.stringContaining('another key')])
  })

  it('that is cut off, even between two chunks, or has a changed byte is refused before anything is written', async () => {
    const bytes = fs.readFileSync(archive)
    const head = bytes.indexOf('\n', bytes.indexOf('\n---') + 1) + 1 + 16
    const piece = 64 * 1024 + 16
    expect(bytes.length).toBeGreaterThan(head + 2 * piece)
    const cuts = [bytes.length - 1, bytes.length - 20_000, head + piece, head + 5, 40].map((length) => {
      const file = inRoot(`short${length}.age`)
      fs.writeFileSync(file, bytes.subarray(0, length))
      return [file, [own]] as const
    })
    const changes = [200, Math.floor(bytes.length / 2), bytes.length - 1].map((at) => [changed(at), [own]] as const)
    for (const failure of await refusalsOf([...cuts, ...changes]))
      expect(failure).toMatch(/changed or is cut off|another key/)
  })

  it('is not written for an invalid key', async () => {
    const config = readConfig({ ALTA_DATA_DIR: inRoot('source') })
    const writing = writeBackup({ config, database, now: new Date(), recipients: ['age1nothing'] }, inRoot('never.age'))
    await expect(writing).rejects.toThrow('no public key')
    expect(fs.existsSync(inRoot('never.age'))).toBe(false)
  })
})

describe('an identity file', () => {
  it('is read with its comments, and refused when it holds anything else', async () => {
    const file = inRoot('identity')
    fs.writeFileSync(file, `# created: 2026-11-20\n# public key: age1…\n${own}\n`)
    expect(await readIdentities(file)).toEqual([own])
    fs.writeFileSync(file, 'age1publickey\n')
    await expect(readIdentities(file)).rejects.toThrow('no secret key')
    await expect(readIdentities(inRoot('none'))).rejects.toThrow('cannot be read')
  })
})

describe('encryption', () => {
  it('buffers only a few chunks, however long the content is', async () => {
    const [megabytes, recipient] = [64, await identityToRecipient(own)]
    const [written, ahead] = [{ in: 0, out: 0 }, { most: 0 }]
    const source = Readable.from(
      (async function* () {
        for (let count = 0; count < megabytes; count += 1) {
          written.in += 1
          ahead.most = Math.max(ahead.most, written.in - written.out / 2 ** 20)
          yield Buffer.alloc(2 ** 20, count)
        }
      })(),
    )
    const file = inRoot('long.age')
    await pipeline(
      source,
      encryptionTo([recipient]),
      async function* (content: AsyncIterable<Uint8Array>) {
        for await (const chunk of content) {
          written.out += chunk.length
          yield chunk
        }
      },
      fs.createWriteStream(file),
    )
    expect(ahead.most).toBeLessThan(24)
    let length = 0
    for await (const chunk of await decrypted(file, [own])) length += chunk.length
    expect(length).toBe(megabytes * 2 ** 20)
  })
})
