import type { Language } from '@alta/contract/languages'
import type { HeadingTarget } from '../lexicon/headings.ts'
import { type SectionHeading, headingOf } from '../sections/heading.ts'
import { linesByFile } from '../text/file-breaks.ts'
import { fold } from '../text/fold.ts'
import { documentLanguage, type LanguageScores, pickLanguage, scoreLanguages } from '../text/language.ts'
import { normalise } from '../text/normalise.ts'
import { headerLines, isBoilerplate } from './boilerplate.ts'
import type { Line, LineKind, Note } from './course.ts'
import { joinedUnits } from './joined-units.ts'
import { kindOfLine } from './line-kind.ts'
import { readNotes } from './read-notes.ts'
import { type SourceLine, sourceLines } from './source-line.ts'
import { type Stamp, stampOf } from './note-headers.ts'
import { blocksOf, unitsOfBlock, type Unit } from './units.ts'

const isBlank = (line: SourceLine): boolean => line.folded.trim() === ''

/** Remembers each line that was looked up: short lines come back often, and each is looked up more than once. */
const readOnce = (read: (line: string) => SectionHeading | null): ((line: string) => SectionHeading | null) => {
  const known = new Map<string, SectionHeading | null>()
  return (line) => {
    const before = known.get(line)
    if (before !== undefined) return before
    const found = read(line)
    known.set(line, found)
    return found
  }
}

/** The heading that a line is as a whole; null for any other line. */
const wholeHeading = (
  line: SourceLine,
  headingAt: (line: string) => SectionHeading | null,
): readonly HeadingTarget[] => {
  if (line.text.length > 100 || isBlank(line)) return []
  const heading = headingAt(line.text)
  return heading !== null && heading.targets[0] !== 'inside' && line.text.slice(heading.end).trim() === ''
    ? heading.targets
    : []
}

/** The language of each line: its own evidence and half of its neighbours', otherwise the language of the document. */
const lineLanguages = (scores: readonly LanguageScores[], language: Language): Language[] =>
  scores.map((own, index) => {
    const near = [scores[index - 1], scores[index + 1]].filter((other) => other !== undefined)
    const mixed = { es: own.es, ca: own.ca, en: own.en }
    mixed[language] += 0.5
    for (const other of near) {
      mixed.es += Math.min(1, other.es * 0.15)
      mixed.ca += Math.min(1, other.ca * 0.15)
      mixed.en += Math.min(1, other.en * 0.15)
    }
    return pickLanguage(mixed, language)
  })

const datedLists = new Set<HeadingTarget>(['invasive_procedures', 'complementary_tests', 'complications'])

interface LineKindContext {
  readonly header: ReadonlySet<number>
  readonly openings: ReadonlyMap<number, Stamp>
  readonly isHeading: (line: SourceLine) => boolean
}

const lineKind = (line: SourceLine, kinds: LineKindContext): LineKind => {
  if (isBlank(line)) return 'blank'
  const stamp = kinds.openings.get(line.index)
  if (stamp) return stamp.fillsLine ? 'stamp' : kindOfLine(line.folded.slice(stamp.end))
  if (kinds.header.has(line.index)) return 'boilerplate'
  if (kinds.isHeading(line)) return 'heading'
  return isBoilerplate(line) ? 'boilerplate' : kindOfLine(line.folded)
}

const isClinical = (line: SourceLine): boolean => {
  if (stampOf(line.text, line.folded)) return true
  const heading = headingOf(line.text)
  return heading !== null && heading.targets[0] !== 'inside' && heading.targets[0] !== 'identity'
}

/** A text before its sections are known: lines, dated notes, and the units that become sentences. */
export interface Outline {
  readonly text: string
  /** The folded text, unit for unit as long as `text`. */
  readonly folded: string
  readonly language: Language
  readonly lines: readonly Line[]
  readonly notes: readonly Note[]
  readonly units: readonly Unit[]
}

/** Reads lines, notes and units. Offsets refer to `text`, the source in NFC with line feeds. Linear time. */
export const readOutline = (source: string): Outline => {
  const text = normalise(source)
  const folded = fold(text)
  const physical = sourceLines(text, folded)
  const scores = physical.map((line) => scoreLanguages(line.text, line.folded))
  const language = documentLanguage(scores)
  const files = linesByFile(physical, (line) => line.text)
  const header = new Set(files.flatMap((own) => [...headerLines(own, isClinical)]))
  const headingAt = readOnce(headingOf)
  const headings = physical.map((line) => wholeHeading(line, headingAt))
  const isHeading = (line: SourceLine): boolean => (headings[line.index]?.length ?? 0) > 0
  const { notes, openings } = readNotes(physical, {
    language,
    isHeading: (line) => header.has(line.index) || isHeading(line),
    opensList: (line) => headings[line.index]?.some((target) => datedLists.has(target)) ?? false,
    opensCourse: (line) => headings[line.index]?.includes('evolution') ?? false,
  })
  const languages = lineLanguages(scores, language)
  let note = 0
  const lines = physical.map((line): Line => {
    while (note + 1 < notes.length && (notes[note + 1]?.start ?? 0) <= line.start) note += 1
    const { index, start, end } = line
    return {
      index,
      start,
      end,
      kind: lineKind(line, { header, openings, isHeading }),
      language: languages[index] ?? language,
      note,
    }
  })
  const kinded = physical.map((line) => ({
    line,
    kind: lines[line.index]?.kind ?? 'prose',
    opens: openings.has(line.index),
  }))
  const found = blocksOf(kinded, text, folded).flatMap((block) =>
    unitsOfBlock(block, openings.get(block.line)?.end ?? 0, headingAt),
  )
  const units = joinedUnits(found, text, (unit) => lines[unit.line]?.note ?? 0)
  return { text, folded, language, lines, notes, units }
}
