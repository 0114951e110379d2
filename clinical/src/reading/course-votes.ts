import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import type { SentenceCorrection, Sentence, Span } from '../course/course.ts'
import { sameDrug } from '../facts/medication/same-drug.ts'
import { type DrugFate, drugFates, mentionOutputs, type ReadMention } from './drug-mentions.ts'
import { touching } from '../text/touching.ts'
import { outputNames, outputs } from './outputs.ts'

/**
 * What a language model read of a course: a second reader beside the networks. It only points at passages of the
 * course. Its votes shift the networks' logits, so that each still counts where it is sure and the other is not
 * (the logarithmic opinion pool of Genest and Zidek 1986). The rest of the engine does not know of it.
 */
export interface CourseVotes {
  /** The passages that it was shown; where it could not vote, nothing changes. */
  readonly shown: readonly Span[]
  readonly sections: readonly { readonly section: SectionKey; readonly spans: readonly Span[] }[]
  /** Passages whose loss would harm; null where it did not choose them. */
  readonly critical: readonly Span[] | null
  readonly corrections: readonly { readonly superseded: Span; readonly by: Span }[]
  readonly drugs: readonly DrugVote[]
}

/** What becomes of a drug, and the passages that say how it was taken at home and how it is taken from discharge on. */
export interface DrugVote {
  readonly ingredients: readonly string[]
  readonly fate: DrugFate
  readonly home: readonly Span[]
  readonly discharge: readonly Span[]
}

/**
 * How far a vote shifts logits: up where a passage is named, down where it is not; and twice as far for drugs, where
 * the networks are least sure. On twelve courses that people read in place of a model half and twice of these shifts
 * gave nearly the same reports.
 */
const named = 2
const notNamed = -1
const ofDrugs = 2

const salience = (name: (typeof outputNames.saliences)[number]): number =>
  outputs.salience + outputNames.saliences.indexOf(name)
const flag = (name: (typeof outputNames.flags)[number]): number => outputs.flags + outputNames.flags.indexOf(name)

/** The votes on a passage, found in logarithmic time. */
interface PassageVotes {
  readonly isShown: (span: Span) => boolean
  readonly sectionsOf: (span: Span) => ReadonlySet<SectionKey>
  /** null where the model did not choose the critical passages. */
  readonly isCritical: ((span: Span) => boolean) | null
  readonly isCorrecting: (span: Span) => boolean
}

/** The votes of a model, passage by passage. */
export function passageVotesOf(votes: CourseVotes): PassageVotes {
  const bySection = Map.groupBy(votes.sections, ({ section }) => section)
  const isIn = [...bySection].map(([section, own]) => [section, touching(own.flatMap(({ spans }) => spans))] as const)
  return {
    isShown: touching(votes.shown),
    sectionsOf: (span) => new Set(isIn.flatMap(([section, isNamed]) => (isNamed(span) ? [section] : []))),
    isCritical: votes.critical === null ? null : touching(votes.critical),
    isCorrecting: touching(votes.corrections.map(({ by }) => by)),
  }
}

/** The logits of a passage's sentence after the votes, in the order of reading/outputs.ts. */
function votedSentence(votes: PassageVotes, span: Span, logits: Float32Array): Float32Array {
  // An allergy is shown where the networks or the model find it.
  const isAllergy = (logits[outputs.accepted + sectionKeys.indexOf('allergies')] ?? 0) > 0
  if (isAllergy || !votes.isShown(span)) return logits
  const voted = logits.slice()
  const add = (at: number, isNamed: boolean): void => {
    voted[at] = (voted[at] ?? 0) + (isNamed ? named : notNamed)
  }
  const sections = votes.sectionsOf(span)
  sectionKeys.forEach((key, at) => {
    add(outputs.accepted + at, sections.has(key))
    if (sections.has(key)) add(outputs.best + at, true)
  })
  const isFact = sections.size > 0
  if (!isFact) add(outputs.best + sectionKeys.length, true)
  add(salience('fact'), isFact)
  add(salience('important'), isFact)
  if (votes.isCritical !== null) add(salience('critical'), votes.isCritical(span))
  add(flag('principal'), sections.has('main_diagnosis'))
  if (votes.isCorrecting(span)) add(flag('fixes'), true)
  return voted
}

