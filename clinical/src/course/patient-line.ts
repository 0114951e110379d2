import type { Course } from './course.ts'

const label =
  /^\s*(?:nombre y apellidos|nom i cognoms|patient name|paciente|pacient|nombre|name|patient|nom|pac|pte|pt)\b\s*[:.]?\s*/i
const surnames = /^\s*(?:apellidos|cognoms|surname)\s*[:.]\s*/i
const record = /\b(?:nhc|mrn|hosp\.? no|hospital no|hc|cip|nhs no)\b/i
const furtherLines = 15
/** A longer line is a text pasted without its line ends; the patient is named where it begins. */
const mostOfLine = 1000

// A name is two to six capitalised words; a comma may stand after the surnames.
const word = String.raw`(?:\p{Lu}[\p{L}'’·.-]*|de|del|la|i|y|van|von|der|dos|da|al|el)`
const name = new RegExp(String.raw`^\p{Lu}[\p{L}'’·-]+,?(?:\s${word},?){1,6}(?=$|[\s.,;|(\d])`, 'u')
const single = /^\p{Lu}[\p{L}'’·-]+(?: \p{Lu}[\p{L}'’·-]+)*/u

const tidy = (text: string): string => text.replace(/[\s.,;|]+$/, '').trim()

const named = (text: string): string | null => {
  const [first = ''] = text.split(/\t|\s{2,}|\||\(|\s\d|\.\s|\s-\s/)
  const found = name.exec(`${first.trim()} `)
  return found ? tidy(found[0]) : null
}

/** A line with a record number names the patient somewhere before it, in a cell of its own. */
const beforeRecord = (text: string): string | null => {
  if (!record.test(text)) return null
  const cells = text
    .split(/\t|\s{2,}|\||\.\s/)
    .map(named)
    .filter((cell) => cell !== null)
  return cells.find((cell) => cell.includes(',')) ?? cells[0] ?? null
}

/** The patient's name as the course's head gives it; null when it names none. */
export const patientLine = (course: Course): string | null => {
  const lines = course.lines
    .filter((line) => line.kind !== 'blank')
    .slice(0, furtherLines)
    .map((line) => course.text.slice(line.start, Math.min(line.end, line.start + mostOfLine)))
  for (const [index, text] of lines.entries()) {
    if (!label.test(text)) continue
    const rest = text.replace(label, '')
    const next = lines[index + 1] ?? ''
    if (surnames.test(next)) {
      const parts = [single.exec(rest)?.[0], single.exec(next.replace(surnames, ''))?.[0]]
      return parts.filter((part) => part !== undefined).join(' ') || null
    }
    const found = named(rest)
    if (found) return found
  }
  for (const text of lines) {
    const found = beforeRecord(text)
    if (found) return found
  }
  return null
}
