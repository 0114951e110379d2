import type { Span } from '../course/course.ts'
import { ambulanceWords, saidNumber } from '../lexicon/label-words.ts'
import { relativeBefore } from '../lexicon/patient-words.ts'
import { type HeadLine, partOf, placeIn } from './head-line.ts'
import { unlabelledName } from './patient-name.ts'
import type { Pair } from './pairs.ts'
import type { Sheet } from './sheets.ts'
import { codeAt } from './values.ts'

/** "hospital number is, sorry, it's on the screen, HH-50712": somebody who dictates looks for it. */
const said = new RegExp(
  `(?<![\\p{L}])${saidNumber}(?![\\p{L}])(?:(?!episod|cip)[^\\d.;(\\n]){0,70}?(?=\\p{L}{0,3}-?\\d)`,
  'gu',
)

/** The numbers of a sheet of an ambulance are of its journey. */
const ambulance = new RegExp(`(?<![\\p{L}])${ambulanceWords}(?![\\p{L}])`, 'u')

function saidIn(line: HeadLine): Span | null {
  for (const found of line.folded.matchAll(said)) {
    if (relativeBefore.test(line.folded.slice(0, found.index))) continue
    const code = codeAt(partOf(line, found.index + found[0].length, line.text.length))
    if (code) return code
  }
  return null
}

/** "| K110293 |" beside a patient's name: a code in a cell of its own. */
const cellCode = /(?<=[|*·/]\s*)(?:\p{Lu}{0,2}\d{5,8}|\d{2,4}-\d{3,6})(?=\s*(?:[|*·/]|$))/u

function codeInCell(line: HeadLine): Span | null {
  const found = cellCode.exec(line.text)
  return found && unlabelledName(line) ? placeIn(line, found.index, found[0].length) : null
}

export const codeIn = (pairs: readonly Pair[], field: 'record' | 'card'): Span | null => {
  for (const pair of pairs) {
    const found = pair.field === field && !ambulance.test(pair.before) ? codeAt(pair.value) : null
    if (found) return found
  }
  return null
}

/** The hospital's own number of the patient, else that of a card. */
export function recordNumberOf({ top, pairs }: Sheet): Span | null {
  const own = codeIn(pairs, 'record')
  if (own) return own
  for (const line of top) {
    const found = saidIn(line)
    if (found) return found
  }
  return codeIn(pairs, 'card') ?? top.map(codeInCell).find((span) => span !== null) ?? null
}
