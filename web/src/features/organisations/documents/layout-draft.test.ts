import { sectionKeys } from '@alta/contract/sections'
import { expect, test } from 'vitest'
import { draftsOf, layoutsOf, moved } from './layout-draft.ts'

test('an unchanged layout has the default order and is not saved', () => {
  const [common] = draftsOf([])
  expect(common?.sections.map(({ key }) => key)).toEqual(sectionKeys)
  expect(layoutsOf(draftsOf([]))).toEqual([])
})

test('a section moves by one position, not beyond the ends, and titles are saved trimmed', () => {
  const [common] = draftsOf([])
  const sections = moved(common?.sections ?? [], 'allergies', -1)
  expect(sections.slice(0, 2).map(({ key }) => key)).toEqual(['allergies', 'complications'])
  expect(moved(sections, 'allergies', -1)).toEqual(sections)
  const titled = sections.map((one) => (one.key === 'allergies' ? { ...one, titles: { es: '  RAM ', ca: ' ' } } : one))
  const [saved] = layoutsOf([{ service: null, sections: titled }])
  expect(saved?.sections[0]).toEqual({ key: 'allergies', titles: { es: 'RAM' } })
})
