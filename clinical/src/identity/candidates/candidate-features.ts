import type { Span } from '../../course/course.ts'
import { DenseFeatures } from '../../learning/dense-features.ts'
import {
  juniorPosts,
  noName,
  physicianTitles,
  relativeBefore,
  relativeBehind,
  seniorPosts,
  patientTitles,
  signatureLabels,
} from '../../lexicon/patient-words.ts'
import { serviceNames } from '../../lexicon/stay-words.ts'
import type { CourseStructure, Timeline } from '../../report/stay-timeline.ts'
import { longWords } from '../../text/words.ts'
import { type HeadCandidate, kinds } from './candidates.ts'
import type { CandidateSurroundings } from './layout.ts'
import type { RegionLine } from './region.ts'

export const headFeatureCount = 128

/** What is known of the whole course while its candidates are described. */
export interface CourseContext {
  readonly timeline: Timeline<CourseStructure>
  readonly lines: readonly RegionLine[]
  readonly candidates: readonly HeadCandidate[]
  readonly counts: ReadonlyMap<string, number>
  readonly days: ReadonlyMap<HeadCandidate, number | null>
  readonly earliest: number
  readonly latest: number
  readonly middle: number
  /** How often each word stands in these lines. */
  readonly words: ReadonlyMap<string, number>
  /** The words of either sex; single letters are counted apart. */
  readonly women: number
  readonly men: number
  readonly births: readonly number[]
  readonly leaving: Span | null
}

const valueOf = ({ kind }: HeadCandidate, folded: string): string => `${kind} ${folded.replace(/\s+/g, ' ')}`
const long = 150

export function knownOf(
  timeline: Timeline<CourseStructure>,
  { lines, candidates }: { readonly lines: readonly RegionLine[]; readonly candidates: readonly HeadCandidate[] },
  leaving: Span | null,
): CourseContext {
  const counts = new Map<string, number>()
  const days = new Map<HeadCandidate, number | null>()
  const near = timeline.notes[0]?.day ?? null
  for (const candidate of candidates) {
    const value = valueOf(candidate, timeline.folded.slice(candidate.start, candidate.end))
    counts.set(value, (counts.get(value) ?? 0) + 1)
    if (candidate.kind === 'date') days.set(candidate, candidate.date && timeline.dayOf(candidate.date, near))
  }
  const all = [...days.values()].flatMap((day) => day ?? []).toSorted((a, b) => a - b)
  const middle = near ?? all[Math.floor(all.length / 2)] ?? 0
  const recent = all.filter((day) => Math.abs(day - middle) < long)
  return {
    timeline,
    lines,
    candidates,
    counts,
    days,
    leaving,
    middle,
    words: wordCounts(lines),
    women: candidates.filter(({ sex, start, end }) => sex === 'female' && end - start > 1).length,
    men: candidates.filter(({ sex, start, end }) => sex === 'male' && end - start > 1).length,
    earliest: recent[0] ?? middle,
    latest: recent.at(-1) ?? middle,
    births: all.filter((day) => middle - day > 0),
  }
}

