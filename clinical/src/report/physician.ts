import type { Span } from '../course/course.ts'
import { physicianLabels } from '../lexicon/patient-words.ts'
import { fold } from '../text/fold.ts'
import { headLinesOf } from './patient.ts'

const title = String.raw`(?:Dra?|DRA?|Prof|A\/Prof|Mr|Mrs|Ms|Miss)\.?[ ]`
const names = String.raw`(?:\p{Lu}\.?[ ])?\p{Lu}[\p{L}'’·]+(?:-\p{Lu}[\p{L}'’]+)*(?:,?[ ](?:de |del |la |i |y )?(?:\p{Lu}\p{Ll}[\p{L}'’]*(?:-\p{Lu}[\p{L}'’]+)*|\p{Lu}\.)){0,3}`
const titled = new RegExp(`^(?:${title})(?:${names})`, 'u')
const untitled = new RegExp(`^(?:${names})`, 'u')
const label = new RegExp(String.raw`(?<![\p{L}])(?:${physicianLabels})(?![\p{L}])\s*([:.]?)\s*`, 'gu')
const inCharge =
  /(?<![\p{L}])(?:a |al )?(?:cargo|carrec) (?:del?|de la|d')[^.;:]{0,36}?(?=dra?\. )|(?<![\p{L}])under (?:the care of )?(?=(?:dr|prof|mr|mrs|miss|ms)\.? )/gu
const signed = /(?<![\p{L}])(?:fdo|firmado|signat|signed(?: by)?|sgd)(?: por| per)?\s*[.:]?\s*(?=dra?[. ])/gu
const signatureLength = 400
const notNames = /^(?:planta|servicio|servei|hospital|hab|ward|de|del|guardia|urgencias|medicina|cirugia)\b/u

function nameAt(text: string, start: number, isOpen: boolean): Span | null {
  const rest = text.slice(start, start + 70).split('\n', 1)[0] ?? ''
  const found = titled.exec(rest)?.[0] ?? (isOpen ? untitled.exec(rest)?.[0] : undefined)
  if (found === undefined || notNames.test(fold(found)) || /x{2,}/iu.test(found)) return null
  return { start, end: start + found.replace(/[\s,.]+$/u, '').length }
}

function found(text: string, pattern: RegExp, within: { folded: string; start: number }): Span | null {
  for (const match of within.folded.matchAll(pattern)) {
    const isLabel = pattern === label
    const place = nameAt(text, within.start + match.index + match[0].length, isLabel)
    if (place !== null) return place
  }
  return null
}

/** The physician in charge as the head names him, else who signed the discharge. */
export function physicianOf(text: string, leaving: Span | null): Span | null {
  const head = headLinesOf(text, 8)
  for (const pattern of [label, inCharge])
    for (const line of head) {
      const place = found(text, pattern, line)
      if (place !== null) return place
    }
  const end = leaving?.end ?? text.length
  const start = Math.max(leaving?.start ?? 0, end - signatureLength)
  return found(text, signed, { folded: fold(text.slice(start, end)), start })
}
