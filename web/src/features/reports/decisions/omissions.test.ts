import type { UnusedFact } from '@alta/contract/report'
import { expect, test } from 'vitest'
import { grouped, openFacts } from './omissions.ts'

const fact = (text: string, section: UnusedFact['section'], risk?: UnusedFact['risk']): UnusedFact => ({
  text,
  section,
  kind: 'course',
  spans: [],
  ...(risk && { risk }),
})

test('omitted facts of high risk need a decision, five at most, and no other replaces a decided one', () => {
  const facts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((text) => fact(text, 'evolution'))
  expect([...openFacts(facts)].map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'e'])
  const two = [fact('a', 'evolution', 'high'), fact('b', 'evolution', 'low')]
  expect([...openFacts(two)].map(({ text }) => text)).toEqual(['a'])
  expect(openFacts([fact('b', 'evolution', 'low')]).size).toBe(0)
})

test('omitted facts are grouped by section, allergies and medication before the others', () => {
  const facts = [fact('a', 'evolution'), fact('b', 'medication'), fact('c', 'evolution'), fact('d', 'allergies')]
  const groups = grouped(facts.map((one, index) => ({ fact: one, index })))
  expect(groups.map(({ section, facts: own }) => [section, own.map(({ index }) => index)])).toEqual([
    ['allergies', [3]],
    ['medication', [1]],
    ['evolution', [0, 2]],
  ])
})
