import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import { expect, test } from 'vitest'
import { inOrder, nextToReview, readWith } from './section-order.ts'

const silent: readonly SectionKey[] = ['toxic_habits', 'complications', 'allergies']
const sections = sectionKeys.map((key) => ({ key, items: silent.includes(key) ? [] : ['Algo.'] }))
const keysOf = (all: readonly { readonly key: SectionKey }[]) => all.map(({ key }) => key)

test('sorted by risk: allergies, medication, diagnoses, course, follow-up, and empty sections last', () => {
  const keys = keysOf(inOrder(sections, 'risk'))
  expect(keys.slice(0, 4)).toEqual(['allergies', 'medication', 'main_diagnosis', 'secondary_diagnosis'])
  expect(keys.slice(-2)).toEqual(['complications', 'toxic_habits'])
  expect(keys.toSorted()).toEqual(sectionKeys.toSorted())
  expect(inOrder(sections, 'report')).toBe(sections)
})

test('empty sections are reviewed together, but never allergies or medication', () => {
  expect(readWith(sections, 'toxic_habits', 'risk').toSorted()).toEqual(['complications', 'toxic_habits'])
  expect(readWith(sections, 'allergies', 'risk')).toEqual(['allergies'])
  expect(readWith(sections, 'toxic_habits', 'report')).toEqual(['toxic_habits'])
})

test('after a section comes the next unreviewed one, and after the last the first', () => {
  const reviewed = new Set<SectionKey>(['complications', 'allergies', 'medication'])
  expect(nextToReview(sections, { from: 'complications', reviewed })).toBe('evolution')
  expect(nextToReview(sections, { from: 'extra_comments', reviewed })).toBe('evolution')
  expect(nextToReview(sections, { from: null, reviewed: new Set(sectionKeys) })).toBe(null)
})
