import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSeals } from './seals.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-seals-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
const sealsIn = (more: { ALTA_SECRET_KEY?: string; DATABASE_URL?: string } = {}) =>
  openSeals({ ALTA_DATA_DIR: folder, ...more })

test('a sealed text opens only for the same purpose, with the same key, and unchanged', () => {
  const seals = sealsIn({ ALTA_SECRET_KEY: 'k'.repeat(32) })
  const sealed = seals?.seal('secret words', 'ana') ?? ''
  expect(sealed).not.toContain('secret')
  expect(seals?.seal('secret words', 'ana')).not.toBe(sealed)
  expect(seals?.open(sealed, 'ana')).toBe('secret words')
  expect(seals?.open(sealed, 'eva')).toBeNull()
  expect(sealsIn({ ALTA_SECRET_KEY: 'l'.repeat(32) })?.open(sealed, 'ana')).toBeNull()
  const bytes = Buffer.from(sealed, 'base64url')
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
    expect(seals?.open(changed.toString('base64url'), 'ana')).toBeNull()
  }
  for (const cut of ['', 'AA', sealed.slice(0, 30)]) expect(seals?.open(cut, 'ana')).toBeNull()
})

test('without a configured key the data folder holds one, readable by its owner alone, created when needed', () => {
  const seals = sealsIn()
  expect(fs.existsSync(path.join(folder, 'secret-key'))).toBe(false)
  const sealed = seals?.seal('secret words', 'ana') ?? ''
  expect(fs.statSync(path.join(folder, 'secret-key')).mode & 0o777).toBe(0o600)
  expect(sealsIn()?.open(sealed, 'ana')).toBe('secret words')
})

test('with PostgreSQL processes share no folder: the key is configured, or there is none', () => {
  const DATABASE_URL = 'postgres://alta@db/alta'
  expect(sealsIn({ DATABASE_URL })).toBeNull()
  expect(sealsIn({ DATABASE_URL, ALTA_SECRET_KEY: 'k'.repeat(32) })).not.toBeNull()
})
