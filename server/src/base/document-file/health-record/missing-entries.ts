import { fold } from '@alta/clinical/text/fold'

/** A coded entry in words, and whether the document states that the section's narrative contains it. */
export interface CodedEntry {
  readonly line: string
  readonly isInNarrative: boolean
}

const shortestWord = 4
/** Words are compared by their beginnings: "drenaje" and "drenajes". */
const stemLength = 6
/** A narrative mentions an entry when it has this share of its words, and all of its figures. */
const toldShare = 0.5

const dates = /\d{4}-\d{2}-\d{2}/g
const figuresOf = (folded: string): string[] =>
  (folded.replace(dates, ' ').match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replaceAll(',', '.'))
const stemsOf = (folded: string): string[] =>
  (folded.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= shortestWord)
    .map((word) => word.slice(0, stemLength))

/** Texts that systems write in place of a missing narrative: a pointer to the entries, a number of them, a dash. */
const placeholder =
  /^(?:[^\p{L}\d]*|\p{L}+: \d+|.{0,20}narrati(?:ve|va|u).{0,20}|(?:please )?(?:see|vea|vease|ver|vegeu|veure|consulte|consulteu) .{0,20}(?:entr|estruct|struct|codif|coded|dades|datos|data).{0,20})$/u
const isPlaceholder = (line: string): boolean => placeholder.test(fold(line.trim()))

/** "6.840" may be a number of thousands, as "6840" is. */
const thousands = /^\d{1,3}(?:\.\d{3})+$/
const alikeFigures = (figure: string): string[] =>
  thousands.test(figure) ? [figure, figure.replaceAll('.', '')] : [figure]

/** Whether a narrative mentions an entry: most of its words, and all of its figures. */
export function matcherOfNarrative(narrative: string): (line: string) => boolean {
  const folded = fold(narrative)
  const [stems, figures] = [new Set(stemsOf(folded)), new Set(figuresOf(folded).flatMap(alikeFigures))]
  return (line) => {
    const words = stemsOf(fold(line))
    const shared = words.filter((word) => stems.has(word)).length
    return shared >= words.length * toldShare && figuresOf(fold(line)).every((figure) => figures.has(figure))
  }
}

/** A text of a resource in several lines, or in a table, is not changed. */
const inLine = (line: string): string => (line.includes('\n') ? line : `- ${line}`)

/**
 * The text of a section: its narrative, and below it the coded entries that the narrative does not mention. Narratives
 * put most entries into other words; an entry is added where most of its words, or one of its figures, are missing.
 */
export function withMissingEntries(narrative: string, entries: readonly CodedEntry[]): string {
  const isTold = matcherOfNarrative(narrative)
  const missing = entries.filter(({ line, isInNarrative }) => line !== '' && !isInNarrative && !isTold(line))
  if (missing.length === 0) return narrative
  const own = narrative.split('\n').every(isPlaceholder) ? '' : narrative
  return [...(own === '' ? [] : [own]), ...missing.map(({ line }) => inLine(line))].join('\n')
}
