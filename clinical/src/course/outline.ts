import type { CourseOutline } from '../sections/scope.ts'
import type { Line, Note } from './course.ts'
import type { Unit } from './units.ts'

const atDischarge = new Set(['main_diagnosis', 'diagnosis'])

/** Reads off the headings and notes of a whole course what its ambiguous headings need to know. */
export const outlineOf = (units: readonly Unit[], notes: readonly Note[], lines: readonly Line[]): CourseOutline => {
  const targets = new Set(units.flatMap((unit) => unit.heading?.targets ?? []))
  const diagnosed = units.some((unit) => {
    const note = notes[lines[unit.line]?.note ?? 0]
    const { heading } = unit
    if (!heading) return false
    return heading.targets.some(
      (target) => atDischarge.has(target) || (target === 'impression' && note?.kind === 'discharge'),
    )
  })
  const kinds = new Set(notes.map((note) => note.kind))
  return {
    hasDiagnosis: diagnosed,
    hasDischarge: kinds.has('discharge'),
    hasEmergencyExam: targets.has('phisical_exam_urgency') || kinds.has('emergency'),
    hasAdmissionExam: targets.has('phisical_exam_admission') || kinds.has('admission'),
    hasNotes: notes.length > 1,
    courseStart:
      units.find((unit) => unit.kind === 'heading' && unit.heading?.targets.includes('evolution'))?.start ?? null,
  }
}
