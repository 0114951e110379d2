import type { Span } from '../course/course.ts'
import { recordLabels } from '../lexicon/label-words.ts'
import { type HeadLine, spanIn } from './head-line.ts'

/** A code with four figures or more; a date or a time is none. */
const code =
  /^(?:\p{Lu}{1,4}[-./ ]?|\p{Ll}{1,2}-)?\d[\d\p{L}]*(?:(?:[-./ ]?| gui[oó]n? )\d+)*(?:[-/]\p{L}{1,3}\d?| \p{Lu}{2}(?=\s*(?:$|[|·,;]))|\p{L}\d?)?(?![\p{L}\d])/u
const dateLike =
  /^(?:[0-2]?\d|3[01])[/.-](?:0?\d|1[0-2])[/.-](?:\d{2}|(?:19|20)\d{2})$|^(?:[0-2]?\d|3[01])[/.-](?:0?\d|1[0-2])$|^(?:19|20)\d{2}-\d{2}-\d{2}$/

/** "HC 118402": a system that writes the label into the number. */
export const labelWithin = new RegExp(`^${recordLabels}[ .:]+(?=\\d)`, 'u')

/** The code that a value begins with. */
export function codeAt(value: HeadLine): Span | null {
  const from = labelWithin.exec(value.folded)?.[0].length ?? 0
  const found = code.exec(value.text.slice(from, from + 40))?.[0]
  if (found === undefined || dateLike.test(found) || (found.match(/\d/g) ?? []).length < 4) return null
  return spanIn(value, from, found.length)
}
