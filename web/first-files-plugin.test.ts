import { expect, test } from 'vitest'
import { firstFilesOf } from './first-files-plugin.ts'

test('what the first script imports later is fetched with it, with all that it needs in turn, and once', () => {
  const imports: Record<string, readonly string[]> = {
    'start.js': ['kit.js', 'react.js'],
    'kit.js': ['react.js'],
    'react.js': [],
    'other.js': [],
  }
  const files = firstFilesOf(['start.js'], (file) => imports[file])
  expect([...files].toSorted()).toEqual(['kit.js', 'react.js', 'start.js'])
})
