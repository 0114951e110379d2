import type { HeadingTarget } from '../lexicon/headings.ts'
import { fold } from '../text/fold.ts'
import { familyTargets, headingTargets, opensHeading, plainHeading } from './heading-index.ts'

/** A heading found in a line: its targets, its folded words, and where its label ends in that line. */
export interface SectionHeading {
  readonly targets: readonly HeadingTarget[]
  readonly words: string
  readonly start: number
  /** The first character after the label and its colon. */
  readonly end: number
  /** The words in brackets after the label ("resus, 15:20"), which tell the place. */
  readonly remark: string
}

// "2.1 Alergias" needs no mark after its number; a single number does.
const lead =
  /^[\s\-–—•*·#>=_|]*(?:\d{1,2}(?:\.\d{1,2}){1,2}\s+(?=[a-z])|\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-h]|[ivx]{1,4})[.)]\s*-?\s*)?/
const bracket = /\s*[([]([^)\]]*)[)\]]\s*/g
const capitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

const lookUp = (label: string, abbreviated: boolean): readonly HeadingTarget[] | null => {
  const plain = plainHeading(label)
  const found = headingTargets(plain, abbreviated)
  if (found) return found
  // A label may be written in two languages: "Al·lèrgies / Alergias", "Allergies - Alergias".
  const halves = label.split(/\s+[-–/|]\s+|\/|\s+o\s+/)
  if (halves.length < 2) {
    const dated = plain.replace(/ ?\d[\d/: h]*$/, '').trim()
    return dated && dated !== plain ? headingTargets(dated, abbreviated) : null
  }
  const targets = halves.map((half) => headingTargets(plainHeading(half), false))
  // "FHx - mother" is a heading and its text, not a heading in two languages.
  if (/\s[-–]\s/.test(label) && targets.some((target) => target === null)) return null
  return targets.find((target) => target !== null) ?? null
}

interface HeadingLabel {
  readonly line: string
  readonly from: number
  readonly to: number
  /** A colon or capitals show that a heading is meant, so short forms and unknown wordings are accepted. */
  readonly marked: boolean
}

const labelled = ({ line, from, to, marked }: HeadingLabel): Omit<SectionHeading, 'end'> | null => {
  const folded = fold(line.slice(from, to))
  const remarks = Array.from(folded.matchAll(bracket), (match) => match[1] ?? '')
  const bare = folded.replace(bracket, ' ').trim()
  if (!bare || bare.length > 80) return null
  const targets = lookUp(bare, marked) ?? (marked ? familyTargets(plainHeading(bare)) : null)
  return targets ? { targets, words: plainHeading(bare), start: from, remark: remarks.join(' ') } : null
}

/** A line that is only a heading, with or without a colon. */
const wholeLine = (line: string): SectionHeading | null => {
  const start = lead.exec(fold(line))?.[0].length ?? 0
  const trimmed = line.trimEnd()
  if (trimmed.length - start > 90 || /^(?:\d|$)/.test(trimmed.slice(start))) return null
  const to = start + trimmed.slice(start).replace(/[:.\-–—=_*\s]+$/, '').length
  const bare = line.slice(start, to).replace(/\([^)]*\)/g, '')
  const marked = trimmed.includes(':', to) || capitals(bare) || /^\p{L}{1,2}\/\p{L}{1,2}\s*$/u.test(bare)
  const found = labelled({ line, from: start, to, marked })
  return found ? { ...found, end: trimmed.length } : null
}

const separator = /\s*:(?!\d)\s*|\s+[-–—]\s+|\s*\.-\s*|\t+|\s{3,}/g

