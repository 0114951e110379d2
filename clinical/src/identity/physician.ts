import type { Span } from '../course/course.ts'
import { physicianLabels, physicianTitles, signatureLabels } from '../lexicon/patient-words.ts'
import { conceptsIn } from '../reading/concepts.ts'
import type { Stamped, Timeline } from '../report/stay-timeline.ts'
import { fold } from '../text/fold.ts'
import { cellAt, hasCapitals, type HeadLine, headLine, headLines, labelled, placeIn, topsOf } from './head-line.ts'
import { nameAt } from './names.ts'

const title = `(?:${physicianTitles}[ ]+|(?:dr|dra)\\.)*`
const physicianLabel = new RegExp(`${labelled(physicianLabels).source}${title}`, 'u')
const signature = new RegExp(`${labelled(signatureLabels).source}${title}`, 'u')
const titled = new RegExp(`(?<![\\p{L}])${physicianTitles}[ ]+`, 'gu')
const labelBehind = new RegExp(`^,? [(]?(?:${physicianLabels})(?![\\p{L}])`, 'u')
const mostSignatures = 3
const signedAlone = /^\s*(?:[-–—]+\s*)?(?:dra?|doctora?)\.?\s+/u

function doctorIn(line: HeadLine, label: RegExp): Span | null {
  const found = label.exec(line.folded)
  if (!found) return null
  const from = found.index + found[0].length
  const cell = cellAt(line, from)
  const told = nameAt(withoutPost(cell), { small: !hasCapitals(line.text), leastWords: 1 })
  return told && told.from <= 2 ? placeIn(line, from + told.from, told.length) : null
}

/** "Sunyer Rabassa, Roger" has the given name behind its comma, "Felicity Arbuthnot, Respiratory" a post. */
function withoutPost(cell: string): string {
  const [name = '', behind = ''] = cell.split(',')
  const isPost = fold(behind)
    .split(/[^a-z]+/)
    .some((word) => word.length > 2 && conceptsIn(word).length > 0)
  return isPost ? name : cell
}

/** "Mr Lachlan Ballantrae, responsible consultant": the label stands behind the name. */
function doctorBefore(line: HeadLine): Span | null {
  for (const found of line.folded.matchAll(titled)) {
    const from = found.index + found[0].length
    const told = nameAt(line.text.slice(from), { small: false, leastWords: 1 })
    if (!told || told.from > 0) continue
    if (labelBehind.test(line.folded.slice(from + told.length))) return placeIn(line, from, told.length)
  }
  return null
}

/** The responsible physician: behind a label at the head, else who signed the note of discharge. */
export function physicianOf(timeline: Timeline<Stamped>, leaving: Span | null): Span | null {
  const lines = topsOf(timeline).flatMap((top) => headLines(timeline, top))
  for (const line of lines) {
    const found = doctorIn(line, physicianLabel) ?? doctorBefore(line)
    if (found) return found
  }
  if (!leaving) return null
  const last = timeline.course.lines
    .filter(({ kind, start, end }) => kind !== 'blank' && start >= leaving.start && end <= leaving.end)
    .slice(-mostSignatures)
    .map((line) => headLine(timeline, line))
  for (const line of last.toReversed()) {
    const found = doctorIn(line, physicianLabel) ?? doctorIn(line, signature) ?? doctorIn(line, signedAlone)
    if (found) return found
  }
  return null
}
