import { stemOf } from '../text/stem.ts'
import type { Language } from '@alta/contract/languages'
import { drugNames } from '../facts/medication/drug-name.ts'
import {
  actionWords,
  allergyQuestionWords,
  interrogativeWords,
  asksAdmission,
  asksDischarge,
  asksFirst,
  asksHighest,
  asksHome,
  asksLast,
  asksLowest,
  asksSeveral,
  asksSide,
  kindPatterns,
  refersToEarlier,
  asksMayGive,
  momentWords,
  questionLanguageWords,
} from '../lexicon/search/question-words.ts'
import { questionDrugClasses, asksPurpose, factWords, purposeClasses } from '../lexicon/search/question-kinds.ts'
import { wardSynonyms } from '../lexicon/synonyms.ts'
import { allergyWord, otherAllergy } from '../lexicon/allergy-words.ts'
import { fold } from '../text/fold.ts'
import { pickLanguage, scoreLanguages } from '../text/language.ts'
import { conceptsOf, phrasesFrom } from './concepts.ts'
import type { QuestionFact } from './texts.ts'
import { substancesOf } from './substances.ts'
import { gramCodes } from './grams.ts'
import { meaningsIn, wordTerms } from './word-terms.ts'
import { indexWords } from '../text/index-words.ts'

export type QuestionKind = 'allergy' | (typeof kindPatterns)[number][0] | 'open'

/** One thing that a question is about: a word, or words that form one term. */
export interface QuestionUnit {
  readonly text: string
  readonly stems: readonly string[]
  /** Its words one by one, where it is a term of several. */
  readonly parts: readonly QuestionUnit[]
  /** Synonym groups and concepts, written as in `Inverted.terms`. */
  readonly groups: readonly string[]
  readonly concepts: readonly string[]
  /** Its meanings, alone or as a part of a phrase of the question: groups of evidence/meanings.ts. */
  readonly meanings: readonly string[]
  /** The runs of three letters of a single word, as `gramCodes` gives them. */
  readonly grams: readonly number[]
  /** Ingredient keys and drug classes. */
  readonly ingredients: readonly string[]
  /** The kind of fact that is asked for. */
  readonly fact: QuestionFact | null
  /** It is a clinical term with other names, or a drug of our list, so that its absence tells something. */
  readonly telling: boolean
  /** It says what is done with something ("retirar", "start") and tells less than the thing. */
  readonly action: boolean
  /** It stands in an earlier question of the conversation. */
  readonly fromEarlier: boolean
}

/** A question: the kind of answer that it wants, and the things that it is about. */
export interface QuestionTopics {
  readonly kind: QuestionKind
  readonly units: readonly QuestionUnit[]
  /** Whether something may be given; what speaks against it is an answer too. */
  readonly mayTake: boolean
  readonly discharge: boolean
  readonly admission: boolean
  readonly home: boolean
  readonly last: boolean
  readonly first: boolean
  /** A question for the peak or the nadir of a figure. */
  readonly highest: boolean
  readonly lowest: boolean
  /** A question for left or right. */
  readonly side: boolean
  /** Several things are asked at once, and each may be answered alone. */
  readonly several: boolean
}

