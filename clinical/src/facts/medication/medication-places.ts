import type { Course, Sentence } from '../../course/course.ts'
import { dischargeHeading, homeHeading, looseDischarge, looseHome } from '../../lexicon/medication-headings.ts'
import { actionOf, listOf } from '../../reading/decide-section.ts'

/** Where a sentence stands in the way of the drugs it names: before admission, in hospital, or after discharge. */
export interface MedicationPlace {
  readonly context: 'home' | 'stay' | 'discharge'
  /** It ends or withholds what it names. */
  readonly stopped: boolean
}

const sure = 0.5

/** What the heading over a sentence says of the list below it. */
const headed = ({ heading }: Sentence): MedicationPlace['context'] | null => {
  if (heading === null) return null
  if (dischargeHeading.test(heading) || looseDischarge.test(heading)) return 'discharge'
  return homeHeading.test(heading) || looseHome.test(heading) ? 'home' : null
}

/** The place of every sentence of a course, in order. */
export const medicationPlaces = (course: Course): MedicationPlace[] =>
  course.sentences.map((sentence): MedicationPlace => {
    const { chances } = sentence
    if (chances === null) return { context: 'stay', stopped: false }
    const [home, discharge] = [listOf(chances, 'home'), listOf(chances, 'discharge')]
    return {
      context:
        headed(sentence) ?? (Math.max(home, discharge) < sure ? 'stay' : home > discharge ? 'home' : 'discharge'),
      stopped: Math.max(actionOf(chances, 'stop'), actionOf(chances, 'hold')) > sure,
    }
  })
