import { family } from '../lexicon/background-words.ts'
import {
  allergens,
  allergyInPassing,
  allergyWord,
  deniedAllergy,
  noAllergy,
  otherAllergy,
  reactionAfter,
  reactionBeside,
  reactionTo,
} from '../lexicon/allergy-words.ts'
import type { Course, Sentence } from '../course/course.ts'
import { fold } from '../text/fold.ts'
import { drugNames } from './medication/drug-name.ts'
import { pattern } from '../lexicon/patterns.ts'

/**
 * What a sentence says about allergies. none: no allergies at all; denied: not allergic to what it names; allergy:
 * allergic, intolerant or once reacted to what it names; passing: an allergy given as the reason of a treatment;
 * detail: further words under the allergies heading.
 */
export type AllergyStatement = 'none' | 'denied' | 'allergy' | 'passing' | 'detail'

export interface AllergyRead {
  readonly sentence: Sentence
  readonly statement: AllergyStatement
  /** Ingredient keys, classes ("class:nsaid") and other allergens ("latex"). */
  readonly substances: readonly string[]
}

/** What folded text names that may cause an allergy: ingredient keys, classes, other allergens. */
export const substancesOf = (folded: string): string[] => [
  ...drugNames(folded).flatMap(({ ingredients }) => ingredients),
  ...allergens.flatMap(([key, words]) => (words.test(folded) ? [key] : [])),
]

/**
 * Where the words about allergies begin: after a plain heading ("Alergias: …"), but at the start of the sentence where
 * the apparent heading names the allergen ("Al·lèrgia al contrast iodat: urticària").
 */
export const allergyStart = (course: Course, sentence: Sentence): number =>
  substancesOf(fold(course.text.slice(sentence.start, sentence.body))).length > 0 ? sentence.start : sentence.body

/** Where an allergen at the beginning of a sentence ends. */
const allergenEnd = (folded: string): number | null => {
  for (const [, words] of allergens) {
    const match = words.exec(folded)
    if (match && /^[\s\-–•*]*$/.test(folded.slice(0, match.index))) return match.index + match[0].length
  }
  return null
}

const underHeading = (sentence: Sentence): boolean =>
  sentence.section === 'allergies' && (sentence.decided_by === 'heading' || sentence.decided_by === 'inline')

/** Whether the allergy is a relative's: the relative is the subject, and no word returns to the patient. */
const ofRelative = (folded: string): boolean => {
  const at = folded.search(family)
  const word = folded.search(allergyWord)
  if (at < 0 || word < 0) return false
  const informant =
    /\b(?:segun|segons|per|refiere|refereix|says?|reports?|according to|explica|comenta|parlo amb|hablo con|confirm\w*)\b/.test(
      folded,
    )
  return at < word && !informant && !/\bpacient\w*|\bpatient\b|\bpt\b/.test(folded)
}

// A cheap test that holds for every sentence which the patterns below could match.
const worthReading = pattern('allergy worth reading', '…')

const statementOf = (folded: string, sentence: Sentence, other: boolean): AllergyStatement | null => {
  const headed = underHeading(sentence) && !other
  if (!headed && !worthReading.test(folded)) return null
  const plain = folded.replace(otherAllergy, (found) => ' '.repeat(found.length))
  const named = allergyWord.test(plain)
  const drugs = substancesOf(plain)
  if (named && ofRelative(plain)) return null
  if (!named && !headed) {
    if (drugs.length > 0 && entryDenied.test(plain)) return 'denied'
    const [opening] = drugNames(folded)
    const opens = /^[\s\-–•*]*$/
    const at = opening && opens.test(folded.slice(0, opening.start)) ? opening.end : (allergenEnd(folded) ?? -1)
    if (at >= 0 && reactionBeside.test(folded.slice(at))) return 'allergy'
    const reacted = drugs.length > 0 && (reactionTo.test(plain) || reactionAfter.test(plain))
    return reacted && plain.length < 400 ? (deniedAllergy.test(plain) ? 'denied' : 'allergy') : null
  }
  if (allergyInPassing.test(plain) && !headed) return 'passing'
  // "Sin alergias conocidas; intolerancia a codeína" has both; what is affirmed counts.
  const none = noAllergy.exec(plain)
  const rest = none ? plain.replace(none[0], ' ') : plain
  const exception = none ? exceptionTo.exec(plain.slice(none.index + 3)) : null
  if (none && exception && substancesOf(plain.slice(none.index + 3 + exception.index)).length > 0) return 'allergy'
  if (none && !allergyWord.test(rest) && substancesOf(none[0] + rest).length === 0) return 'none'
  if (deniedAllergy.test(plain)) return 'denied'
  if (none && !allergyWord.test(rest) && !headed) return drugs.length > 0 ? 'denied' : 'none'
  if (!named && tolerated.test(plain)) return 'detail'
  return drugs.length > 0 || named ? 'allergy' : 'detail'
}

