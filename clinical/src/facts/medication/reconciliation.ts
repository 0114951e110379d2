import type { Course } from '../../course/course.ts'
import { inpatientOnly } from './inpatient-drugs.ts'
import type { DrugState, PlacedMention, ReconciledDrug, Reconciliation } from './medication.ts'
import { isEnded, listedLines, outer, readSentences, restOf, stoppingLines } from './medication-lines.ts'
import { sameDrug, sameRegimen } from './same-drug.ts'

interface Evidence {
  readonly discharge: readonly PlacedMention[]
  readonly ended: readonly PlacedMention[]
  readonly rest: boolean
}

const stateAtHome = (home: PlacedMention, evidence: Evidence): { state: DrugState; now?: PlacedMention } => {
  const now = evidence.discharge.find((mention) => sameDrug(mention.ingredients, home.ingredients))
  if (now) {
    const same = sameRegimen(home, now) && home.ingredients.length === now.ingredients.length
    return { state: same && now.action !== 'change' ? 'continued' : 'changed', now }
  }
  const last =
    evidence.ended.findLast((mention) => sameDrug(mention.ingredients, home.ingredients)) ??
    (home.action === 'stop' ? home : undefined)
  const ends = last && isEnded(last)
  const held = ends && last.action === 'hold' && last.context !== 'discharge'
  if (ends && !held && last.action !== 'refuse') return { state: 'stopped', now: last }
  return evidence.rest ? { state: 'continued' } : { state: 'unaccounted' }
}

const uniqueDrugs = (mentions: readonly PlacedMention[]): PlacedMention[] =>
  mentions.filter(
    (mention, index) =>
      mention.recognised !== 'class' &&
      !mentions.slice(0, index).some((other) => sameDrug(other.ingredients, mention.ingredients)),
  )

/**
 * Follows every drug of a course from home to discharge. A drug given in hospital only never becomes a discharge drug; a home
 * drug that nothing accounts for is `unaccounted`, unless the text says that the rest goes on. `allergens`: ingredient keys
 * and classes the patient does not bear (see allergensOf).
 */
export const reconcile = (course: Course, allergens: readonly string[] = []): Reconciliation => {
  const reads = readSentences(course)
  const all = reads.flatMap(({ mentions }) => mentions)
  const homeLines = listedLines(course, reads, 'home')
  const rest = restOf(course, reads)
  const discharge = listedLines(course, reads, 'discharge')
  const homes = uniqueDrugs(homeLines.flatMap(({ mentions }) => outer(mentions)))
  const leavingWith = discharge.flatMap(({ mentions }) => outer(mentions))
  const evidence: Evidence = {
    discharge: leavingWith,
    ended: all.filter((mention) => mention.context !== 'home' && !mention.conditional && mention.action !== null),
    rest: rest !== undefined,
  }
  const match = (mention: PlacedMention | undefined): boolean =>
    mention !== undefined && mention.context === 'discharge' && sameDrug(mention.ingredients, allergens)
  const known = homes.map((home): ReconciledDrug => {
    const { state, now } = stateAtHome(home, evidence)
    const listedNow = state === 'continued' || state === 'changed'
    return { ingredients: home.ingredients, state, home, ...(now && { now }), allergy_match: listedNow && match(now) }
  })
  const started = uniqueDrugs(
    leavingWith.filter((mention) => !homes.some((home) => sameDrug(home.ingredients, mention.ingredients))),
  )
  return {
    previous: homeLines,
    inpatient: inpatientOnly(course, reads, [...homes, ...leavingWith]),
    discharge,
    drugs: [
      ...known,
      ...started.map((now): ReconciledDrug => ({
        ingredients: now.ingredients,
        state: 'started',
        now,
        allergy_match: match(now),
      })),
    ],
    stopping: stoppingLines(course, reads, known),
    ...(rest && { rest_unchanged: rest }),
  }
}
