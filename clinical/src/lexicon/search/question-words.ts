import type { Language } from '@alta/contract/languages'
import { pattern } from '../patterns.ts'
import { formsOf, wordSet } from '../terms.ts'

/**
 * How questions are asked on a ward, in Spanish, Catalan and English; patterns for folded text. The first kind that
 * matches decides, in the order given.
 */
export const kindPatterns = [
  ['why', pattern('kind patterns: why')],
  ['when', pattern('kind patterns: when')],
  ['dose', pattern('kind patterns: dose')],
  ['amount', pattern('kind patterns: amount')],
  ['where', pattern('kind patterns: where')],
  ['who', pattern('kind patterns: who')],
  ['yes_no', pattern('kind patterns: yes no', String.raw`^[¿\s]*(?:(?:y|i|and)\s)?(?:…)\b`)],
  ['list', pattern('kind patterns: list')],
] as const

/** Words that say how something is asked, not what about: they find no passage and do not count as unanswered. */
export const interrogativeWords = wordSet('asking')

/** The words of an allergy question that name no substance. Folded. */
export const allergyQuestionWords = pattern('allergy asking', '^(?:…)$')

/** Whether a drug may be given: a question about allergies and about what is to be avoided. */
export const asksMayGive = pattern('may take')

/** A question about the end of the stay. */
export const asksDischarge = pattern('asks discharge')
export const asksAdmission = pattern('asks admission')
export const asksHome = pattern('asks home')
export const asksLast = pattern('asks last')
export const asksFirst = pattern('asks first')
/** A question for the extreme of a figure: the peak, the nadir. */
export const asksHighest = pattern('asks highest')
export const asksLowest = pattern('asks lowest')
export const asksSide = pattern('asks side')

/** A word of the question for what is done with something. */
export const actionWords = pattern('action words', '^(?:…)$')

/** A word of the question for a moment. */
export const momentWords = pattern('moment words', '^(?:…)$')

/** Whether a question asks for several things. */
export const asksSeveral = /[\p{L}\d](?:\s*[,;?/+]\s*|\s+(?:y|e|i|and|o|or)\s+)[\p{L}\d]/u

/** A question that depends on the one before. */
export const refersToEarlier = pattern('leans on earlier', String.raw`^[¿\s]*(?:…)\s|\b(?:…)\b`)

/** Headings and stamps of the last note and of what is prescribed in it. Folded. */
export const dischargePlace = pattern('discharge place')

/** Words for a person, which answer "who?": physicians, relatives, neighbours; "alone" is an answer too. Folded. */
export const personWords = pattern('person words')

/** Words that give a cause. Folded. */
export const causeWords = pattern('cause words', String.raw`->|\b(?:…)\b`)

/** Words that give a moment or a span of time. Folded. */
export const timeWords = pattern('time words', '…')

const questionWords = (language: Language): readonly string[] => formsOf('words', 'question', language)

/** Words that tell the language of a question; notes tell it by other words. Folded. */
export const questionLanguageWords: Readonly<Record<Language, readonly string[]>> = {
  es: questionWords('es'),
  ca: questionWords('ca'),
  en: questionWords('en'),
}

/** A question for the course of the illness, or for the whole stay. Folded. */
export const asksCourse = pattern('asks course')
export const asksSummary = pattern('asks summary')

/** The words of such a question that name nothing else. Folded. */
export const wholeWords = pattern('whole words', '^(?:…)$')
