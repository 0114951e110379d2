import type { Course, Sentence } from '../../course/course.ts'
import { dischargeHeading, homeHeading, looseDischarge, looseHome } from '../../lexicon/medication-headings.ts'
import { actionOf, listOf } from '../../reading/decide-section.ts'

/** Which part of the treatment a sentence is about: before admission, in hospital, or after discharge. */
export interface MedicationPlace {
  readonly context: 'home' | 'stay' | 'discharge'
  /** The sentence stops or withholds the drugs that it names. */
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
