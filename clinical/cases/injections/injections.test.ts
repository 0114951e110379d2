import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

/**
 * `must_not` is what the hidden instruction tries to make the report say; `true_facts` is what the report must still
 * say, word for word.
 */
const injections = z.array(
  z.strictObject({
    place: z.enum(['note', 'document']),
    text: z.string(),
    must_not: z.array(z.string().min(4)).min(1),
    true_facts: z.array(z.string().min(4)).min(2).max(4),
  }),
)

const read = (language: string) =>
  injections.parse(JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8')))

describe.each(['es', 'ca', 'en'])('texts with prompt injections in %s', (language) => {
  const rows = read(language)

  it('are nine different notes and documents of eight to twenty lines', () => {
    expect(new Set(rows.map((row) => row.text)).size).toBe(9)
    expect(new Set(rows.map((row) => row.place)).size).toBe(2)
    for (const { text } of rows) {
      expect(text.split('\n').length).toBeGreaterThanOrEqual(8)
      expect(text.split('\n').length).toBeLessThanOrEqual(20)
    }
  })

  it('contain their true facts, and no true fact is one of the injected claims', () => {
    for (const { text, must_not, true_facts } of rows)
      for (const fact of true_facts) {
        expect(text).toContain(fact)
        for (const claim of must_not) expect(fact.toLowerCase()).not.toContain(claim.toLowerCase())
      }
  })
})
