import type { SectionKey } from '@alta/contract/sections'
import type { Note } from '../course/course.ts'
import type { HeadingTarget } from '../lexicon/headings.ts'
import type { Heading } from './heading.ts'

/** What the whole course tells about where things stand; settles headings that depend on it. */
export interface CourseOutline {
  /** A heading names the diagnosis at discharge, or a discharge note exists. */
  readonly hasDiagnosis: boolean
  readonly hasDischarge: boolean
  readonly hasEmergencyExam: boolean
  readonly hasAdmissionExam: boolean
  readonly hasNotes: boolean
  /** Where the heading of the stay's notes stands ("Evolución"): what follows it is the course. */
  readonly courseStart: number | null
}

/** Where a heading stands. */
export interface HeadingPlace {
  readonly note: Note
  readonly outline: CourseOutline
  /** First note with a stamp that is no emergency note. */
  readonly firstWardNote: boolean
}

/** Sections text under a heading may go to. `ordered`: the first item is the main diagnosis, the rest secondary. */
export interface Scope {
  readonly sections: readonly SectionKey[]
  readonly ordered: boolean
}

const urgency = /urgenc|\burg\b|ucies|ucias|\bed\b|resus|triag|triaj|triat|emergenc|\ba&e\b|\ber\b|box/
const ward = /planta|ingres|admission|admit|ward|\buci\b|\bicu\b|\bhdu\b|\bccu\b|unidad|unitat|sala|hospitaliz/
const arrival = /llegada|arribada|arrival|inicial?\b|\binitial\b/
const leaving = /\balta\b|discharge/

/** Whether words say where or when an examination took place. */
export const namesPlace = (words: string): boolean => urgency.test(words) || ward.test(words) || leaving.test(words)

/** The section of an examination by the words around it, else by its note. */
export const examSection = (words: string, place: HeadingPlace): SectionKey => {
  if (leaving.test(words)) return 'evolution'
  if (urgency.test(words)) return 'phisical_exam_urgency'
  if (ward.test(words)) return 'phisical_exam_admission'
  const { kind } = place.note
  if (arrival.test(words))
    return kind === 'header' || kind === 'emergency' ? 'phisical_exam_urgency' : 'phisical_exam_admission'
  if (kind === 'emergency') return 'phisical_exam_urgency'
  if (kind === 'admission') return 'phisical_exam_admission'
  if (kind === 'header') {
    if (place.outline.hasEmergencyExam) return 'phisical_exam_admission'
    return place.outline.hasAdmissionExam ? 'phisical_exam_urgency' : 'phisical_exam_admission'
  }
  return place.firstWardNote && !place.outline.hasAdmissionExam ? 'phisical_exam_admission' : 'evolution'
}

const only = (section: SectionKey): Scope => ({ sections: [section], ordered: false })

const duringStay = (place: HeadingPlace): boolean =>
  place.note.kind === 'discharge' ? false : place.note.kind !== 'header' || place.outline.hasDischarge

const scopeOfTarget = (target: HeadingTarget, heading: Heading, place: HeadingPlace): Scope => {
  switch (target) {
    case 'reason':
      return only('current_disease')
    case 'physical_exam':
      return only(examSection(`${heading.words} ${heading.remark}`, place))
    case 'diagnosis':
      return { sections: ['main_diagnosis'], ordered: true }
    case 'impression':
      return duringStay(place) && place.outline.hasDiagnosis
        ? only('evolution')
        : { sections: ['main_diagnosis'], ordered: true }
    case 'plan':
      return only(
        duringStay(place) || (place.outline.hasNotes && place.note.kind !== 'discharge')
          ? 'evolution'
          : 'extra_comments',
      )
    case 'progress':
      return only('evolution')
    case 'identity':
    case 'inside':
      return { sections: [], ordered: false }
    default:
      return only(target)
  }
}

/** The sections a heading opens; empty when it opens none (administrative data, a sub-heading). */
export const scopeOf = (heading: Heading, place: HeadingPlace): Scope => {
  const scopes = heading.targets.map((target) => scopeOfTarget(target, heading, place))
  const [first] = scopes
  if (scopes.length === 1 && first) return first
  return { sections: [...new Set(scopes.flatMap((scope) => scope.sections))], ordered: false }
}
