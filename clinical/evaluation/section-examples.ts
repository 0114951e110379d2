import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sectionKeys } from '@alta/contract/sections'
import * as z from 'zod/mini'
import type { Course } from '../src/course/course.ts'
import { readCourse } from '../src/course/read-course.ts'
import { cueScores } from '../src/sections/cues.ts'
import type { Setting } from '../src/sections/features.ts'
import { type State, stateOf, states } from '../src/sections/states.ts'
import { fold } from '../src/text/fold.ts'
import { isKeptBack, jsonLines, type LabelledDocument, segmentedDocuments } from './section-rows.ts'

/** A sentence to learn from; `weight` counts it more or less than one. */
export interface Example {
  readonly setting: Setting
  readonly state: State
  readonly weight: number
}

interface Examples {
  readonly examples: Example[]
  /** States in the order of the sentences of one document: what follows what. */
  readonly sequences: State[][]
}

const meddocanStates: Readonly<Record<string, State>> = {
  reason: 'current_disease',
  current_disease: 'current_disease',
  pathological_background: 'pathological_background',
  family_background: 'family_background',
  physical_exam: 'physical_exam',
  complementary_tests: 'complementary_tests',
  evolution: 'evolution',
  main_diagnosis: 'main_diagnosis',
  secondary_diagnosis: 'secondary_diagnosis',
  medication: 'medication',
}

const mtsStates: Readonly<Record<string, State>> = {
  GENHX: 'current_disease',
  CC: 'current_disease',
  ROS: 'current_disease',
  PASTMEDICALHX: 'pathological_background',
  PASTSURGICAL: 'pathological_background',
  GYNHX: 'pathological_background',
  IMMUNIZATIONS: 'pathological_background',
  ALLERGY: 'allergies',
  MEDICATIONS: 'medication',
  EXAM: 'physical_exam',
  ASSESSMENT: 'main_diagnosis',
  DIAGNOSIS: 'main_diagnosis',
  DISPOSITION: 'extra_comments',
  PLAN: 'extra_comments',
  EDCOURSE: 'evolution',
  IMAGING: 'complementary_tests',
  LABS: 'complementary_tests',
  PROCEDURES: 'invasive_procedures',
}

const textOf = (course: Course, start: number, end: number): string => fold(course.text.slice(start, end))

/** Every second copy of a sentence goes without its place and neighbours, so that the words alone learn to tell. */
const add = (into: Examples, setting: Setting, label: { state: State; weight: number }): void => {
  into.examples.push({ setting, ...label })
  into.examples.push({
    setting: { ...setting, position: null, previous: '', next: '' },
    state: label.state,
    weight: label.weight * 0.7,
  })
}

const fromDocument = (
  into: Examples,
  { course, sentences }: LabelledDocument,
  stated: (key: string) => State | null,
): void => {
  const texts = sentences.map(({ sentence }) => textOf(course, sentence.start, sentence.end))
  const path: State[] = []
  sentences.forEach(({ keys }, index) => {
    const state = stated(keys[0] ?? '')
    if (!state) return
    path.push(state)
    const setting: Setting = {
      folded: texts[index] ?? '',
      previous: texts[index - 1] ?? '',
      next: texts[index + 1] ?? '',
      position: index / sentences.length,
    }
    add(into, setting, { state, weight: 1 })
  })
  into.sequences.push(path)
}

/** Sentences that stand under a heading teach what such sentences look like; the heading's own words are left out. */
const fromHeadings = (into: Examples, course: Course, weight: number): void => {
  const live = course.sentences.filter((sentence) => sentence.section !== null)
  const texts = live.map((sentence) => textOf(course, sentence.body, sentence.end))
  const path: State[] = []
  live.forEach((sentence, index) => {
    if (sentence.section === null || (sentence.decided_by !== 'heading' && sentence.decided_by !== 'inline')) return
    // By day or by problem, the course reads the same: only its heading tells.
    const state = sentence.section === 'evolution_by_condition' ? 'evolution' : stateOf(sentence.section)
    // Advice that runs on under a heading of drugs would teach that advice is medication.
    if (state === 'medication' && (cueScores(texts[index] ?? '')[states.indexOf('extra_comments')] ?? 0) > 0) return
    path.push(state)
    const setting: Setting = {
      folded: texts[index] ?? '',
      previous: texts[index - 1] ?? '',
      next: texts[index + 1] ?? '',
      position: null,
    }
    add(into, setting, { state, weight })
  })
  into.sequences.push(path)
}

const dialogue = z.object({ section: z.string(), text: z.string(), part: z.string() })
const note = z.object({ note: z.string() })
const gold = z.object({ facts: z.array(z.object({ sections: z.array(z.enum(sectionKeys)), source: z.string() })) })

const social: readonly State[] = ['toxic_habits', 'family_background', 'baseline_state']

/** MTS-Dialog holds family and social history in one: the clear sentences are told apart by their cues. */
const socialState = (folded: string): State | null => {
  const cues = cueScores(folded)
  const best = social.toSorted((a, b) => (cues[states.indexOf(b)] ?? 0) - (cues[states.indexOf(a)] ?? 0))[0]
  return best && (cues[states.indexOf(best)] ?? 0) > 0 ? best : null
}

const fromDialogues = (into: Examples, file: string): void => {
  for (const { section, text, part } of jsonLines(file, dialogue)) {
    if (part !== 'train') continue
    const course = readCourse(text)
    for (const sentence of course.sentences) {
      const folded = textOf(course, sentence.start, sentence.end)
      const state = section === 'FAM/SOCHX' ? socialState(folded) : (mtsStates[section] ?? null)
      if (state && /[a-z]/.test(folded)) {
        into.examples.push({ setting: { folded, previous: '', next: '', position: null }, state, weight: 0.5 })
      }
    }
  }
}

const fromCourses = (into: Examples, folder: string): void => {
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.gold.json'))
    .toSorted()) {
    const course = readCourse(readFileSync(join(folder, name.replace('.gold.json', '.txt')), 'utf8'))
    fromHeadings(into, course, 1)
    const { facts } = z.parse(gold, JSON.parse(readFileSync(join(folder, name), 'utf8')))
    for (const { sections, source } of facts) {
      const [only, ...others] = [...new Set(sections.map(stateOf))]
      const at = course.text.indexOf(source)
      if (!only || others.length > 0 || at < 0) continue
      const folded = textOf(course, at, at + source.length)
      into.examples.push({ setting: { folded, previous: '', next: '', position: null }, state: only, weight: 1 })
    }
  }
}

/**
 * All sentences to learn from: MEDDOCAN without the fifth kept back, the training part of MTS-Dialog,
 * ACI-Bench and Primock57 notes (all CC BY 4.0) in `folder`, and the project's own courses right in `courses`; those in folders
 * below it are kept out, to measure on.
 */
export const gatherExamples = (
  folder: string,
  courses: string,
  isTrained = (id: string) => !isKeptBack(id),
): Examples => {
  const into: Examples = { examples: [], sequences: [] }
  for (const document of segmentedDocuments(join(folder, 'meddocan_sections.jsonl'))) {
    if (isTrained(document.id)) fromDocument(into, document, (key) => meddocanStates[key] ?? null)
  }
  fromDialogues(into, join(folder, 'mts_dialog.jsonl'))
  for (const name of ['aci_bench.jsonl', 'primock57_notes.jsonl']) {
    const file = join(folder, name)
    if (existsSync(file)) for (const { note: text } of jsonLines(file, note)) fromHeadings(into, readCourse(text), 0.5)
  }
  fromCourses(into, courses)
  return into
}
