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

/** How many words may stand beside those that deny: with more, the sentence also says something else. */
const mostBeside = 6

/** Whether every quoted sentence of the section says that there is none, and little else. */
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

/** The items without repetitions of the same words under one sub-heading. */
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
 * The section as it is printed. `explicit_none` stands only where the source says so, in the words that the section
 * then quotes; silence is `not_documented` and never becomes "none".
 */
export function sectionOf(key: SectionKey, all: readonly ReportItem[]): ReportSection {
  const items = withoutRepeats(all)
  if (items.length === 0) return { key, empty: 'not_documented', items }
  return saysNone(key, items) ? { key, empty: 'explicit_none', items } : { key, items }
}
