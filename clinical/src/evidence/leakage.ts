import { dischargeClaim } from '../lexicon/evidence-words.ts'
import type { Polarity } from '../context/context.ts'
import { fold } from '../text/fold.ts'
import type { Objection } from './doubt.ts'
import type { DrugName } from '../facts/medication/drug-name.ts'
import type { AnalysedSentence } from './polarity-check.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import type { SourceIndex } from './source-index.ts'

const leftOff = new Set<Polarity>(['stopped', 'negated'])

/**
 * Drugs that are written as drugs of the discharge, while the source names them only as earlier drugs or stops them.
 * All sentences that name them count, not only the aligned ones.
 */
export function leakedDrugs(index: SourceIndex, { text, drugs }: SentenceFacts): DrugName[] {
  if (drugs.length === 0 || !dischargeClaim.test(fold(text))) return []
  const places = index.medicationPlaces()
  return drugs.filter(({ ingredients }) => {
    const naming = index.postings.get(`&${ingredients.join('+')}`) ?? []
    const theirPlaces = naming.flatMap((at) => places[at] ?? [])
    const released = naming.some(
      (at) =>
        (places[at]?.context === 'discharge' && !places[at].stopped) ||
        dischargeClaim.test(fold(index.sentences[at]?.facts.text ?? '')),
    )
    const leaked = theirPlaces.some(
      ({ context, stopped }) => stopped || (context === 'home' && !index.treatmentGoesOn()),
    )
    return leaked && !released
  })
}

/** Objections for those drugs, unless the sentence itself says that they are stopped. */
export const leakageObjections = (
  leaked: readonly DrugName[],
  { facts: { text }, marks }: AnalysedSentence,
): Objection[] =>
  leaked
    .filter(({ start, end }) =>
      marks.every(({ kind, scope }) => !leftOff.has(kind) || scope.start > start || scope.end < end),
    )
    .map(({ start, end }) => ({ kind: 'leakage', standing: 'conflict', words: text.slice(start, end) }))
