import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8')

/** The requirements of ASVS 5.0.0 at levels 1 and 2 by section: `6.2 1* 12` is 6.2.1 (level 1) and 6.2.12. */
const standard = `1.1 1 2 / 1.2 1* 2* 3* 4* 5* 6 7 8 9 / 1.3 1* 2* 3 4 5 6 7 8 9 10 11 / 1.4 1 2 3 / 1.5 1* 2
2.1 1* 2 3 / 2.2 1* 2* 3 / 2.3 1* 2 3 4 / 2.4 1
3.2 1* 2* / 3.3 1* 2 3 4 / 3.4 1* 2* 3 4 5 6 / 3.5 1* 2* 3* 4 5 / 3.7 1 2
4.1 1* 2 3 / 4.2 1 / 4.3 1 2 / 4.4 1* 2 3 4
5.1 1 / 5.2 1* 2* 3 / 5.3 1* 2* / 5.4 1 2 3
6.1 1* 2 3 / 6.2 1* 2* 3* 4* 5* 6* 7* 8* 9 10 11 12 / 6.3 1* 2* 3 4 / 6.4 1* 2* 3 4 / 6.5 1 2 3 4 5 / 6.6 1 2 3 / 6.8 1 2 3 4
7.1 1 2 3 / 7.2 1* 2* 3* 4* / 7.3 1 2 / 7.4 1* 2* 3 4 5 / 7.5 1 2 / 7.6 1 2
8.1 1* 2 / 8.2 1* 2* 3 / 8.3 1* / 8.4 1
9.1 1* 2* 3* / 9.2 1* 2 3 4
10.1 1 2 / 10.2 1 2 / 10.3 1 2 3 4 / 10.4 1* 2* 3* 4* 5* 6 7 8 9 10 11 / 10.5 1 2 3 4 5 / 10.6 1 2 / 10.7 1 2 3
11.1 1 2 / 11.2 1 2 3 / 11.3 1* 2* 3 / 11.4 1* 2 3 4 / 11.5 1 / 11.6 1
12.1 1* 2 3 / 12.2 1* 2* / 12.3 1 2 3 4
13.1 1 / 13.2 1 2 3 4 5 / 13.3 1 2 / 13.4 1* 2 3 4 5
14.1 1 2 / 14.2 1* 2 3 4 / 14.3 1* 2 3
15.1 1* 2 3 / 15.2 1* 2 3 / 15.3 1* 2 3 4 5 6 7
16.1 1 / 16.2 1 2 3 4 5 / 16.3 1 2 3 4 / 16.4 1 2 3 / 16.5 1 2 3
17.1 1 / 17.2 1 2 3 4 / 17.3 1 2`
const required = standard.split(/\n| \/ /).flatMap((section) => {
  const [begin = '', ...numbers] = section.split(' ')
  return numbers.map((number) => ({ line: `${begin}.${number.replace('*', '')}`, isFirst: number.endsWith('*') }))
})

const verdicts = ['held', 'not held', 'does not apply']

/** `| line | requirement | verdict | where | by which test, or why |` */
const rows = text.split('\n').flatMap((written) => {
  const found = /^\| (\d+\.\d+\.\d+) \| (.+?) \| (.*?) \| (.*?) ?\| (.*?) \|$/.exec(written)
  if (!found) return []
  const [, line = '', requirement = '', verdict = '', where = '', why = ''] = found
  return [{ line, requirement, verdict, where, why }]
})

/** The files and folders in backticks: they contain a slash and do not begin with one. */
const pathsIn = (words: string) =>
  Array.from(words.matchAll(/`([^` ]+)`/g), ([, path = '']) => path).filter((path) => /^[^/]+\//.test(path))

const counted = (some: readonly { readonly verdict: string }[]) =>
  verdicts.map((one) => some.filter(({ verdict }) => verdict === one).length)

test('each requirement of levels 1 and 2 is answered once, in the order of the standard', () => {
  expect(rows.map(({ line }) => line)).toEqual(required.map(({ line }) => line))
  expect(rows.filter(({ verdict }) => !verdicts.includes(verdict))).toEqual([])
})

test('a requirement that is met says where and how; one that is not met, or does not apply, says why', () => {
  const isProven = ({ where, why }: (typeof rows)[number]) =>
    pathsIn(`${where} ${why}`).length > 0 || `${where} ${why}`.includes('`package-lock.json`')
  const silent = rows.filter((row) => (row.verdict === 'held' ? !isProven(row) || row.why === '' : row.why.length < 5))
  expect(silent).toEqual([])
})

test('every file and folder that is named exists', () => {
  const gone = rows.flatMap(({ line, where, why }) =>
    pathsIn(`${where} ${why}`)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${line}: ${path}`),
  )
  expect(gone).toEqual([])
})

test('the totals match the lines, and nine of ten applicable requirements are met', () => {
  const total = (name: string, some: typeof rows) => `| ${name} | ${counted(some).join(' | ')} |`
  const first = new Set(required.flatMap(({ line, isFirst }) => (isFirst ? [line] : [])))
  const chapters = Array.from(text.matchAll(/^## (\d+) (.+)$/gm), ([, chapter = '', name = '']) =>
    total(
      `${chapter} ${name}`,
      rows.filter(({ line }) => line.startsWith(`${chapter}.`)),
    ),
  )
  expect(chapters).toHaveLength(17)
  const levels = [
    total(
      'level 1 alone',
      rows.filter(({ line }) => first.has(line)),
    ),
    total(
      'level 2 alone',
      rows.filter(({ line }) => !first.has(line)),
    ),
    total('levels 1 and 2', rows),
  ]
  for (const line of [...chapters, ...levels]) expect(text).toContain(`\n${line}\n`)
  const [held = 0, not = 0] = counted(rows)
  expect(held / (held + not)).toBeGreaterThanOrEqual(0.9)
})
