import { observe, type Observed } from '../reading/observe.ts'
import { chancesOf, inNone, sectionOfChances } from '../reading/decide-section.ts'
import { mentionsOf, type ReadMention } from '../reading/drug-mentions.ts'
import { ask } from '../reading/networks.ts'
import type { Course, Decider, Sentence } from './course.ts'
import { type Outline, readOutline } from './read-outline.ts'
import type { Unit } from './units.ts'

const deciderOf = ({ heading, inline }: Observed, section: Sentence['section']): Decider => {
  if (inline.some((target) => target === section)) return 'inline'
  return heading?.targets.some((target) => target === section) === true ? 'heading' : 'model'
}

const bare = (unit: Unit, outline: Outline, index: number): Sentence => {
  const line = outline.lines[unit.line]
  return {
    index,
    start: unit.start,
    end: unit.end,
    body: unit.body,
    line: unit.line,
    note: line?.note ?? 0,
    language: line?.language ?? outline.language,
    kind: unit.kind,
    section: null,
    confidence: 1,
    decided_by: 'model',
    heading: null,
    chances: null,
  }
}

const leastFurniture = 0.1

/**
 * Reads a clinical course: lines, dated notes and sentences, each sentence with what the network says of it and the
 * section of a discharge report it belongs to. Offsets refer to `course.text`, the text in NFC with line feeds.
 * Deterministic, linear time.
 */
export const readCourse = (source: string): Course => {
  const outline = readOutline(source)
  return courseOf(outline, mentionsOf(outline))
}

/** The course of a text whose lines, notes, units and mentions of drugs are known. */
export const courseOf = (outline: Outline, mentions: readonly ReadMention[]): Course => {
  const observed = observe(outline, mentions)
  const logits = ask(
    'sentences',
    observed.map(({ thing }) => thing),
  )
  const read = new Map(
    observed.map((each, at) => [each.unit, { observed: each, chances: chancesOf(logits[at] ?? new Float32Array()) }]),
  )
  const sentences = outline.units.map((unit, index): Sentence => {
    const found = read.get(unit)
    const plain = bare(unit, outline, index)
    if (found === undefined) return plain
    const { heading, inline } = found.observed
    // A footer or a privacy note belongs to what stands over it only where the network is quite sure.
    const isFurniture = unit.kind === 'boilerplate'
    if (isFurniture && inNone(found.chances) > leastFurniture)
      return { ...plain, heading: heading?.words ?? null, chances: found.chances }
    const { section, confidence } = sectionOfChances(
      found.chances,
      isFurniture ? [] : [...(heading?.targets ?? []), ...inline],
    )
    return {
      ...plain,
      section,
      confidence,
      decided_by: deciderOf(found.observed, section),
      heading: heading?.words ?? null,
      chances: found.chances,
    }
  })
  const { text, language, lines, notes } = outline
  return { text, language, lines, notes, sentences }
}

/** The words of a sentence as written. */
export const sentenceText = (course: Course, sentence: Sentence): string =>
  course.text.slice(sentence.start, sentence.end)
