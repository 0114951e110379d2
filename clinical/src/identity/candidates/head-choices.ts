import { networksOf } from '../../learning/stored-networks.ts'
import type { CourseStructure, Timeline } from '../../report/stay-timeline.ts'
import { candidatesOf } from './candidates.ts'
import { type HeadChoice, chosen, type HeadOutput } from './choose.ts'
import { observeHead } from './observe.ts'
import { recordLines } from '../record-lines.ts'

/** The network that chooses what the head of a report says; written by `npm run train`. */
export const headWeights = new URL('./weights.bin', import.meta.url)
const ask = networksOf<'heads'>(headWeights)

/**
 * How sure a choice has to be (`npm run evaluate -- head-folds k06`, `k07`): where a wrong value and a missing one together cost least on hands that the network had not
 * learnt from, a wrong name or number as much as four that are missing, any other wrong value as much as two.
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
/** What the same words cannot be: who is surer of them has them. */
const rivals: Readonly<Partial<Record<HeadOutput, readonly HeadOutput[]>>> = {
  name: ['physician'],
  physician: ['name'],
  birth_date: ['admitted', 'discharged'],
  admitted: ['birth_date'],
  discharged: ['birth_date'],
}

/** What is chosen for a field of the head. */
export type Chooser = (field: HeadOutput) => HeadChoice | null

function read(timeline: Timeline<CourseStructure>): Chooser {
  const found = candidatesOf(timeline)
  const logits = ask('heads', observeHead(timeline, found))
  const known = new Map<HeadOutput, HeadChoice | null>(recordLines(timeline))
  const sure: Chooser = (field) => {
    const told = known.get(field)
    if (told !== undefined) return told
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

/** What the network chooses for the fields of the head of a course; it is asked once for a timeline. */
export function headChoices(timeline: Timeline<CourseStructure>): Chooser {
  const chooser = readings.get(timeline) ?? read(timeline)
  readings.set(timeline, chooser)
  return chooser
}
