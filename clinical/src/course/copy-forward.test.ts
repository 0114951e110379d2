import { describe, expect, it } from 'vitest'
import { copies } from './copy-forward.ts'
import { readCourse } from './read-course.ts'

const first = 'Hemiparesia derecha 3/5 con afasia motora y disfagia para líquidos desde el ingreso.'
const noveltyOf = (second: string) => {
  const course = readCourse(`EVOLUCIÓN\n\n02/03/2024\n${first}\n\n03/03/2024\n${second}\n`)
  const at = course.sentences.findLastIndex((sentence) => sentence.section !== null)
  return copies(course)[at]?.novelty
}

describe('a sentence copied from an earlier note', () => {
  it('is a repeat, also in capitals', () => {
    expect(noveltyOf(first)).toBe('repeat')
    expect(noveltyOf(first.toUpperCase())).toBe('repeat')
  })

  it.each([
    ['a number', first.replace('3/5', '4/5')],
    ['a side', first.replace('derecha', 'izquierda')],
    ['a denial', first.replace('con afasia', 'sin afasia')],
    ['a new clause', first.replace('.', ', aparece fiebre.')],
  ])('is an update when %s changed', (_what, second) => {
    expect(noveltyOf(second)).toBe('update')
  })
})
