import { sectionTitles } from '@alta/contract/sections'
import type { Course, LineKind, Note, Sentence, Span } from '../course/course.ts'
import { readCourse } from '../course/read-course.ts'
import { factsOf } from './chunk-facts.ts'
import type { Chunk, SearchText } from './texts.ts'

const fewestWords = 60
const mostWords = 120
/** A dose list or a table of results is read as a whole. */
const mostWordsOfList = 250
/** A run without a full stop, such as a pasted table without its line ends, is cut at about this many characters. */
const longestSentence = 1_200

const listKinds = new Set<LineKind>(['dose', 'lab', 'table'])

function wordCount(text: string): number {
  let count = 0
  let inside = false
  for (let at = 0; at < text.length; at += 1) {
    const blank = text.charCodeAt(at) <= 32
    if (!blank && !inside) count += 1
    inside = !blank
  }
  return count
}

/** A span in pieces that are not too long, cut at blanks where there are any; never inside a pair of UTF-16 units. */
function quotable(text: string, { start, end }: Span): Span[] {
  const out: Span[] = []
  let from = start
  while (end - from > longestSentence) {
    const blank = text.lastIndexOf(' ', from + longestSentence)
    let cut = blank > from + longestSentence / 2 ? blank : from + longestSentence
    if (/[\ud800-\udbff]/.test(text.charAt(cut - 1))) cut -= 1
    out.push({ start: from, end: cut })
    from = text.charAt(cut) === ' ' ? cut + 1 : cut
  }
  out.push({ start: from, end })
  return out
}

/** Sentences that belong together: one note, one section, lists apart from prose. */
interface Run {
  readonly first: Sentence
  readonly list: boolean
  /** The heading above, when it stands in the same note. */
  readonly heading: Sentence | null
  readonly sentences: Sentence[]
}

function runsOf(course: Course): Run[] {
  const runs: Run[] = []
  let heading: Sentence | null = null
  let open: Run | undefined
  for (const sentence of course.sentences) {
    if (sentence.kind === 'heading' || sentence.kind === 'stamp') {
      heading = sentence.kind === 'heading' ? sentence : null
      open = undefined
      continue
    }
    const list = listKinds.has(sentence.kind)
    const goesOn = open?.first.note === sentence.note && open.first.section === sentence.section && open.list === list
    if (open === undefined || !goesOn) {
      open = { first: sentence, list, heading: heading?.note === sentence.note ? heading : null, sentences: [] }
      runs.push(open)
    }
    open.sentences.push(sentence)
    heading = null
  }
  return runs
}

/** A run cut into groups of sentences that are neither too short to be found nor too long to be read. */
function groupsOf(course: Course, run: Run): Span[][] {
  const most = run.list ? mostWordsOfList : mostWords
  const fewest = run.list ? mostWordsOfList : fewestWords
  const groups: Span[][] = []
  let open: Span[] = []
  let words = 0
  for (const span of run.sentences.flatMap((sentence) => quotable(course.text, sentence))) {
    const count = wordCount(course.text.slice(span.start, span.end))
    if (open.length > 0 && (words >= fewest || words + count > most)) {
      groups.push(open)
      open = []
      words = 0
    }
    open.push(span)
    words += count
  }
  if (open.length > 0) groups.push(open)
  return groups
}

const dayMs = 86_400_000

function dayOfStay(course: Course, note: Note): string {
  const first = course.notes.find(({ day }) => day !== null)?.day
  if (note.day === null || first == null) return ''
  const days = Math.round((Date.parse(note.day) - Date.parse(first)) / dayMs) + 1
  const word = { es: 'día', ca: 'dia', en: 'day' }[course.language]
  return days > 0 ? `${word} ${days}` : ''
}

function headersOf(course: Course, title: string): (sentence: Sentence, heading: string) => string {
  const notes = course.notes.map((note) => {
    const opening = course.sentences.find(({ kind, start }) => kind === 'stamp' && start >= note.start)
    const stamp = opening && opening.start < note.end ? course.text.slice(opening.start, opening.end).slice(0, 80) : ''
    return { parts: [title, note.day ?? '', stamp], stay: dayOfStay(course, note) }
  })
  return (sentence, heading) => {
    const note = notes[sentence.note]
    const section = sentence.section === null ? '' : sectionTitles[sentence.section][course.language]
    return [...(note?.parts ?? [title]), section, heading, note?.stay ?? ''].filter((part) => part !== '').join(' · ')
  }
}

/**
 * The passages of a text in source order: runs of sentences of one note and one section, 60 to 120 words, a list of
 * doses or results whole up to 250. Deterministic, linear time.
 */
export function chunksOf({ id, title, text }: SearchText): Chunk[] {
  const course = readCourse(text)
  const headerOf = headersOf(course, title)
  return runsOf(course).flatMap((run) => {
    const { section, note } = run.first
    const heading = run.heading === null ? '' : course.text.slice(run.heading.start, run.heading.end).slice(0, 100)
    const header = headerOf(run.first, heading)
    return groupsOf(course, run).map((sentences, index): Chunk => {
      const opening = sentences[0]?.start ?? run.first.start
      const start = index === 0 ? (run.heading?.start ?? opening) : opening
      const end = sentences.at(-1)?.end ?? run.first.end
      const facts = factsOf(course.text.slice(start, end), run.first)
      return { text_id: id, start, end, sentences, day: course.notes[note]?.day ?? null, section, header, facts }
    })
  })
}
