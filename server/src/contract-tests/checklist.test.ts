import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const lines = readFileSync(join(root, 'docs/product-checklist.md'), 'utf8').split('\n')
/** `| line | held by |`, without headings and rules. */
const rows = lines.flatMap((line) => {
  const [, promise = '', held = ''] = /^\| (.+) \| (.+) \|$/.exec(line) ?? []
  return promise === '' || promise === 'line' ? [] : [{ promise, held }]
})

const isThere = (reference: string) => {
  const [, file = '', name = ''] = /^`(.+)` › (.+)$/.exec(reference) ?? []
  const path = join(root, file)
  return file !== '' && existsSync(path) && readFileSync(path, 'utf8').includes(name)
}

test('every promise of the product names its tests, or says that it is not built yet', () => {
  expect(rows.length).toBeGreaterThan(100)
  const missing = rows.flatMap(({ promise, held }) =>
    held.startsWith('not built yet: ')
      ? []
      : held
          .split('<br>')
          .filter((reference) => !isThere(reference))
          .map((reference) => `${promise}: ${reference}`),
  )
  expect(missing).toEqual([])
})
