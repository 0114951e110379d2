import type { ReportItem, UnusedFact } from '@alta/contract/report'
import { adjoining } from './adjoining.ts'
import { redundancyChecker, novelWordCounter } from './redundancy.ts'
import { quote } from './derivation.ts'
import type { DraftItem } from './draft.ts'
import { countRuns } from '../text/words.ts'
import { type Findings, unusedOf } from './findings.ts'
import { costOf, ranked, type CostedFact } from './unused-risk.ts'
import { tray } from './selection.ts'

/** The share of its cost that a fact keeps which the report likely tells in other words. */
const restatedShare = 0.2

const bare = (text: string): string => text.replace(/\.$/, '').toLowerCase()

interface LeftOut {
  readonly left: readonly DraftItem[]
  readonly printed: readonly ReportItem[]
  /** Each sentence is a fact of its own; otherwise neighbouring ones are one fact. */
  readonly sentences?: boolean
}

/**
 * The tray: what was left out of these drafts (the most important first) and stands nowhere in the report, with its
 * risk.
 */
export function unusedFacts(findings: Findings, { left, printed, sentences = false }: LeftOut): UnusedFact[] {
  const { course } = findings
  const texts = new Set(printed.map(({ text }) => bare(text)))
  const isPrinted = redundancyChecker(course, printed)
  const unsaid = novelWordCounter(course, printed)
  const shown = tray(
    left.filter(({ spans }) => !texts.has(bare(quote(course.text, spans)))),
    countRuns(course.text),
  )
  const facts = shown.flatMap((draft): CostedFact[] => {
    const known = isPrinted(draft.spans)
    const worth = costOf(draft.score, unsaid(draft.spans)) * (known === 'likely' ? restatedShare : 1)
    return known === 'surely' ? [] : [{ fact: unusedOf(findings, draft), worth }]
  })
  return ranked(sentences ? facts : adjoining(course, facts))
}