/** A heading at the start of a line with text behind it: "AP: …", "FH - …", "Allergies: …". */
const lineStart = (line: string): SectionHeading | null => {
  const folded = fold(line.slice(0, 110))
  const start = lead.exec(folded)?.[0].length ?? 0
  separator.lastIndex = 0
  for (const match of line.slice(start, 110).matchAll(separator)) {
    const at = start + match.index
    const colon = match[0].includes(':')
    const found = labelled({
      line,
      from: start,
      to: at,
      marked: colon || capitals(line.slice(start, at)) || /\s-\s/.test(match[0]),
    })
    if (found && (colon || found.targets[0] !== 'inside')) return { ...found, end: at + match[0].length }
    if (colon) break
  }
  return null
}

const linking =
  /^(?:de|del|d'|con|amb|with|en|a|al|y|e|i|and|of|que|para|per|por|to|o|or|u|fue|es|se|ha|was|is|were|no)$/
const plainStarts = /^(?:antecedentes|antecedents|tratamiento al alta|tractament a l'alta)$/

// Without a colon, a capital after a capitalised heading shows where it ends ("Motivo de ingreso Dolor abdominal");
// before a small letter, only headings of several words, or ones that hardly open a sentence, are accepted.
const endsThere = (words: string, next: string): boolean => {
  if (/^\p{Lu}/u.test(next)) return words.length >= 6 && (words.includes(' ') || words.length >= 8)
  if (!/^[\p{Ll}]/u.test(next) || linking.test(fold(next))) return false
  return plainStarts.test(words) || (words.includes(' ') && words.length >= 14)
}

const unmarked = (line: string): SectionHeading | null => {
  const start = lead.exec(fold(line.slice(0, 30)))?.[0].length ?? 0
  const head = line.slice(start, start + 90)
  const opening = plainHeading(fold(/^[^\s.]+/.exec(head)?.[0] ?? ''))
  if (!/^\p{Lu}/u.test(head) || !opensHeading(opening)) return null
  const ends = Array.from(head.matchAll(/[\s.]+(?=\p{L})/gu)).slice(0, 7)
  for (const match of ends.toReversed()) {
    const label = head.slice(0, match.index)
    const words = plainHeading(fold(label))
    const after = match.index + match[0].length
    const next = /^[\p{L}']+/u.exec(head.slice(after))?.[0] ?? ''
    const shouted = /^[\p{Lu}/]{3,8}$/u.test(label) && /^\p{Ll}/u.test(next) && !linking.test(next)
    if (!shouted && !endsThere(words, next)) continue
    const targets = headingTargets(words, shouted)
    if (!targets || targets[0] === 'inside') continue
    const tail = head.slice(match.index).replace(/\([^)]*\)/g, '')
    // The whole of "EXPLORACIÓN EN URGENCIAS DE MATERNIDAD (18:20)" is a heading.
    const allHeading = linking.test(fold(next)) && capitals(label + tail) && tail.trim().split(/\s+/).length <= 4
    return { targets, words, start, end: allHeading ? line.trimEnd().length : start + after, remark: fold(tail) }
  }
  return null
}

/**
 * The heading that a line is, or starts with; the line is only a heading where `end` is its length. null where the line
 * starts with no heading.
 */
export const headingOf = (line: string): SectionHeading | null => wholeLine(line) ?? lineStart(line) ?? unmarked(line)

const boundary = /(?:[.;)\]]\s+|^\s*|\s{2,}|\s[-–#]\s*)(?=\p{Lu})/gu

/**
 * The headings inside a line after its start: "… afebril. Tto alta: paracetamol … Plan: control". Offsets are into the
 * line, in order.
 */
export const headingsInside = (line: string, from: number): SectionHeading[] => {
  const out: SectionHeading[] = []
  const colon = /:(?!\d)\s*/g
  colon.lastIndex = from
  for (let match = colon.exec(line); match; match = colon.exec(line)) {
    const back = Math.max(out.at(-1)?.end ?? from, match.index - 60)
    let start = -1
    for (const edge of line.slice(back, match.index).matchAll(boundary)) start = back + edge.index + edge[0].length
    if (start <= from || start >= match.index) continue
    const found = labelled({ line, from: start, to: match.index, marked: true })
    if (found) out.push({ ...found, end: match.index + match[0].length })
  }
  return out
}