/** How many words of a question are read, which may have 8,000 characters. */
const mostWords = 60
const latinWord = /^[a-z·]+$/
const mostUnits = 24
const notWords = /[^\p{L}\p{N}·.,'-]+/gu

/** The language of a question; the fallback where its words do not tell. */
export function questionLanguage(question: string, fallback: Language): Language {
  const folded = fold(question.slice(0, 2_000))
  const scores = { ...scoreLanguages(question.slice(0, 2_000), folded) }
  const words = new Set(folded.split(/[^a-z·']+/))
  for (const language of ['es', 'ca', 'en'] as const) {
    for (const word of questionLanguageWords[language]) if (words.has(word)) scores[language] += 1
  }
  return pickLanguage(scores, fallback)
}

const everydayWords = new Set(
  wardSynonyms.flatMap(({ same, narrower }) => [...same, ...narrower].map((form) => indexWords(form).join(' '))),
)

const groupsFrom = (stem: string): string[] =>
  phrasesFrom(stem).flatMap(({ stems, narrower, group }) => (stems.length === 1 && !narrower ? [group] : []))

/** What the words of a unit mean together, not what each of them means alone. */
function meaningsOfUnit(words: readonly string[]): string[] {
  const terms = words.map(wordTerms)
  if (terms.length === 1) return [...(terms[0]?.meanings ?? [])]
  return [...meaningsIn(terms.map((term) => ({ ...term, meanings: [] })))]
}

function unitOf(words: readonly string[], groups: readonly string[], fromEarlier: boolean): QuestionUnit {
  const text = words.join(' ')
  const drugs = drugNames(text)
  const action = actionWords.test(text)
  const isEveryday = action || everydayWords.has(text)
  return {
    text,
    stems: words.map(stemOf),
    parts: words.length === 1 ? [] : words.map((word) => unitOf([word], groupsFrom(stemOf(word)), fromEarlier)),
    groups,
    concepts: [...new Set(words.flatMap(conceptsOf))],
    meanings: meaningsOfUnit(words),
    grams: words.length === 1 && latinWord.test(text) ? gramCodes(text) : [],
    ingredients: [
      ...substancesOf(text),
      ...questionDrugClasses.filter((group) => group.words.test(text)).map(({ key }) => `class:${key}`),
    ],
    fact: factWords.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    telling: (groups.length > 0 && !isEveryday) || drugs.some(({ recognised }) => recognised !== 'ending'),
    action,
    fromEarlier,
  }
}

/** The words of a question as units, the longest known term first, without words that only ask. */
function unitsOf(question: string, isAsking: (word: string) => boolean, fromEarlier: boolean): QuestionUnit[] {
  const words = indexWords(question.replace(notWords, ' ')).slice(0, mostWords)
  const stems = words.map(stemOf)
  const units = new Map<string, QuestionUnit>()
  for (let at = 0; at < words.length;) {
    const fitting = phrasesFrom(stems[at] ?? '').filter((phrase) =>
      phrase.stems.every((stem, step) => stems[at + step] === stem),
    )
    const length = Math.max(1, ...fitting.map((phrase) => phrase.stems.length))
    const part = words.slice(at, at + length)
    const groups = fitting.filter((phrase) => phrase.stems.length === length && !phrase.narrower)
    at += length
    if (part.every(isAsking)) continue
    const unit = unitOf(part, [...new Set(groups.map(({ group }) => group))], fromEarlier)
    units.set(unit.stems.join(' '), unit)
  }
  return [...units.values()].slice(0, mostUnits)
}

/** "K on admission": the moment is no unit where something else is asked about. */
function withoutMoment(units: QuestionUnit[]): QuestionUnit[] {
  const rest = units.filter(({ text }) => !momentWords.test(text))
  return rest.length > 0 ? rest : units
}

/** "Qué toma para la tensión" asks for the drugs, not for the pressure. */
function withDrugClass(unit: QuestionUnit): QuestionUnit {
  const key = purposeClasses.find(([pattern]) => pattern.test(unit.text))?.[1]
  return key === undefined ? unit : { ...unit, ingredients: [...unit.ingredients, `class:${key}`] }
}

/**
 * Whether a question depends on the ones before. A single thing is enough where it is a clinical term or a drug ("¿Qué
 * TAC se hizo?"), or is all that is asked about ("¿Cuál era su peso?"); it is not enough where a moment, an act or an
 * amount is asked ("¿y al alta?", "how many bands?").
 */
function dependsOnEarlier(folded: string, own: readonly QuestionUnit[], kind: QuestionKind): boolean {
  const [only, second] = own
  if (only === undefined || refersToEarlier.test(folded)) return true
  if (second !== undefined) return false
  if (momentWords.test(only.text) || only.action) return true
  return !only.telling && kind !== 'open'
}

/** Whether a question depends on the ones before, so that they must be read with it. */
export function isFollowUp(question: string): boolean {
  const { units, kind } = readQuestionTopics(question)
  return kind !== 'allergy' && dependsOnEarlier(fold(question), units, kind)
}

/** The units of the questions before, the last one first, for a question that depends on them. */
function unitsOfEarlier(own: readonly QuestionUnit[], earlier: readonly string[]): QuestionUnit[] {
  for (const question of earlier.toReversed().slice(0, 3)) {
    const known = new Set(own.map(({ text }) => text))
    const units = unitsOf(question, (word) => interrogativeWords.has(word), true).filter(({ text }) => !known.has(text))
    if (units.length > 0) return units
  }
  return []
}

/** Reads a question of a conversation; `earlier` holds the questions before it, oldest first. */
export function readQuestionTopics(question: string, earlier: readonly string[] = []): QuestionTopics {
  const folded = fold(question)
  const aboutAllergy = allergyWord.test(folded.replace(otherAllergy, ' '))
  const asksMayTake = asksMayGive.test(folded)
  const isAsking = (word: string): boolean =>
    interrogativeWords.has(word) || ((aboutAllergy || asksMayTake) && allergyQuestionWords.test(word))
  const kind = aboutAllergy ? 'allergy' : (kindPatterns.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'open')
  const found = withoutMoment(unitsOf(question, isAsking, false))
  // "¿A dónde se va?" names nothing: the question is where the patient goes.
  if (found.length === 0 && kind === 'where') found.push(...unitsOf('destino', () => false, false))
  const own = asksPurpose.test(folded) ? found.map(withDrugClass) : found
  return {
    kind,
    units: !aboutAllergy && dependsOnEarlier(folded, own, kind) ? [...own, ...unitsOfEarlier(own, earlier)] : own,
    mayTake: asksMayTake,
    discharge: asksDischarge.test(folded),
    admission: asksAdmission.test(folded),
    home: asksHome.test(folded),
    last: asksLast.test(folded),
    first: asksFirst.test(folded),
    highest: asksHighest.test(folded),
    lowest: asksLowest.test(folded),
    side: asksSide.test(folded),
    several: asksSeveral.test(folded),
  }
}
