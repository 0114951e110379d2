import type { Course } from '../course/course.ts'
import { fold } from '../text/fold.ts'
import { quote } from './derivation.ts'

const names = /^\s*(?:paciente|pacient|nombre|nom|name|patient|pte?|pac)\b/
const furtherLines = 15
const longest = 200

/** The line of the course's header that names the patient, as written; null when the course has none. */
export function titleOf(course: Course): string | null {
  for (const line of course.lines.slice(0, furtherLines)) {
    const text = quote(course.text, [line])
    if (text.length <= longest && names.test(fold(text))) return text
  }
  return null
}
