import type { Outline } from '../../course/read-outline.ts'
import { type CourseDrug, drugsOf, fateOf, mentionChances, drugFeatures } from '../../reading/drug-fates.ts'
import { type DrugFate, mentionOutputs, mentionFeatures, type ReadMention } from '../../reading/drug-mentions.ts'
import { type CourseVotes, votedFate, votedMentions } from '../../reading/course-votes.ts'
import { largest } from '../../course/extremes.ts'
import { predictReading } from '../../reading/networks.ts'

/** A mention with the chances, 0..1, that the network gives it. */
export interface ScoredMention extends ReadMention {
  readonly home: number
  readonly stay: number
  readonly discharge: number
  readonly stops: number
  readonly changes: number
  /** The chance that the mention is a treatment: not a level, a resistance or an allergen. */
  readonly treatment: number
}

/** A drug followed through the course, with its mentions in order of time. */
export interface FollowedDrug {
  readonly ingredients: readonly string[]
  readonly mentions: readonly ScoredMention[]
  readonly fate: DrugFate
  /** The votes of a model decide otherwise than the network. */
  readonly isDisputed: boolean
  /** The chance of the decision, 0..1. */
  readonly confidence: number
  /** The chance, 0..1, that the patient took it before admission. */
  readonly home: number
}

const scored = (read: ReadMention, chances: Float32Array): ScoredMention => {
  const at = (index: number): number => chances[index] ?? 0
  return {
    ...read,
    home: at(mentionOutputs.lists),
    stay: at(mentionOutputs.lists + 1),
    discharge: at(mentionOutputs.lists + 2),
    changes: at(mentionOutputs.actions + 2),
    stops: Math.max(at(mentionOutputs.actions + 3), at(mentionOutputs.actions + 4)),
    treatment: at(mentionOutputs.treatment),
  }
}

const sure = 0.5

/** How many mentions of one drug, and of all drugs together, are followed: half of them the first, half the last. */
const mostOfOne = 200
const mostOfAll = 5000

const firstAndLast = <T>(items: readonly T[], most: number): readonly T[] =>
  items.length <= most ? items : [...items.slice(0, most / 2), ...items.slice(-most / 2)]

/**
 * The mentions that are followed, in order. Where a course names drugs too often, the first mentions tell of home and
 * the last of discharge.
 */
function followed(reads: readonly ReadMention[]): readonly ReadMention[] {
  if (reads.length <= mostOfOne) return reads
  const byDrug = Map.groupBy(reads, ({ mention }) => mention.ingredients[0] ?? '')
  const selected = new Set([...byDrug.values()].flatMap((own) => firstAndLast(own, mostOfOne)))
  return firstAndLast(
    reads.filter((read) => selected.has(read)),
    mostOfAll,
  )
}

/**
 * Follows every drug of a course from home to discharge, from everything that the course says of it: the lists that its
 * mentions stand in, what is done with it, when, and at which dose; and from the votes of a model where one has read it.
 */
export function followDrugs(
  outline: Outline,
  all: readonly ReadMention[],
  votes: CourseVotes | null = null,
): FollowedDrug[] {
  const reads = followed(all)
  const logits = predictReading('mentions', mentionFeatures(outline, reads))
  const unvoted = logits.map(mentionChances)
  const chances = votes === null ? unvoted : votedMentions(votes, reads, logits).map(mentionChances)
  const drugs: readonly CourseDrug[] = drugsOf(reads)
  const fates = predictReading('drugs', drugFeatures(outline, { reads, chances: unvoted, drugs })).map(fateOf)
  return drugs.map(({ mentions }, index): FollowedDrug => {
    const mentioned = mentions.flatMap((at) => {
      const read = reads[at]
      const chance = chances[at]
      return read === undefined || chance === undefined ? [] : [scored(read, chance)]
    })
    const found = fates[index]
    const ingredients = [...new Set(mentioned.flatMap(({ mention }) => mention.ingredients))]
    const own = found?.fate ?? 'none'
    // A name that the network takes for no treatment anywhere becomes none by votes.
    const isTreatment = mentions.some((at) => (unvoted[at]?.[mentionOutputs.treatment] ?? 0) > sure)
    const fate = (isTreatment ? votedFate(votes, ingredients) : null) ?? own
    return {
      ingredients,
      mentions: mentioned,
      fate,
      isDisputed: fate !== own,
      confidence: Math.max(...(found?.chances ?? [0])),
      home: Math.max(0, largest(mentioned.map(({ home }) => home))),
    }
  })
}