/** The logits of sentences after the votes. */
export function votedSentences(
  votes: CourseVotes | null,
  spans: readonly Span[],
  logits: readonly Float32Array[],
): readonly Float32Array[] {
  if (votes === null) return logits
  const passages = passageVotesOf(votes)
  return logits.map((own, at) => {
    const span = spans[at]
    return span === undefined ? own : votedSentence(passages, span, own)
  })
}

/** The vote on the drug of these ingredients; a vote on its class counts only where there is none on the drug. */
const voteOn = ({ drugs }: CourseVotes, ingredients: readonly string[]): DrugVote | undefined =>
  drugs.find((each) => each.ingredients.some((name) => ingredients.includes(name))) ??
  drugs.find((each) => sameDrug(each.ingredients, ingredients))

/** The logits of mentions of drugs after the votes. A drug that was not voted on stays as the networks read it. */
export function votedMentions(
  votes: CourseVotes,
  reads: readonly ReadMention[],
  logits: readonly Float32Array[],
): readonly Float32Array[] {
  const isShown = touching(votes.shown)
  const places = new Map(
    votes.drugs.map((vote) => [vote, { isHome: touching(vote.home), isDischarge: touching(vote.discharge) }] as const),
  )
  return logits.map((own, at) => {
    const read = reads[at]
    const vote = read === undefined ? undefined : voteOn(votes, read.mention.ingredients)
    const place = vote === undefined ? undefined : places.get(vote)
    if (read === undefined || vote === undefined || place === undefined || !isShown(read.unit)) return own
    const voted = own.slice()
    const add = (output: number, isNamed: boolean): void => {
      voted[output] = (voted[output] ?? 0) + ofDrugs * (isNamed ? named : notNamed)
    }
    const { lists, actions, status } = mentionOutputs
    add(lists, place.isHome(read.unit))
    const leaving = vote.fate === 'stopped' ? actions + outputNames.actions.indexOf('stop') : lists + 2
    add(leaving, place.isDischarge(read.unit))
    add(status + drugFates.indexOf(vote.fate), true)
    return voted
  })
}

/**
 * What becomes of a drug by the votes; null where there is none. It decides alone, because the network is as sure of
 * its mistakes as of the rest.
 */
export const votedFate = (votes: CourseVotes | null, ingredients: readonly string[]): DrugFate | null =>
  votes === null ? null : (voteOn(votes, ingredients)?.fate ?? null)

/** How sure a correction is that only the model sees: the corrected words are printed behind it and not left out. */
const unconfirmed = 0.5
/** How sure a correction is that the networks see too. */
const confirmed = 0.8

/** The corrections of a course with those that were voted for. */
export function votedCorrections(
  votes: CourseVotes | null,
  sentences: readonly Sentence[],
  corrections: readonly SentenceCorrection[],
): readonly SentenceCorrection[] {
  if (votes === null || votes.corrections.length === 0) return corrections
  const read = sentences.filter(({ chances }) => chances !== null)
  const indexesIn = (span: Span): number[] => {
    const isIn = touching([span])
    return read.flatMap((sentence) => (isIn(sentence) ? [sentence.index] : []))
  }
  const found = votes.corrections.flatMap(({ superseded, by }) =>
    indexesIn(superseded).flatMap((old) =>
      indexesIn(by).flatMap((one): SentenceCorrection[] => {
        if (one === old) return []
        const known = corrections.find((each) => each.by === one && each.superseded === old)
        const pair = { by: one, superseded: old }
        return known === undefined
          ? [{ ...pair, sureness: unconfirmed, isVoted: true }]
          : [{ ...pair, sureness: Math.max(known.sureness, confirmed) }]
      }),
    ),
  )
  // Where corrections form a chain or a circle, what is printed with what would be lost.
  const all = [...corrections, ...found]
  const [superseding, superseded] = [new Set(all.map(({ by }) => by)), new Set(all.map((each) => each.superseded))]
  const kept = found.filter((each) => !superseded.has(each.by) && !superseding.has(each.superseded))
  const isKept = (each: SentenceCorrection): boolean =>
    kept.some((other) => other.by === each.by && other.superseded === each.superseded)
  return [...corrections.filter((each) => !isKept(each)), ...kept]
}
