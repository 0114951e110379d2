import { languages } from '@alta/contract/languages'
import { describe, expect, it } from 'vitest'
import { catalan } from './cases/catalan.ts'
import { english } from './cases/english.ts'
import { spanish } from './cases/spanish.ts'
import { isNegated, marks, polarityAt } from './context.ts'

const cases = { es: spanish, ca: catalan, en: english }

interface Expected {
  readonly start: number
  readonly end: number
  readonly passage: string
  readonly kind: string
}

/** Removes the braces from a case and records their positions. */
function readCase(written: string): { text: string; expected: Expected[] } {
  let text = ''
  const expected: Expected[] = []
  for (const part of written.split(/(\{[^}]*\})/)) {
    const [, passage, kind] = /^\{(.*)\|(\w+)\}$/.exec(part) ?? []
    const start = text.length
    text += passage ?? part
    if (passage !== undefined && kind !== undefined) expected.push({ start, end: text.length, passage, kind })
  }
  return { text, expected }
}

describe.each(languages)('the polarity of findings in a sentence (%s)', (language) => {
  it.each(cases[language])('%s', (written) => {
    const { text, expected } = readCase(written)
    const found = marks(text, language)
    const read = expected.map(({ passage, ...span }) => `${passage}: ${polarityAt(found, span)}`)
    expect(read).toEqual(expected.map(({ passage, kind }) => `${passage}: ${kind}`))
    for (const span of expected) expect(isNegated(found, span)).toBe(span.kind === 'negated')
  })
})

describe('context marks', () => {
  it('are spans of the text whose cue and scope do not overlap', () => {
    for (const language of languages) {
      for (const written of cases[language]) {
        const { text } = readCase(written)
        for (const { cue, scope } of marks(text, language)) {
          expect(text.slice(cue.start, cue.end).trim()).toBe(text.slice(cue.start, cue.end))
          expect(scope.end).toBeGreaterThan(scope.start)
          expect(scope.start >= cue.end || scope.end <= cue.start).toBe(true)
        }
      }
    }
  })

  it('are not made for blank lines, lone punctuation and lone cues', () => {
    for (const text of ['', '   ', '.', '-', '¿?', 'no', 'sin.']) expect(marks(text, 'es')).toEqual([])
  })

  it('are made for a Catalan cue in a Spanish line, but not for an English one', () => {
    expect(marks('Sense febre', 'es')).toHaveLength(1)
    expect(marks('Without fever', 'es')).toEqual([])
  })

  it('are not made for the Spanish "cap" (capsule), which means "none" in Catalan', () => {
    expect(marks('Omeprazol 20 mg 1 cap al día', 'es')).toEqual([])
    expect(marks('Cap dolor', 'ca')).toHaveLength(1)
  })
})
