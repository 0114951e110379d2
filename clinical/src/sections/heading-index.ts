import { headingFamilies, headingGroups, headingQualifiers, type HeadingTarget } from '../lexicon/headings.ts'
import { fold } from '../text/fold.ts'

/**
 * The words of folded text: dots of abbreviations, hyphens, slashes and repeated blanks do not distinguish headings.
 */
export const plainHeading = (folded: string): string =>
  folded
    .replace(/l[·.-]l/g, 'll')
    .replace(/\./g, '')
    .replace(/[^a-z0-9/&']+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim()

const written = new Map<string, readonly HeadingTarget[]>()
const shortened = new Map<string, readonly HeadingTarget[]>()
const vocabulary = new Set<string>()
const firstWords = new Set<string>()

for (const { targets, short, forms } of headingGroups) {
  const into = short ? shortened : written
  for (const phrase of forms) {
    const plain = plainHeading(fold(phrase))
    if (!into.has(plain)) into.set(plain, targets)
    firstWords.add(plain.split(/[ /]/)[0] ?? '')
    for (const word of plain.split(' ')) if (word.length >= 6) vocabulary.add(word)
  }
}

/** Whether a heading may begin with this folded word: a cheap test before the phrase is looked up. */
export const opensHeading = (word: string): boolean => firstWords.has(word)

const qualifiers = headingQualifiers.map((phrase) => plainHeading(fold(phrase)))

/** Every way of leaving one letter out of a word. */
const deletions = (word: string): string[] => Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))

const neighbours = new Map<string, string[]>()
for (const word of vocabulary) {
  for (const form of [word, ...deletions(word)]) {
    const list = neighbours.get(form)
    if (list) list.push(word)
    else neighbours.set(form, [word])
  }
}

/** Whether two words differ by one letter more, less or other, or by two neighbours swapped. */
const isOneEditAway = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && from < b.length && a[from] === b[from]) from += 1
  let tail = 0
  const room = Math.min(a.length, b.length) - from
  while (tail < room && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1
  const restA = a.slice(from, a.length - tail)
  const restB = b.slice(from, b.length - tail)
  if (restA.length <= 1 && restB.length <= 1) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}

/** The heading word one typing error away from `word`, or the word itself. */
const corrected = (word: string, least: number): string => {
  if (word.length < least || vocabulary.has(word)) return word
  for (const form of [word, ...deletions(word)]) {
    for (const candidate of neighbours.get(form) ?? []) if (isOneEditAway(word, candidate)) return candidate
  }
  return word
}

const spelled = (plain: string): string => {
  const words = plain.split(' ')
  // A short word alone is too easily another word; in a longer phrase the other words support the guess.
  const least = words.length > 1 ? 6 : 8
  return words.map((word) => corrected(word, least)).join(' ')
}

const byFirst = Map.groupBy(qualifiers, (words) => words.split(' ')[0] ?? '')
const byLast = Map.groupBy(qualifiers, (words) => words.split(' ').at(-1) ?? '')

const withoutQualifiers = (plain: string): string => {
  let rest = plain
  for (let round = 0; round < 2; round += 1) {
    const front = byFirst.get(rest.slice(0, rest.indexOf(' ')))?.find((words) => rest.startsWith(`${words} `))
    if (front) rest = rest.slice(front.length + 1)
    const back = byLast.get(rest.slice(rest.lastIndexOf(' ') + 1))?.find((words) => rest.endsWith(` ${words}`))
    if (back) rest = rest.slice(0, -back.length - 1)
  }
  return rest
}

const exact = (plain: string, abbreviated: boolean): readonly HeadingTarget[] | null =>
  written.get(plain) ??
  (abbreviated ? (shortened.get(plain) ?? shortened.get(plain.replaceAll(' ', ''))) : undefined) ??
  null

const joined = (parts: readonly string[], abbreviated: boolean): readonly HeadingTarget[] | null => {
  const found: HeadingTarget[] = []
  for (const part of parts) {
    const targets = exact(part, abbreviated) ?? exact(withoutQualifiers(part), abbreviated)
    if (!targets) return null
    for (const target of targets) if (!found.includes(target)) found.push(target)
  }
  return found
}

/** "X y Y": both halves are headings; the common word of "antecedentes familiares y personales" is repeated. */
const conjoined = (plain: string, abbreviated: boolean): readonly HeadingTarget[] | null => {
  const halves = plain.split(/ (?:y|i|e|and|&) |\//)
  if (halves.length !== 2) return null
  const [left = '', right = ''] = halves
  const head = left.split(' ')[0] ?? ''
  return joined([left, right], abbreviated) ?? joined([left, `${head} ${right}`], abbreviated)
}

/**
 * The targets of a heading's words; `abbreviated` also accepts the short forms (AP, EF, PMH). null where the words are
 * no heading.
 */
export const headingTargets = (plain: string, abbreviated: boolean): readonly HeadingTarget[] | null => {
  if (plain.length < 1 || plain.length > 80 || plain.split(' ').length > 9) return null
  const direct =
    exact(plain, abbreviated) ?? conjoined(plain, abbreviated) ?? exact(withoutQualifiers(plain), abbreviated)
  if (direct) return direct
  if (plain.length < 6) return null
  const repaired = spelled(plain)
  if (repaired === plain) return null
  return (
    exact(repaired, abbreviated) ?? conjoined(repaired, abbreviated) ?? exact(withoutQualifiers(repaired), abbreviated)
  )
}

/** The targets of a marked heading of unknown wording, by its first or last word; null where these tell nothing. */
export const familyTargets = (plain: string): readonly HeadingTarget[] | null => {
  const words = plain.split(/[ /]/)
  if (words.length < 2 || words.length > 8) return null
  const head = words[0] ?? ''
  const tail = words.at(-1) ?? ''
  return headingFamilies.find(({ first, last }) => first.has(head) || last.has(tail))?.targets ?? null
}
