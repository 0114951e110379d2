import type { Outline } from '../course/read-outline.ts'
import { sameRegimen, sameSchedule } from '../facts/medication/same-drug.ts'
import { Bag, featureWords } from '../learning/hashing.ts'
import { sigmoid, softmax, type FeatureVector } from '../learning/network.ts'
import { DenseFeatures } from '../learning/dense-features.ts'
import { largest } from '../course/extremes.ts'
import { drugActions, drugFates, mentionOutputCount, mentionOutputs, type ReadMention } from './drug-mentions.ts'

/** One drug of a course: its mentions in order of time, as indexes into the course's mentions. */
export interface CourseDrug {
  readonly mentions: readonly number[]
}

export const fateBuckets = 1 << 12
const summed = mentionOutputCount
/** Bags of a drug: its names, the words around the likeliest mention of home, and those around its last mention. */
export const fateBags = 3
export const fateFeatureCount = 4 * summed + 25 + 2 * drugActions.length

/**
 * Groups the mentions of the same ingredients. The order of time is that of the notes' days where both are known,
 * otherwise that of the text.
 */
export function drugsOf(reads: readonly ReadMention[]): CourseDrug[] {
  const groups: number[][] = []
  /** The first group that holds an ingredient. */
  const groupOf = new Map<string, number>()
  reads.forEach(({ mention }, index) => {
    if (mention.recognised === 'class') return
    const known = mention.ingredients.flatMap((ingredient) => groupOf.get(ingredient) ?? [])
    const own = known.length > 0 ? Math.min(...known) : groups.length
    if (known.length > 0) groups[own]?.push(index)
    else groups.push([index])
    for (const ingredient of mention.ingredients) groupOf.set(ingredient, Math.min(groupOf.get(ingredient) ?? own, own))
  })
  const dayOf = (index: number): string => reads[index]?.note.day ?? ''
  return groups.map((group) => ({
    mentions: group.every((index) => dayOf(index) !== '')
      ? group.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : a - b))
      : group,
  }))
}

/** The chances of a mention's outputs: lists, acts and treatment each by itself, the end of the drug as one of five. */
export function mentionChances(logits: Float32Array): Float32Array {
  const out = Float32Array.from(logits, sigmoid)
  out.set(softmax(logits.subarray(mentionOutputs.status)), mentionOutputs.status)
  return out
}

const restUnchanged =
  /\b(?:resto|resta|rest|demas|otherwise|other)\b[^.;\n]{0,40}\b(?:igual|sin cambios|sense canvis|unchanged|habitual|mateix|mismo|same|as before|continue|home meds|usual)\b|\bsin cambios en (?:su|el) (?:tratamiento|medicacion)|\b(?:no changes?|nil changes?) to\b/

const near = 6

/** The words just before a mention, and those behind its name up to the next drug. */
function wordsAround({ folded }: Outline, reads: readonly ReadMention[], at: number): Int32Array {
  const bag = new Bag(fateBuckets)
  const read = reads[at]
  if (read === undefined) return bag.buckets()
  const { mention, unit } = read
  const next = reads[at + 1]
  const until = next?.unit === unit ? Math.max(next.mention.name.start, mention.name.end) : unit.end
  bag.words(3, featureWords(folded.slice(unit.start, mention.name.start)).slice(-near))
  bag.words(4, featureWords(folded.slice(mention.name.end, until)).slice(0, 3 * near))
  return bag.buckets()
}

/** What is known of a course's drugs together: their mentions and the chances of each mention's outputs. */
interface MentionPredictions {
  readonly outline: Outline
  readonly reads: readonly ReadMention[]
  readonly chance: (index: number, output: number) => number
  /** How many mentions are likely of the discharge list, and how many of the home list. */
  readonly leaving: number
  readonly taken: number
  /** The course says "the rest as before". */
  readonly isRestUnchanged: boolean
}

const homeOutput = mentionOutputs.lists
const dischargeOutput = mentionOutputs.lists + 2

/** The likeliest mention of a drug on the home list, and on the discharge list. */
interface Likeliest {
  readonly home: number
  readonly discharge: number
}

function likeliestOf({ chance }: MentionPredictions, mentions: readonly number[]): Likeliest {
  const best = (output: number): number =>
    mentions.reduce((top, index) => (chance(index, output) >= chance(top, output) ? index : top), mentions[0] ?? 0)
  return { home: best(homeOutput), discharge: best(dischargeOutput) }
}

/** Adds each output over the mentions: the largest, the mean, the last, the first. */
function addOutputs(plain: DenseFeatures, { chance }: MentionPredictions, mentions: readonly number[]): void {
  for (let output = 0; output < summed; output += 1) {
    const values = mentions.map((index) => chance(index, output))
    plain.add(largest(values))
    plain.add(values.reduce((sum, value) => sum + value, 0) / values.length)
    plain.add(values.at(-1) ?? 0)
    plain.add(values[0] ?? 0)
  }
}

