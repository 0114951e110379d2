import type { Course } from '../../course/course.ts'
import { actionOf, listOf } from '../../reading/decide-section.ts'

/** Where a sentence stands in the way of the drugs it names: before admission, in hospital, or after discharge. */
export interface MedicationPlace {
  readonly context: 'home' | 'stay' | 'discharge'
  /** It ends or withholds what it names. */
  readonly stopped: boolean
}

const sure = 0.5

/** The place of every sentence of a course, in order. */
export const medicationPlaces = (course: Course): MedicationPlace[] =>
  course.sentences.map(({ chances }): MedicationPlace => {
    if (chances === null) return { context: 'stay', stopped: false }
    const [home, discharge] = [listOf(chances, 'home'), listOf(chances, 'discharge')]
    return {
      context: Math.max(home, discharge) < sure ? 'stay' : home > discharge ? 'home' : 'discharge',
      stopped: Math.max(actionOf(chances, 'stop'), actionOf(chances, 'hold')) > sure,
    }
  })
