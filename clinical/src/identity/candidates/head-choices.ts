import { networksOf } from '../../learning/stored-networks.ts'
import type { CourseStructure, Timeline } from '../../report/stay-timeline.ts'
import { candidatesOf } from './candidates.ts'
import { type HeadChoice, chosen, type HeadOutput } from './choose.ts'
import { headFeatures } from './head-features.ts'
import { recordLines } from '../record-lines.ts'

/** The network that chooses the values of the head; `npm run train` writes the file. */
export const headWeights = new URL('./weights.bin', import.meta.url)
const ask = networksOf<'heads'>(headWeights)

/**
 * How sure a choice must be. The limits cost least on hands that the network had not learnt from (`npm run evaluate --
 * head-folds k06`, `k07`), where a wrong name or number counts as four missing ones, and any other wrong value as two.
 */
const sureEnough: Readonly<Record<HeadOutput, number>> = {
  record_number: 0.65,
  name: 0.7,
  birth_date: 0.6,
  age: 0.5,
  sex: 0.65,
  physician: 0.5,
  admitted: 0.65,
  discharged: 0.75,
  service: 0.6,
}
/** Fields that cannot have the same words as their value: the surer one keeps them. */
const rivals: Readonly<Partial<Record<HeadOutput, readonly HeadOutput[]>>> = {
  name: ['physician'],
  physician: ['name'],
  birth_date: ['admitted', 'discharged'],
  admitted: ['birth_date'],
  discharged: ['birth_date'],
}

/** The choice for a field of the head. */
export type Chooser = (field: HeadOutput) => HeadChoice | null

function read(timeline: Timeline<CourseStructure>): Chooser {
  const found = candidatesOf(timeline)
  const logits = ask('heads', headFeatures(timeline, found))
  const known = new Map<HeadOutput, HeadChoice | null>(recordLines(timeline))
  const sure: Chooser = (field) => {
    const cached = known.get(field)
    if (cached !== undefined) return cached
    const likely = chosen(field, found.candidates, { logits, folded: timeline.folded })
    const choice = likely !== null && likely.chance > sureEnough[field] ? likely : null
    known.set(field, choice)
    return choice
  }
  return (field) => {
    const choice = sure(field)
    const isAnothers = rivals[field]?.some((other) => {
      const rival = choice && sure(other)
      return rival && rival.start < choice.end && choice.start < rival.end && rival.chance > choice.chance
    })
    return isAnothers ? null : choice
  }
}

const readings = new WeakMap<object, Chooser>()

/** What the network chooses for the fields of the head; it runs once for a timeline. */
export function headChoices(timeline: Timeline<CourseStructure>): Chooser {
  const chooser = readings.get(timeline) ?? read(timeline)
  readings.set(timeline, chooser)
  return chooser
}