/** Adds a comparison of the home mention with the discharge mention. */
function addComparison(plain: DenseFeatures, { reads, chance }: MentionPredictions, likeliest: Likeliest): void {
  const [atHome, leave] = [likeliest.home, likeliest.discharge]
  const [homeMention, leaveMention] = [reads[atHome]?.mention, reads[leave]?.mention]
  const two = atHome !== leave && homeMention !== undefined && leaveMention !== undefined
  plain.add(two && chance(atHome, homeOutput) > 0.5 && chance(leave, dischargeOutput) > 0.5)
  plain.add(two && sameRegimen(homeMention, leaveMention))
  plain.add(
    two &&
      homeMention.strength !== undefined &&
      leaveMention.strength !== undefined &&
      homeMention.strength.value !== leaveMention.strength.value,
  )
  plain.add(
    two &&
      homeMention.schedule !== undefined &&
      leaveMention.schedule !== undefined &&
      sameSchedule(homeMention, leaveMention),
  )
}

/** Adds how often, where and in which order the drug is named. */
function addCourse(
  plain: DenseFeatures,
  predictions: MentionPredictions,
  { mentions, leave }: { mentions: readonly number[]; leave: number },
): void {
  const { outline, reads, chance, leaving, taken, isRestUnchanged } = predictions
  plain.add(Math.min(1, mentions.length / 5))
  plain.add(mentions.length === 1)
  plain.add(mentions.some((index) => reads[index]?.mention.strength !== undefined))
  plain.add(Math.min(1, leaving / 10))
  plain.add(leaving === 0)
  plain.add(Math.min(1, taken / 10))
  plain.add(taken === 0)
  plain.add(isRestUnchanged)
  plain.add((reads[mentions.at(-1) ?? 0]?.unit.start ?? 0) / outline.text.length)
  plain.add((reads[mentions[0] ?? 0]?.unit.start ?? 0) / outline.text.length)
  plain.add(new Set(mentions.map((index) => reads[index]?.note.index)).size > 1)
  plain.add(chance(leave, dischargeOutput) * (1 - chance(leave, homeOutput)))
  const act = (index: number, which: number): number => chance(index, mentionOutputs.actions + which)
  const stops = (index: number): number => act(index, 3) + act(index, 4)
  // Mentions that stop the drug, after the last mention that takes it.
  const after = mentions.slice(mentions.indexOf(leave) + 1)
  plain.add(Math.max(0, largest(after.map(stops))))
  // Mentions that take the drug, after the last one that stops it: a withheld drug may be given again.
  const lastStop = mentions.findLastIndex((index) => stops(index) > 0.5)
  const since = lastStop < 0 ? [] : mentions.slice(lastStop + 1)
  plain.add(Math.max(0, largest(since.map((index) => Math.max(act(index, 0), act(index, 1), act(index, 2))))))
  plain.add(Math.max(0, largest(since.map((index) => chance(index, dischargeOutput)))))
  plain.add(Math.min(1, since.length / 3))
  plain.add(lastStop >= 0 && act(mentions[lastStop] ?? 0, 4) > act(mentions[lastStop] ?? 0, 3))
  plain.add(lastStop === mentions.length - 1)
  plain.add(Math.max(0, largest(mentions.map((index) => act(index, 2)))))
  plain.add(mentions.some((index) => reads[index]?.mention.conditional === true))
  plain.add(mentions.some((index) => reads[index]?.mention.recognised === 'position'))
}

function namesOf({ outline, reads }: MentionPredictions, mentions: readonly number[]): Int32Array {
  const bag = new Bag(fateBuckets)
  for (const index of mentions) {
    const mention = reads[index]?.mention
    if (mention === undefined) continue
    const name = featureWords(outline.folded.slice(mention.name.start, mention.name.end))
    bag.words(1, name)
    bag.letters(2, name)
  }
  return bag.buckets()
}

function featuresOfDrug(predictions: MentionPredictions, mentions: readonly number[]): FeatureVector {
  const { outline, reads } = predictions
  const likeliest = likeliestOf(predictions, mentions)
  const leave = likeliest.discharge
  const lastIndex = mentions.at(-1) ?? leave
  const plain = new DenseFeatures(fateFeatureCount)
  addOutputs(plain, predictions, mentions)
  addComparison(plain, predictions, likeliest)
  addCourse(plain, predictions, { mentions, leave })
  plain.oneOf(drugActions, (each) => reads[leave]?.mention.action === each)
  plain.oneOf(drugActions, (each) => reads[lastIndex]?.mention.action === each)
  return {
    bags: [namesOf(predictions, mentions), wordsAround(outline, reads, leave), wordsAround(outline, reads, lastIndex)],
    plain: plain.values,
  }
}

/** The inputs of the network for each drug. `chances` are those of every mention, as `mentionChances` gives them. */
export function drugFeatures(
  outline: Outline,
  {
    reads,
    chances,
    drugs,
  }: { reads: readonly ReadMention[]; chances: readonly Float32Array[]; drugs: readonly CourseDrug[] },
): FeatureVector[] {
  const chance = (index: number, output: number): number => chances[index]?.[output] ?? 0
  const likely = (output: number): number => reads.filter((_, index) => chance(index, output) > 0.5).length
  const predictions: MentionPredictions = {
    outline,
    reads,
    chance,
    leaving: likely(dischargeOutput),
    taken: likely(homeOutput),
    isRestUnchanged: restUnchanged.test(outline.folded),
  }
  return drugs.map(({ mentions }) => featuresOfDrug(predictions, mentions))
}

/** The likeliest end of a drug, and the chances of all ends in the order of `drugFates`. */
export function fateOf(logits: Float32Array): { fate: (typeof drugFates)[number]; chances: number[] } {
  const chances = [...softmax(logits)]
  return { fate: drugFates[chances.indexOf(Math.max(...chances))] ?? 'none', chances }
}
