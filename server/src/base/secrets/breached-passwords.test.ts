import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkBreached, isBreached } from './breached-passwords.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-breached-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const sumOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()
const passwords = Array.from({ length: 1_000 }, (_, at) => `seen before ${at}`)
const sums = passwords.map(sumOf).toSorted()

/** A file of lines with the given text after each sum. */
function fileOf(lines: readonly string[], ending = '\n'): string {
  const file = path.join(folder, crypto.randomUUID())
  fs.writeFileSync(file, lines.map((line) => `${line}${ending}`).join(''))
  return file
}

test.each([
  ['with counts, as it is given', sums.map((sum, at) => `${sum}:${7 ** (at % 9)}`), '\r\n'],
  ['of sums alone, in small letters', sums.map((sum) => sum.toLowerCase()), '\n'],
])('each password of a file %s is found, and no other', async (_what, lines, ending) => {
  const file = fileOf(lines, ending)
  const found = await Promise.all(passwords.map(async (password) => await isBreached(file, password)))
  expect(found.filter((one) => !one)).toEqual([])
  const others = Array.from({ length: 200 }, (_, at) => `never seen ${at}`)
  expect(await Promise.all(others.map(async (password) => await isBreached(file, password)))).not.toContain(true)
  expect(await checkBreached(file)).toBe('0 MB of breached ones are refused')
})

test('a file of one line, one without a last line break, and an empty one are read without an error', async () => {
  const one = fileOf([`${sumOf('alone here')}:1`])
  expect([await isBreached(one, 'alone here'), await isBreached(one, 'another')]).toEqual([true, false])
  const open = path.join(folder, 'open')
  fs.writeFileSync(open, sums.slice(0, 3).join('\n'))
  const last = passwords.find((password) => sumOf(password) === sums[2]) ?? ''
  expect(await isBreached(open, last)).toBe(true)
  expect(await isBreached(fileOf([]), 'alone here')).toBe(false)
})

test('a file with other content, or out of order, is reported', async () => {
  await expect(checkBreached(fileOf(passwords))).rejects.toThrow('holds no SHA-1 sums')
  await expect(checkBreached(fileOf([]))).rejects.toThrow('holds no SHA-1 sums')
  await expect(checkBreached(fileOf(sums.toReversed()))).rejects.toThrow('is not in order')
  await expect(isBreached(path.join(folder, 'gone'), 'x')).rejects.toThrow('ENOENT')
})
