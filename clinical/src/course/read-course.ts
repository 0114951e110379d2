import { sentenceFeatures, type SentenceInput } from '../reading/sentence-features.ts'
import { chancesOf, inNone, sectionsOf } from '../reading/decide-section.ts'
import { mentionsOf, type ReadMention } from '../reading/drug-mentions.ts'
import type { FeatureVector } from '../learning/network.ts'
import { correctionsOf } from '../reading/corrections.ts'
import { type CourseVotes, votedCorrections, votedSentences } from '../reading/course-votes.ts'
import { predictReading } from '../reading/networks.ts'
import type { Course, Decider, ReadText, Sentence } from './course.ts'
import { type Outline, readOutline } from './read-outline.ts'
import type { Unit } from './units.ts'

const deciderOf = ({ heading, inline }: SentenceInput, section: Sentence['section']): Decider => {
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
    concepts: [],
    marks: [],
  }
}

const leastFurniture = 0.1

/**
 * Reads a clinical course into lines, dated notes and sentences. Each sentence has what the network says of it and the
 * section of a discharge report that it belongs to. Offsets refer to `course.text`, which is the text in NFC with line
 * feeds. Deterministic, linear time.
 */
export const readCourse = (source: string): Course => {
  const outline = readOutline(source)
  return courseOf(outline, mentionsOf(outline))
}

/**
 * The course of a text whose lines, notes, units and mentions of drugs are known, with the votes of a model where one
 * has read it.
 */
export const courseOf = (
  outline: Outline,
  mentions: readonly ReadMention[],
  votes: CourseVotes | null = null,
): Course => {
  const read = sentencesOf(outline, mentions, (things, units) =>
    votedSentences(votes, units, predictReading('sentences', things)),
  )
  return { ...read, corrections: votedCorrections(votes, read.sentences, correctionsOf(read, mentions)) }
}

/** The sentences of an outline; `say` gives the logits of each unit, in the order of reading/outputs.ts. */
export const sentencesOf = (
  outline: Outline,
  mentions: readonly ReadMention[],
  say: (things: readonly FeatureVector[], units: readonly Unit[]) => readonly Float32Array[],
): ReadText => {
  const observed = sentenceFeatures(outline, mentions)
  const things = observed.map(({ thing }) => thing)
  const units = observed.map(({ unit }) => unit)
  const chances = chancesOf(say(things, units))
  const isFurniture = ({ unit }: SentenceInput): boolean => unit.kind === 'boilerplate'
  const noteOf = (unit: Unit | undefined): number | undefined => outline.lines[unit?.line ?? -1]?.note
  const decided = sectionsOf(
    observed.map((each, at) => {
      const before = observed[at - 1]?.unit
      const inNote = noteOf(before) === noteOf(each.unit) ? 'note' : 'none'
      return {
        chances: chances[at] ?? new Float32Array(),
        headed: isFurniture(each) ? [] : [...(each.heading?.targets ?? []), ...each.inline],
        bound: before?.line === each.unit.line ? 'line' : inNote,
      }
    }),
  )
  const positions = new Map(observed.map(({ unit }, at) => [unit, at]))
  const sentences = outline.units.map((unit, index): Sentence => {
    const plain = bare(unit, outline, index)
    const at = positions.get(unit) ?? -1
    const [own, decision] = [observed[at], decided[at]]
    if (own === undefined || decision === undefined) return plain
    const labelled = {
      ...plain,
      heading: own.heading?.words ?? null,
      chances: chances[at] ?? null,
      marks: own.marks,
      concepts: own.concepts,
    }
    // A footer or a privacy note belongs to the section above it only where the network is quite sure.
    if (labelled.chances !== null && isFurniture(own) && inNone(labelled.chances) > leastFurniture) return labelled
    return { ...labelled, ...decision, decided_by: deciderOf(own, decision.section) }
  })
  const { text, language, lines, notes } = outline
  return { text, language, lines, notes, sentences }
}

/** The words of a sentence as written. */
export const sentenceText = (course: Course, sentence: Sentence): string =>
  course.text.slice(sentence.start, sentence.end)
