import { networksOf } from '../../learning/stored-networks.ts'
import type { Stamped, Timeline } from '../../report/stay-timeline.ts'
import { candidatesOf } from './candidates.ts'
import { type Choice, chosen, type HeadField } from './choose.ts'
import { observeHead } from './observe.ts'
import { recordLines } from '../record-lines.ts'

/** The network that chooses what the head of a report says; written by `npm run train`. */
export const headWeights = new URL('./weights.bin', import.meta.url)
const ask = networksOf<'heads'>(headWeights)

/** Nothing is said rather than something that is as likely wrong. */
const sureEnough = 0.5

type Chooser = (field: HeadField) => Choice | null

function read(timeline: Timeline<Stamped>): Chooser {
  const found = candidatesOf(timeline)
  const logits = ask('heads', observeHead(timeline, found))
  const known = new Map<HeadField, Choice | null>(recordLines(timeline))
  return (field) => {
    const likely = known.has(field)
      ? (known.get(field) ?? null)
      : chosen(field, found.candidates, { logits, folded: timeline.folded })
    const choice = likely !== null && likely.chance > sureEnough ? likely : null
    known.set(field, choice)
    return choice
  }
}

const readings = new WeakMap<object, Chooser>()

/** What the network chooses for the fields of the head of a course; it is asked once for a timeline. */
export function headChoices(timeline: Timeline<Stamped>): Chooser {
  const chooser = readings.get(timeline) ?? read(timeline)
  readings.set(timeline, chooser)
  return chooser
}
