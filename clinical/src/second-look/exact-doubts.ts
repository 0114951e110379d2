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
/** Smaller whole numbers without a unit, or of a time, may be counted from what is told ("two antibiotics", "six days later"). */
const mostCounted = 31

const isCounted = ({ unit, values }: Figure): boolean =>
  (unit === null || times.has(unit)) &&
  values.some((value) => Number.isInteger(Number(value)) && Number(value) <= mostCounted)

/** Is each figure in the lines, in the same unit? */
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

/** Is each side one of those that the lines name, if they name any? */
function sideDoubts({ facts }: AnalysedSentence, lines: readonly SourceSentence[]): Doubt[] {
  const theirs = new Set(lines.flatMap((line) => line.facts.sides.map(({ side }) => side)))
  if (theirs.size === 0) return []
  return facts.sides
    .filter(({ side }) => !theirs.has(side))
    .map(({ start, end }) => ({ kind: 'side', words: facts.text.slice(start, end) }))
}

/** Does it deny where no line does, or deny nothing and tell what every line that speaks of it denies? */
function denialDoubts(written: AnalysedSentence, lines: readonly SourceSentence[]): Doubt[] {
  const added = denialObjections(written, lines)
  if (denies(written)) return added
  return polarityObjections(written, lines).filter(
    ({ kind, standing }) => kind === 'polarity' && standing === 'conflict',
  )
}

/**
 * What of a sentence is not as in the lines that a model names for it, told by the rules that are exact however it is worded:
 * figures, units, drugs, sides, dates, denials. No model clears a sentence of which anything is left here.
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
