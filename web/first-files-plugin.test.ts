import { expect, test } from 'vitest'
import { firstFilesOf } from './first-files-plugin.ts'

test('everything that the first script imports, directly or indirectly, is fetched with it, and only once', () => {
  const imports: Record<string, readonly string[]> = {
    'start.js': ['kit.js', 'react.js'],
    'kit.js': ['react.js'],
    'react.js': [],
    'other.js': [],
  }
  const files = firstFilesOf(['start.js'], (file) => imports[file])
  expect([...files].toSorted()).toEqual(['kit.js', 'react.js', 'start.js'])
})