// "NAMC salvo AINE", "no allergies but intolerant of statins".
const exceptionTo = /\b(?:except|salvo|excepto|excepte|menos|but|pero|other than|apart from)\b/
const entryDenied =
  /\b(?:entry|label|alert|alerta|registro|registre|allergy status)\b[^.;]{0,30}\b(?:incorrect\w*|wrong|erron\w*|error|belongs? to|pertenec\w*|correspon\w*|pertany)\b/
const tolerated = /(?<!\bno )\b(?:tolera\w*|tolerates?|tolerated|puede tomar|pot prendre)\b/
// A drug that is given instead causes nothing.
const replacedBy = pattern('allergy: replaced by')
// Words after the denial: "…, fue con metamizol", "sino a…", "but to…".
const instead =
  /(?:[,;:.]|\bsino\b|\bsino que\b|\bbut\b|\bpero\b|\bpero\b)\s*(?:sino |but |pero |que )?(?:fue|es|era|va ser|is|was|it was|it is|si|la real|the true)?\s?(?:alerg\w* |al·lerg\w* |allerg\w* )?(?:con|a|al|a la|amb|to)\s/

interface Sides {
  readonly allergic: readonly string[]
  readonly free: readonly string[]
}

/** Each statement is compared with many others, but read only once. */
const sidesRead = new WeakMap<AllergyRead, Sides>()

/** The substances that a sentence says the patient tolerates, and those that it says they do not. */
export const sidesOf = (course: Course, read: AllergyRead): Sides => {
  const known = sidesRead.get(read) ?? readSides(course, read)
  sidesRead.set(read, known)
  return known
}

const readSides = (course: Course, { sentence, statement, substances }: AllergyRead): Sides => {
  if (statement !== 'denied' && statement !== 'allergy') return { allergic: [], free: [] }
  const folded = fold(course.text.slice(allergyStart(course, sentence), sentence.end))
  if (statement === 'allergy') return { allergic: substancesOf(folded.split(replacedBy)[0] ?? folded), free: [] }
  const denial = deniedAllergy.exec(folded)
  const turn = denial ? instead.exec(folded.slice(denial.index + 1)) : null
  if (!denial || !turn) return { allergic: [], free: substances }
  const cut = denial.index + 1 + turn.index
  const after = substancesOf(folded.slice(cut))
  return { allergic: after, free: substancesOf(folded.slice(0, cut)) }
}

/** How many statements are compared with one another. */
const mostCompared = 300

/**
 * The statements that are compared with one another: all of them, or the first and the last where a course repeats them
 * too often.
 */
export const comparedOf = (reads: readonly AllergyRead[]): readonly AllergyRead[] =>
  reads.length <= mostCompared ? reads : [...reads.slice(0, mostCompared / 2), ...reads.slice(-mostCompared / 2)]

/**
 * Every sentence of a course about the patient's allergies, in order, under an allergies heading or anywhere else, in
 * any of the three languages. A relative's allergy, "allergic rhinitis" and the allergy clinic are left out.
 */
export const allergyStatements = (course: Course): AllergyRead[] => {
  let ram = -1
  return course.sentences.flatMap((sentence) => {
    if (sentence.kind === 'heading' || sentence.kind === 'stamp') return []
    const folded = fold(course.text.slice(allergyStart(course, sentence), sentence.end))
    // "RAM: LA claro" is a rupture of membranes, and what follows it on its line is no allergy either.
    const opens = sentence.heading === 'ram' && sentence.body > sentence.start
    if (opens && substancesOf(folded).length === 0 && !noAllergy.test(folded)) ram = sentence.line
    const statement = statementOf(folded, sentence, sentence.line === ram && sentence.heading === 'ram')
    return statement === null ? [] : [{ sentence, statement, substances: substancesOf(folded) }]
  })
}
