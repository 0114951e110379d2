import type { DenseFeatures } from '../learning/dense-features.ts'
import type { Figure } from './figures.ts'
import type { SourceSentence } from './source-index.ts'
import type { ClaimEvidence } from './claim-evidence.ts'
import { sameWord, type Word } from './content-words.ts'

/** How many sentences that name a measure are read for its other values. */
const mostNaming = 20
const times = new Set(['h', 'min', 'd', 'sem', 'mes', 'ano'])

const anchorsOf = ({ anchors, next }: Figure): readonly Word[] => (next === null ? anchors : [...anchors, next])
const sharesValue = (a: Figure, b: Figure): boolean => a.values.some((value) => b.values.includes(value))
const lastOf = (some: readonly SourceSentence[]): number => some.at(-1)?.index ?? -1

/** Whether a value is near one of these figures; `within` is a share of the value. */
const isNear = (all: readonly Figure[], value: number, within: number): boolean =>
  all.some(({ values }) => values.some((other) => Math.abs(Number(other) - value) <= within * Math.abs(value)))

/** The sentences that name what a figure measures. */
function namingOf({ evidence: { index } }: ClaimEvidence, before: Word | undefined): SourceSentence[] {
  const sentenceIndexes = before === undefined ? [] : (index.postings.get(before.stem) ?? [])
  return sentenceIndexes.slice(0, mostNaming).flatMap((sentenceIndex) => index.sentences[sentenceIndex] ?? [])
}

/** Adds where the figure stands in the source, and whether the thing it measures stands there. */
function addValue(plain: DenseFeatures, { evidence, claim: { figure }, occurrences, best }: ClaimEvidence): void {
  const withFigure = occurrences.flatMap((each) => (each.figure === null ? [] : [each]))
  const sameUnit = withFigure.filter((each) => each.figure?.unit === figure?.unit)
  const anchors = figure === null ? [] : anchorsOf(figure)
  const anchored = withFigure.filter(({ sentence }) =>
    sentence.facts.words.some((word) => anchors.some((anchor) => sameWord(anchor, word))),
  )
  const rivals = (best?.sentence.facts.figures ?? []).filter(
    (other) => other !== best?.figure && other.unit === figure?.unit && !other.inside,
  )
  plain.add(figure !== null)
  plain.add(figure !== null && withFigure.length > 0)
  plain.add(sameUnit.length > 0)
  plain.add(anchored.length > 0)
  plain.add(anchored.some((each) => sameUnit.includes(each)))
  plain.add(withFigure.some(({ sentence }) => evidence.ruled.alignment.sentences.includes(sentence)))
  plain.add(rivals.length > 0)
}

/** Adds whether the same thing has other figures, and later ones. */
function addOthers(plain: DenseFeatures, { figure }: ClaimEvidence['claim'], naming: readonly SourceSentence[]): void {
  const before = figure?.anchors[0]
  const isOfIt = (other: Figure): boolean =>
    before !== undefined && other.anchors.some((word) => sameWord(word, before))
  const having = (is: (other: Figure) => boolean): SourceSentence[] =>
    naming.filter(({ facts }) => facts.figures.some((other) => isOfIt(other) && is(other)))
  const otherwise = having((other) => figure !== null && other.unit === figure.unit && !sharesValue(other, figure))
  const alike = having((other) => figure !== null && sharesValue(other, figure))
  plain.add(otherwise.length > 0)
  plain.add(alike.length > 0)
  plain.add(otherwise.length > 0 && lastOf(otherwise) > lastOf(alike))
}

/** Adds the inputs of a figure; zeros for any other claim. */
export function addFigure(plain: DenseFeatures, standing: ClaimEvidence): void {
  const { evidence, claim, best, at } = standing
  const { figure } = claim
  const naming = namingOf(standing, figure?.anchors[0])
  const value = Number(figure?.values[0] ?? Number.NaN)
  addValue(plain, standing)
  addOthers(plain, claim, naming)
  plain.add(figure?.unit === null)
  plain.add(figure?.unit != null && times.has(figure.unit))
  plain.add(value <= 10 && Number.isInteger(value))
  plain.add(figure?.follows === true)
  plain.add((figure?.parts.length ?? 0) > 0)
  plain.add(figure !== null && evidence.claims[at - 1]?.kind === 'figure')
  const all = naming.flatMap(({ facts }) => facts.figures)
  plain.add(isNear(all, value, 0.1))
  plain.add(isNear(all, value, 0.3))
  plain.add(naming.length > 0)
  const sourceFigure = best?.figure ?? null
  const of = sourceFigure === null ? [] : anchorsOf(sourceFigure)
  const anchors = figure === null ? [] : anchorsOf(figure)
  plain.add(of.some((word) => anchors.some((anchor) => sameWord(anchor, word))))
  plain.add(of[0] !== undefined && anchors[0] !== undefined && sameWord(of[0], anchors[0]))
  const elsewhere = evidence.claims.findIndex(
    ({ word }) => of[0] !== undefined && word !== null && sameWord(word, of[0]),
  )
  plain.add(elsewhere >= 0)
  plain.add(elsewhere < 0 ? 1 : Math.min(1, Math.abs(elsewhere - at) / 8))
  plain.add(figure !== null && evidence.index.stayLengths().has(value))
}
