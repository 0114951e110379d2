import type { Span } from '../../course/course.ts'
import { drugClasses } from '../../lexicon/drug-classes.ts'
import {
  ambiguousIngredients,
  brands,
  everydayNames,
  ingredientAliases,
  ingredients,
  nameEndings,
  notDrugEndings,
  phraseNames,
} from '../../lexicon/drugs.ts'
import { cachedByWord } from '../../text/cached-by-word.ts'

/** A drug named in a text, before its regimen is read. */
export interface DrugName extends Span {
  readonly ingredients: readonly string[]
  readonly recognised: 'list' | 'class' | 'ending'
  /**
   * The name is also an everyday word, a laboratory result or a body substance, so that it is a drug only beside a dose
   * or in a medication list.
   */
  readonly needs_dose: boolean
}

/**
 * One key for the spellings of a name in Spanish, Catalan, English and Latin ("amoxicilina", "amoxicil·lina",
 * "amoxicillin" -> "amoxicilin"). Takes folded text.
 */
export const ingredientKey = (folded: string): string => {
  const key = folded
    .replace(/l[·.-]?l/g, 'l')
    .replace(/(?<=[a-z])-(?=[a-z])/g, '')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/ch/g, 'c')
    .replace(/rh/g, 'r')
    .replace(/y/g, 'i')
    .replace(/^(?:oe|ae)/, 'e')
    .replace(/(?<=[a-z])(?:oe|ae)(?=[a-z])/g, 'e')
    .replace(/ou/g, 'u')
    .replace(/([^aeiou])\1/g, '$1')
    .replace(/mf/g, 'nf')
    .replace(/^h(?=[aeiou])/, '')
    .replace(/^es(?=[ptc])/, 's')
    .replace(/(?:ium|io|iu)$/, '')
  return key.replace(/(?<=[a-z]{3})[aeio]$/, '')
}

// "amlodipí", "cisplatí", "levofloxací": Catalan drops the n that the other languages keep.
const catalanEnding = /(?<=dip|plat|floxac|trimetopr|itrom|timid|bup|mid|paracetam|trop|fenito|bromur)i$/

interface DrugNameEntry {
  readonly ingredients: readonly string[]
  readonly needs_dose: boolean
}

const keysOf = (value: string): readonly string[] => value.split('+').map((name) => ingredientKey(name))
const ambiguous = new Set(ambiguousIngredients.map(ingredientKey))
const everyday = new Set(everydayNames)

const byKey = new Map<string, DrugNameEntry>()
const byName = new Map<string, DrugNameEntry>()
const phrases = new Map<string, (readonly [readonly string[], DrugNameEntry])[]>()

const entry = (name: string, keys: readonly string[]): DrugNameEntry => ({
  ingredients: keys,
  needs_dose: everyday.has(name) || (keys.length === 1 && keys.every((key) => ambiguous.has(key))),
})
for (const name of ingredients) byKey.set(ingredientKey(name), entry(name, [ingredientKey(name)]))
for (const [name, value] of [...ingredientAliases, ...brands]) byName.set(name, entry(name, keysOf(value)))
for (const [name, value] of phraseNames) {
  const words = name.split(/[\s/]+/)
  const first = words[0] ?? ''
  const found: DrugNameEntry = { ...entry(name, keysOf(value)), needs_dose: false }
  phrases.set(first, [...(phrases.get(first) ?? []), [words, found] as const])
}
for (const list of phrases.values()) list.sort((a, b) => b[0].length - a[0].length)

interface DrugLookup extends DrugNameEntry {
  readonly recognised: 'list' | 'class' | 'ending'
}

const lookUp = cachedByWord((word): DrugLookup | null => {
  const named = byName.get(word) ?? byName.get(word.replace(/l·l/g, 'l'))
  if (named) return { ...named, recognised: 'list' }
  const group = drugClasses.find(({ words }) => words.test(word))
  if (group) return { ingredients: [`class:${group.key}`], needs_dose: false, recognised: 'class' }
  if (word.length < 5) return null
  const key = ingredientKey(word)
  const found = byKey.get(key) ?? byKey.get(ingredientKey(word.replace(catalanEnding, 'in')))
  if (found) return { ...found, recognised: 'list' }
  if (word.length < 8 || !nameEndings.test(key) || notDrugEndings.test(key)) return null
  return { ingredients: [key], needs_dose: false, recognised: 'ending' }
})