function wordCounts(lines: readonly RegionLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { folded } of lines) for (const word of longWords(folded)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const doctor = new RegExp(`(?<![\\p{L}])${physicianTitles}\\s*$`, 'u')
const titled = new RegExp(`(?<![\\p{L}])${patientTitles}\\s*$`, 'u')
const signs = new RegExp(`(?<![\\p{L}])${signatureLabels}[\\s:.,-]*(?:dra?\\.? )?$`, 'u')
const junior = new RegExp(`(?<![\\p{L}\\d])${juniorPosts}(?![\\p{L}\\d])`, 'u')
const senior = new RegExp(`^[\\s,(·.-]*(?:\\p{L}+ )?${seniorPosts}(?![\\p{L}])`, 'u')
const service = new RegExp(`^${serviceNames}(?![\\p{L}])`, 'u')
const time = /^[ ,T]{0,3}(?:a les |a las |at |- ?)?\d{1,2}(?:[:.h]\d{2}| ?h)/u
const buckets = (value: number, edges: readonly number[]): number => edges.filter((edge) => value > edge).length

class HeadFeatureRow extends DenseFeatures {
  bucket(value: number, edges: readonly number[]): void {
    const own = buckets(value, edges)
    for (let at = 0; at <= edges.length; at += 1) this.add(at === own)
  }
}

/** One candidate with what is around it and what is known of its course. */
interface CandidateContext {
  readonly known: CourseContext
  readonly candidate: HeadCandidate
  readonly around: CandidateSurroundings
}

function addDate(row: HeadFeatureRow, { known, candidate, around }: CandidateContext): void {
  const { timeline, days, earliest, latest, middle, leaving } = known
  const day = days.get(candidate) ?? null
  const { date } = candidate
  const text = timeline.folded.slice(candidate.start, candidate.end)
  row.add(day === null)
  row.add(date?.year !== null && date !== null)
  row.add(/^\p{L}/u.test(text))
  row.add(time.test(around.afterText))
  row.add(day !== null && day === earliest)
  row.add(day !== null && day === latest)
  row.bucket(day === null ? 0 : day - middle, [-20_000, -3_000, -400, -60, -2, 1, 12, 60, 400])
  row.bucket(day === null ? 0 : latest - day, [-1, 0, 3, 12, 60, 400])
  const [first] = timeline.notes
  row.add(first !== undefined && first.date.start === candidate.start)
  row.add(first !== undefined && day === first.day)
  row.add(leaving !== null && candidate.start >= leaving.start && candidate.start < leaving.start + 40)
  row.add(timeline.notes.some((note) => note.date.start === candidate.start))
  row.add(timeline.notes.length > 0 && day === timeline.notes.at(-1)?.day)
  row.add(/^[\s(,;|·/-]{1,8}\d{1,3} ?(?:a|y|anos|anys|yrs?|yo)(?![\p{L}\d])/u.test(around.afterText))
}
const dateFeatureCount = 6 + 10 + 7 + 6

function addWords(row: HeadFeatureRow, { known, candidate, around }: CandidateContext): void {
  const { timeline } = known
  const { start, end } = candidate
  const text = timeline.course.text.slice(start, end)
  const folded = timeline.folded.slice(start, end)
  const words = longWords(folded)
  row.add(words.some((word) => noName.test(word)))
  row.add(words.length / 3)
  row.add(text.includes(','))
  row.add(!/\p{Ll}/u.test(text))
  row.add(/^\p{Ll}/u.test(text))
  row.add(doctor.test(around.beforeText))
  row.add(titled.test(around.beforeText))
  row.add(relativeBefore.test(around.beforeText))
  row.add(relativeBehind.test(around.afterText))
  row.add(signs.test(around.beforeText))
  row.add(junior.test(around.afterText.slice(0, 30)))
  row.add(junior.test(around.beforeText.slice(-24)))
  row.add(senior.test(around.afterText))
  row.add(service.test(folded))
  const comma = text.indexOf(',')
  const [head, tail] = [text.slice(0, comma < 0 ? 0 : comma), comma < 0 ? '' : text.slice(comma)]
  row.bucket(comma < 0 ? 0 : head.trim().split(/\s+/).length, [0, 1, 2])
  row.add(comma < 0 ? 0 : tail.trim().split(/\s+/).length / 3)
  row.add(comma >= 0 && !/\p{Ll}/u.test(head) && /\p{Ll}/u.test(tail))
  row.add(timeline.course.text.charAt(end) === ',')
  row.add(/,\s$/.test(timeline.course.text.slice(start - 2, start)))
  row.add(words.length === 1)
  const [own, other] = candidate.sex === 'female' ? [known.women, known.men] : [known.men, known.women]
  const isSex = candidate.sex !== null
  row.add(isSex ? own / (own + other + 1) : 0)
  row.add(isSex && own > other)
  row.add(isSex && own > 2 * other + 1)
  row.add(isSex && end - start === 1)
  const often = words.reduce((sum, word) => Math.min(sum, known.words.get(word) ?? 1), 6)
  row.add((often - 1) / 3)
}
const wordFeatureCount = 15 + 4 + 5 + 4

function addFigures(row: HeadFeatureRow, { known, candidate, around }: CandidateContext): void {
  const folded = known.timeline.folded.slice(candidate.start, candidate.end)
  const figures = (folded.match(/\d/g) ?? []).length
  row.bucket(figures, [0, 2, 3, 5, 7, 9])
  row.add(/[a-z]/.test(folded))
  row.add(/^[a-z]/.test(folded))
  row.add(/[-./]/.test(folded))
  row.add(/ /.test(folded))
  row.add(/^[679]\d{2} ?\d|^0[17]/.test(folded))
  const years = Number(/\d+/.exec(folded)?.[0] ?? Number.NaN)
  const fitting =
    candidate.kind === 'age' && known.births.some((day) => Math.abs((known.latest - day) / 365.25 - years - 0.5) < 0.6)
  row.add(fitting)
  row.add(/^[ ,.(/-]*[mfhvd](?![\p{L}'’])/u.test(around.afterText))
}

/** The plain inputs of a candidate, or of the thing that stands for "none". */
export function plainOf(
  known: CourseContext,
  candidate: HeadCandidate | null,
  around: CandidateSurroundings | null,
): Float32Array {
  const row = new HeadFeatureRow(headFeatureCount)
  const { timeline, lines, counts } = known
  row.add(candidate === null)
  row.oneOf(kinds, (kind) => candidate?.kind === kind)
  row.oneOf(['es', 'ca', 'en'] as const, (language) => timeline.course.language === language)
  if (candidate === null || around === null) {
    for (const kind of kinds) row.add(Math.log1p(known.candidates.filter((each) => each.kind === kind).length) / 3)
    row.add(timeline.notes.length > 1)
    return row.values
  }
  const line = lines[candidate.line]
  row.bucket(line?.fromTop ?? 0, [0, 1, 2, 4, 8, 16, 30])
  row.bucket(line?.fromEnd ?? 0, [0, 1, 2, 5, 11])
  row.bucket(line?.text.length ?? 0, [30, 60, 120])
  row.bucket(candidate.from, [0, 20, 60, 200])
  row.add(line?.opensBlock ?? false)
  row.add(around.opensCell)
  row.add(around.closesCell)
  row.add(around.cellCount > 1)
  row.add(around.isTitle)
  row.add(around.header.length > 0)
  row.add(/[:=]\s*$/.test(around.beforeText))
  row.add(/\(\s*$/.test(around.beforeText))
  row.add(/^\s*\(/.test(around.afterText))
  row.add(/^\s*,/.test(around.afterText))
  row.add(/^\s*\)/.test(around.afterText))
  row.add(/\p{Lu}/u.test(line?.text ?? ''))
  const count = counts.get(valueOf(candidate, timeline.folded.slice(candidate.start, candidate.end))) ?? 1
  row.add(Math.min(count - 1, 4) / 2)
  row.add(candidate.sex === 'female')
  row.add(candidate.sex === 'male')
  const look = { known, candidate, around }
  const isDate = candidate.kind === 'date'
  const isWords = candidate.kind === 'name' || candidate.kind === 'service' || candidate.kind === 'sex'
  // Each kind has inputs of its own, one kind after the other.
  if (isDate) addDate(row, look)
  else row.skip(dateFeatureCount)
  if (isWords) addWords(row, look)
  else row.skip(wordFeatureCount)
  if (!isDate && !isWords) addFigures(row, look)
  return row.values
}
