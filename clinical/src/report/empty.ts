import type { ReportItem, ReportSection } from '@alta/contract/report'
import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import { wordForms } from '../facts/word-forms.ts'
import { noneWords, somethingWords } from '../lexicon/none-words.ts'
import { fold } from '../text/fold.ts'

const patterns = new Map(
  sectionKeys.flatMap((key) => {
    const forms = noneWords[key]
    return forms === undefined ? [] : [[key, wordForms(forms)] as const]
  }),
)
const something = wordForms(somethingWords)

/** So many words may stand beside those that deny: more say something else as well. */
const mostBeside = 6

/** Does every quoted sentence of the section say that there is none, and little else? */
function saysNone(key: SectionKey, items: readonly ReportItem[]): boolean {
  const pattern = patterns.get(key)
  const quoted = items.filter((item) => item.origin === 'extracted')
  if (pattern === undefined || quoted.length === 0) return false
  return quoted.every((item) => {
    const words = fold(item.text)
    const beside = words.replace(pattern, ' ').match(/\p{L}{2,}/gu)?.length ?? 0
    return pattern.test(words) && !something.test(words) && beside <= mostBeside
  })
}

/** The same words twice under one sub-heading are printed once. */
function withoutRepeats(items: readonly ReportItem[]): ReportItem[] {
  let seen = new Set<string>()
  return items.filter((item) => {
    if (item.origin === 'template') seen = new Set()
    const known = seen.has(item.text)
    seen.add(item.text)
    return !known
  })
}

/**
 * The section as printed. `explicit_none` only where the source says so, in the very words it then quotes; silence is
 * `not_documented` and never becomes "none".
 */
export function sectionOf(key: SectionKey, all: readonly ReportItem[]): ReportSection {
  const items = withoutRepeats(all)
  if (items.length === 0) return { key, empty: 'not_documented', items }
  return saysNone(key, items) ? { key, empty: 'explicit_none', items } : { key, items }
}
