import type { ReportItem, UnusedFact } from '@alta/contract/report'
import { saidBefore } from './already-said.ts'
import { quote } from './derivation.ts'
import { countWords, type Draft } from './draft.ts'
import { type Findings, unusedOf } from './findings.ts'
import { ranked } from './risk.ts'
import { tray } from './selection.ts'

/** What the loss of something costs that the report likely says in other words. */
const likelySaid = 0.2

const bare = (text: string): string => text.replace(/\.$/, '').toLowerCase()

/** The tray: what was left out of these drafts (the most telling first) and stands nowhere in what is printed, with its risk. */
export function unusedFacts(findings: Findings, left: readonly Draft[], printed: readonly ReportItem[]): UnusedFact[] {
  const { course } = findings
  const texts = new Set(printed.map(({ text }) => bare(text)))
  const said = saidBefore(course, printed)
  const shown = tray(
    left.filter(({ spans }) => !texts.has(bare(quote(course.text, spans)))),
    countWords(course.text),
  )
  return ranked(
    shown.flatMap((draft) => {
      const known = said(draft.spans)
      const worth = known === 'likely' ? draft.score * likelySaid : draft.score
      return known === 'surely' ? [] : [{ fact: unusedOf(findings, draft), worth }]
    }),
  )
}
