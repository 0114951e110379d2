import type { Span } from '../course/course.ts'
import { cardLabels, recordLabels, relativeBefore } from '../lexicon/patient-words.ts'
import { type HeadLine, labelled, placeIn } from './head-line.ts'

const own = labelled(recordLabels, 'gu')
const card = labelled(cardLabels, 'gu')
/** A code with four figures or more; a date is none, nor a time. */
const code = /^(?:\p{Lu}{1,4}[-./]?|\p{Ll}{1,2}-)?\d[\d\p{L}]*(?:[-./ ]?\d+)*(?:[-/]?\p{L}\d?)?(?![\p{L}\d])/u
const dateLike =
  /^(?:[0-2]?\d|3[01])[/.-](?:0?\d|1[0-2])[/.-](?:\d{2}|(?:19|20)\d{2})$|^(?:[0-2]?\d|3[01])[/.-](?:0?\d|1[0-2])$|^(?:19|20)\d{2}-\d{2}-\d{2}$/

function behind(label: RegExp, line: HeadLine): Span | null {
  for (const found of line.folded.matchAll(label)) {
    const from = found.index + found[0].length
    if (relativeBefore.test(line.folded.slice(0, found.index))) continue
    const value = code.exec(line.text.slice(from, from + 40))?.[0]
    if (value === undefined || dateLike.test(value) || (value.match(/\d/g) ?? []).length < 4) continue
    return placeIn(line, from, value.length)
  }
  return null
}

/** The hospital's own number of the patient as one line gives it. */
export const ownNumberIn = (line: HeadLine): Span | null => behind(own, line)

/** The hospital's own number of the patient, else that of a card. */
export function recordNumberOf(lines: readonly HeadLine[]): Span | null {
  for (const label of [own, card])
    for (const line of lines) {
      const found = behind(label, line)
      if (found !== null) return found
    }
  return null
}
