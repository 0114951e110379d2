import {
  changeOf,
  type SecondLookResult,
  readSecondLookAnswer,
  type LookOptions,
  lookPrompt,
  mostAtOnce,
} from '../second-look/second-look.ts'
import { namesUnknownDrug } from './checks/print-decision.ts'
import type { SourceReading } from './reading.ts'
import { type LookingState, type ModelSentence, type Settled, settledSections } from './state.ts'
import type { WritingStep } from './writing.ts'

/** Sections are asked about together up to this many sentences; a section with more is asked about alone. */
const mostTogether = 20

/**
 * Whether a sentence is asked about. The source's own words need no support, and no model clears a sentence in the
 * wrong language or with an unknown drug.
 */
const isTarget = (reading: SourceReading, { support, foreign, text }: ModelSentence): boolean =>
  support !== 'verbatim' && !foreign && !namesUnknownDrug(reading, text)

const optionsOf = ({ language, options, orders }: SourceReading): LookOptions => ({
  language,
  context_tokens: options.context_tokens,
  hidden: orders,
})

interface LookTarget {
  readonly sentence: ModelSentence
  readonly section: Settled
}

/** The sentences of these sections that are asked about, in order: as many as one request may hold. */
function targetsOf(reading: SourceReading, sections: readonly Settled[]): LookTarget[] {
  const all = sections.flatMap((section) =>
    section.sentences
      .filter((sentence) => isTarget(reading, sentence))
      .map((sentence): LookTarget => ({ sentence, section })),
  )
  return all.slice(0, mostAtOnce(reading.options.context_tokens))
}

const textsOf = (targets: readonly LookTarget[]): string[] => targets.map(({ sentence }) => sentence.text)

/** Sections of which some are asked about together. */
function batchesOf(reading: SourceReading, sections: readonly Settled[]): Settled[][] {
  const room = Math.min(mostTogether, mostAtOnce(reading.options.context_tokens))
  const batches: { sections: Settled[]; size: number }[] = []
  for (const section of sections) {
    const size = section.sentences.filter((sentence) => isTarget(reading, sentence)).length
    const open = batches.at(-1)
    if (size === 0) continue
    if (open === undefined || open.size + size > room) batches.push({ sections: [section], size })
    else {
      open.sections.push(section)
      open.size += size
    }
  }
  return batches.map((batch) => batch.sections)
}

/** The steps of a second look at finished sections; all of them may be asked at the same time. */
export function secondLookSteps(reading: SourceReading, settled: readonly unknown[]): WritingStep[] {
  if (!reading.options.judge) return []
  const order = reading.report.sections.map(({ key }) => key)
  const sections = settledSections(settled).toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
  return batchesOf(reading, sections).map((batch): WritingStep => {
    const texts = textsOf(targetsOf(reading, batch))
    return {
      step: 'judge',
      sections: batch.map(({ key }) => key),
      prompt: lookPrompt(reading.index, texts, optionsOf(reading)),
      state: { kind: 'looking', sections: batch },
    }
  })
}

/** A sentence after the second look: cleared, marked, or unchanged. */
function after(sentence: ModelSentence, look: SecondLookResult): ModelSentence {
  const judged = changeOf(sentence.support, look)
  if (judged === 'cleared' && look.outcome === 'borne_out')
    return { ...sentence, support: 'supported', spans: [...look.spans], doubts: [], judged }
  if (judged === 'doubted' && look.outcome === 'wrong')
    return { ...sentence, support: 'partial', doubts: [{ kind: 'uncovered', words: look.words, slight: true }], judged }
  return sentence
}

/** The sections in which an answer changed something; null where it cannot be read. */
export function applySecondLookAnswer(
  reading: SourceReading,
  { sections }: LookingState,
  answer: string,
): Settled[] | null {
  const targets = targetsOf(reading, sections)
  const looks = readSecondLookAnswer(reading.index, textsOf(targets), { ...optionsOf(reading), answer })
  if (looks === null) return null
  const changed = new Map(
    targets.flatMap(({ sentence }, at) => {
      const now = after(sentence, looks[at] ?? { outcome: 'nothing' })
      return now === sentence ? [] : [[sentence, now] as const]
    }),
  )
  return sections
    .filter(({ sentences }) => sentences.some((sentence) => changed.has(sentence)))
    .map(({ key, sentences }) => ({ key, sentences: sentences.map((each) => changed.get(each) ?? each) }))
}
