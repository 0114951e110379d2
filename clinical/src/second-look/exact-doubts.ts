import { dateObjections } from '../evidence/figure-check.ts'
import type { Doubt } from '../evidence/doubt.ts'
import type { Figure } from '../evidence/figures.ts'
import { drugObjections } from '../evidence/name-check.ts'
import { denialObjections, polarityObjections, type AnalysedSentence } from '../evidence/polarity-check.ts'
import type { SourceSentence } from '../evidence/source-index.ts'

const gone = new Set(['negated', 'resolved', 'stopped'])
const denies = ({ facts, marks }: Pick<AnalysedSentence, 'facts' | 'marks'>): boolean =>
  facts.denials > 0 || facts.words.some(({ denied }) => denied) || marks.some(({ kind }) => gone.has(kind))

const sameAmount = (a: Figure, b: Figure): boolean => a.amounts.some((amount) => b.amounts.includes(amount))

function isSameValue(figure: Figure, other: Figure): boolean {
  return figure.values.some((value) => other.values.includes(value) || other.parts.includes(value))
}

const isSameUnit = (a: Figure, b: Figure): boolean =>
  a.unit === null || b.unit === null || a.unit === b.unit || sameAmount(a, b)

const times = new Set(['h', 'min', 'd', 'sem', 'mes', 'ano', 'veces'])
/**
 * Whole numbers up to this one, without a unit or of time, can be counted from the course ("two antibiotics", "six days
 * later").
 */
const mostCounted = 31

const isCounted = ({ unit, values }: Figure): boolean =>
  (unit === null || times.has(unit)) &&
  values.some((value) => Number.isInteger(Number(value)) && Number(value) <= mostCounted)

/** Doubts about figures that the lines do not have in the same unit. */
function figureDoubts({ facts }: AnalysedSentence, lines: readonly SourceSentence[]): Doubt[] {
  const theirs = lines.flatMap((line) => line.facts.figures)
  return facts.figures.flatMap((figure): Doubt[] => {
    if (figure.inside || figure.meanings.some((meaning) => lines.some(({ terms }) => terms.has(meaning)))) return []
    const same = theirs.filter((other) => isSameValue(figure, other) || sameAmount(figure, other))
    if (same.some((other) => isSameUnit(figure, other))) return []
    const words = facts.text.slice(figure.start, figure.end)
    if (same.length > 0) return [{ kind: 'unit', words }]
    const isPair =
      figure.parts.length > 0 && figure.parts.every((part) => theirs.some(({ values }) => values.includes(part)))
    return isPair || isCounted(figure) ? [] : [{ kind: 'number', words }]
  })
}

/** Doubts about a side that the lines do not name, if they name any. */
function sideDoubts({ facts }: AnalysedSentence, lines: readonly SourceSentence[]): Doubt[] {
  const theirs = new Set(lines.flatMap((line) => line.facts.sides.map(({ side }) => side)))
  if (theirs.size === 0) return []
  return facts.sides
    .filter(({ side }) => !theirs.has(side))
    .map(({ start, end }) => ({ kind: 'side', words: facts.text.slice(start, end) }))
}

/** Doubts about denials: the sentence denies where no line does, or affirms what every line about it denies. */
function denialDoubts(written: AnalysedSentence, lines: readonly SourceSentence[]): Doubt[] {
  const added = denialObjections(written, lines)
  if (denies(written)) return added
  return polarityObjections(written, lines).filter(
    ({ kind, standing }) => kind === 'polarity' && standing === 'conflict',
  )
}

/**
 * What a sentence has that the lines named by a model lack, by the rules that are exact in any wording: figures, units,
 * drugs, sides, dates, denials. A model cannot clear a sentence with one of these doubts.
 */
export function exactDoubts(written: AnalysedSentence, lines: readonly SourceSentence[]): Doubt[] {
  return [
    ...figureDoubts(written, lines),
    ...dateObjections(written.facts, lines),
    ...drugObjections(written.facts, lines),
    ...sideDoubts(written, lines),
    ...denialDoubts(written, lines),
  ].map(({ kind, words }) => ({ kind, words }))
}