// A run of digits is tried from its beginning alone, not from each of its digits.
const wordPattern = /(?<![a-z0-9])[a-z0-9]*[a-z](?:[a-z0-9]|[·'.-](?=[a-z])|(?<=l)[.](?=l))*/g

const matchesPhrase = (words: readonly NameWord[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((part, offset) => {
    const word = words[at + offset]
    const before = words[at + offset - 1]
    // The words of a name stand side by side, without a comma or full stop between them.
    const near =
      offset === 0 || (word !== undefined && before !== undefined && word.start - before.end <= 3 && !word.broken)
    return near && (word?.text === part || word?.text.replace(/l[·.]l/g, 'l') === part)
  })

interface NameWord extends Span {
  readonly text: string
  /** A comma, full stop or bracket stands before it. */
  readonly broken: boolean
}

/** The words of a text that may belong to a drug's name. Unlike `tokens` of text/, it keeps hyphens and points inside a word. */
const nameWordsIn = (folded: string): NameWord[] => {
  const words: NameWord[] = []
  for (const match of folded.matchAll(wordPattern)) {
    const text = match[0].replace(/\.$/, '').replace(/l\.l/g, 'l·l')
    // An elided article ("l'enalapril", "d'apixaban") is no part of the name.
    const article = /^[dls]'/.exec(text)?.[0].length ?? 0
    const start = match.index + article
    const end = match.index + match[0].replace(/\.$/, '').length
    const gap = folded.slice(words.at(-1)?.end ?? start, match.index)
    words.push({ text: text.slice(article), start, end, broken: /[,;:()\n]|\.\s/.test(gap) })
  }
  return words
}

/** The parts of a hyphenated or dotted word, when each names a drug ("amoxicilina-clavulánico"). */
const compound = (word: NameWord): DrugName | null => {
  if (!/[-.]/.test(word.text)) return null
  const parts = word.text.split(/[-.]/).map((part) => lookUp(part))
  if (parts.length < 2 || parts.some((part) => part === null || part.recognised === 'class')) return null
  return {
    start: word.start,
    end: word.end,
    ingredients: parts.flatMap((part) => part?.ingredients ?? []),
    recognised: 'list',
    needs_dose: false,
  }
}

const nameAt = (words: readonly NameWord[], at: number): readonly [DrugName, number] | null => {
  const word = words[at]
  if (!word) return null
  for (const [phrase, found] of phrases.get(word.text) ?? []) {
    if (!matchesPhrase(words, at, phrase)) continue
    const end = words[at + phrase.length - 1]?.end ?? word.end
    return [
      { start: word.start, end, ingredients: found.ingredients, recognised: 'list', needs_dose: false },
      phrase.length,
    ]
  }
  const found = lookUp(word.text)
  const parts = found?.recognised === 'ending' ? compound(word) : null
  if (parts) return [parts, 1]
  if (found) return [{ start: word.start, end: word.end, ...found }, 1]
  const joined = compound(word)
  return joined ? [joined, 1] : null
}

// "losartan/hidroclorotiazida", "calci / vit D": one product; a plus sign joins only without blanks.
const joint = /^(?:\s?\/\s?|-|\+)$/

/**
 * The drugs that a folded text names, in order, with offsets into it. Names joined by a slash are one product with
 * several ingredients. Linear time.
 */
export const drugNames = (folded: string): DrugName[] => {
  const words = nameWordsIn(folded)
  const names: DrugName[] = []
  for (let at = 0; at < words.length;) {
    const found = nameAt(words, at)
    if (!found) {
      at += 1
      continue
    }
    const [name, length] = found
    const last = names.at(-1)
    // "Insulina Tresiba": the kind of insulin is its name.
    const kind =
      last?.ingredients.length === 1 && last.ingredients[0] === 'insulin' && name.ingredients[0]?.startsWith('insulin_')
    if (last && kind && /^\s$/.test(folded.slice(last.end, name.start))) {
      names[names.length - 1] = { ...name, start: last.start }
      at += length
      continue
    }
    const joined = last && last.recognised !== 'class' && name.recognised !== 'class'
    if (joined && joint.test(folded.slice(last.end, name.start))) {
      const keys = [...new Set([...last.ingredients, ...name.ingredients])]
      names[names.length - 1] = { ...last, end: name.end, ingredients: keys, needs_dose: false }
    } else names.push(name)
    at += length
  }
  return names
}
