import { expect, test } from 'vitest'
import { filesIn } from './pasted-files.ts'

/** A minimal FileList that can be iterated. */
const clipboard = (types: string[], files: File[]) => ({
  types,
  files: Object.assign(files, { item: (at: number) => files[at] ?? null }),
})

test('a picture that is pasted is a file with a name of its own', () => {
  const [screen] = filesIn(
    clipboard(['Files'], [new File(['x'], 'image.png', { type: 'image/png' })]),
    'Pasted 09.10.11',
  )
  expect([screen?.name, screen?.type]).toEqual(['Pasted 09.10.11.png', 'image/png'])
  const [photograph] = filesIn(clipboard(['Files'], [new File(['x'], 'IMG_1.jpg', { type: 'image/jpeg' })]), 'Pasted')
  expect(photograph?.name).toBe('IMG_1.jpg')
})

test('text that was copied together with its picture stays text', () => {
  const files = [new File(['x'], 'image.png', { type: 'image/png' })]
  expect(filesIn(clipboard(['text/html', 'Files'], files), 'Pasted')).toEqual([])
  expect(filesIn(clipboard(['text/plain'], []), 'Pasted')).toEqual([])
  expect(filesIn(null, 'Pasted')).toEqual([])
})
