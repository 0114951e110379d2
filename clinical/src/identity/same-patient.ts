import { fold } from '../text/fold.ts'
import { largest } from '../course/extremes.ts'
import type { Stamped, Timeline } from '../report/stay-timeline.ts'
import { type HeadLine, headLine } from './head-line.ts'
import { birthIn, labelledName, unlabelledName } from './patient.ts'
import { ownNumberIn } from './record-number.ts'

/** What one line says of whose the notes are. */
export interface Identity {
  /** Figures and letters of the number, without leading zeros and signs; null where the line gives none. */
  readonly record: string | null
  /** Folded words of the name, without particles and initials. */
  readonly name: readonly string[]
  /** The figures of the date of birth. */
  readonly birth: string | null
}

const longestLine = 260
const mostIdentities = 50

const nameWords = (text: string): string[] => fold(text).match(/[a-z]{3,}/g) ?? []

function identityOf(line: HeadLine, text: string): Identity | null {
  const record = ownNumberIn(line)
  const name = labelledName(line) ?? (record === null ? null : unlabelledName(line))
  // "pt settled", "Paciente: mejor": without a number two words in capitals are wanted
  const isNamed = name !== null && /\p{Lu}.*\s\p{Lu}/u.test(text.slice(name.start, name.end))
  if (record === null && !isNamed) return null
  const birth = birthIn(line)
  const code = record && text.slice(record.start, record.end)
  return {
    record:
      code &&
      fold(code)
        .replace(/[^a-z\d]/g, '')
        .replace(/^([a-z]*)0+/, '$1'),
    name: name === null ? [] : nameWords(text.slice(name.start, name.end)),
    birth: birth === null ? null : (birth.match(/\d+/g) ?? []).map(Number).join(' '),
  }
}

/** What the lines say of whose the notes are, wherever they stand; what several say, as on top of each page, once. */
export function identitiesIn(timeline: Timeline<Stamped>): Identity[] {
  const found = new Map<string, Identity>()
  for (const line of timeline.course.lines) {
    if (line.kind === 'blank' || line.end - line.start > longestLine) continue
    const identity = identityOf(headLine(timeline, line), timeline.course.text)
    if (identity !== null) found.set(JSON.stringify(identity), identity)
    if (found.size === mostIdentities) break
  }
  return [...found.values()]
}

/** One letter more, less or other: as a name is mistyped. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || largest([one.length, other.length]) < 4) return one === other
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  return rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)
}

/**
 * Whether two lines may speak of one patient. Numbers that agree settle it, and days of birth that differ; else names:
 * where both lines have a number, which differs, each word of the shorter; where one has none, one word. Where one line
 * has no name, another number alone does not tell: it may be of an episode.
 */
export function areSame(one: Identity, other: Identity): boolean {
  if (one.record !== null && one.record === other.record) return true
  if (one.birth !== null && other.birth !== null && one.birth !== other.birth) return false
  if (one.name.length === 0 || other.name.length === 0)
    return one.name.length + other.name.length > 0 || one.record === null || other.record === null
  const shared = one.name.filter((word) => other.name.some((its) => isNear(word, its))).length
  const fewest = Math.min(one.name.length, other.name.length)
  if (one.record !== null && other.record !== null) return shared === fewest
  return shared >= 1
}
