import { fold } from '../text/fold.ts'
import { isGeneral } from './needs.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import type { Word } from './content-words.ts'
import { pattern } from '../lexicon/patterns.ts'

/** Separates what stands on its two sides. */
export const joined = /[,;:.]|(?<!\p{L})(?:y|e|i|o|u|and|or|ni|nor|pero|però|but)(?!\p{L})/iu

/** "No further chemotherapy" denies as "no more" does, although there was some before. */
const furtherDenied =
  /(?<!\p{L})(?:no|sin|sense|not|cap)\s(?:further|more|mas|mes|nuev[oa]s?|nova|noves|nous|nou|new|other|otr[oa]s?|altr\p{L}*)\s(?:\p{L}+\s)?$/u

export const isDeniedFurther = ({ text, denials }: SentenceFacts, { start }: Word): boolean =>
  denials > 0 && furtherDenied.test(fold(text.slice(0, start)))

/** A verb that is denied behind its subject: "surgery was not required", "la aspirina no se reanudará". */
export const deniedVerb = pattern(
  'denied verb',
  String.raw`(?<!\p{L})(?:(?:…) (?:not|never)|(?:not|never) (?:…)|(?:no|not) (?:…))(?!\p{L})`,
  'u',
)

/** A denied passive, "was not given", says that the thing itself was absent. */
const deniedBeing = pattern(
  'denied being',
  String.raw`(?<!\p{L})(?:(?:…) (?:not|never)|(?:not|never) (?:…)|no (?:…))(?!\p{L})`,
  'u',
)

/** "Thrombolysis was not given": the verb only carries the denial. */
export function isCarriedOff({ text, words, denials }: SentenceFacts, { end }: Word): boolean {
  if (denials === 0) return false
  const behind = fold(text.slice(end))
  const denied = deniedBeing.exec(behind)
  if (denied === null || joined.test(behind.slice(0, denied.index))) return false
  const from = end + denied.index + denied[0].length
  const verb = words.find(({ start }) => start >= from)
  return verb === undefined || isGeneral(verb) || /[^\s\p{L}]/u.test(text.slice(from, verb.start))
}

/** "Ex-smoker": no longer a smoker. */
const former = /(?:^|[\s(])(?:ex|former|previous|antiguo|antigua|antic|antiga)[\s-]$/
const habit = /^(?:smok|drink|fumad|bebed|bevedo|alcohol|consumid|user)/

export const isFormer = ({ text }: SentenceFacts, { start, text: word }: Word): boolean =>
  habit.test(word) && former.test(fold(text.slice(Math.max(0, start - 10), start)))

/** "Dialysis not needed": there was none. "Line not removed": the line and its removal are denied alike. */
const notBehind = /^\s(?:not|no)\s(need|requir|indicat|necess|precis|neces|requer|calg|)\p{L}/u

/** What a bare "not" right behind a word makes of it; null where there is none. */
export function deniedBehind({ text, denials }: SentenceFacts, { end }: Word): 'denied' | 'either' | null {
  if (denials === 0) return null
  const [, needed] = notBehind.exec(fold(text.slice(end))) ?? []
  return needed === undefined ? null : needed === '' ? 'either' : 'denied'
}
