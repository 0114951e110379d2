import { sectionTitles } from '@alta/contract/sections'
import type { Course, LineKind, Note, Sentence, Span } from '../course/course.ts'
import { findPromptInjections } from '../writing/prompt-injection.ts'
import { readStay } from '../report/read-stay.ts'
import { factsOf } from './chunk-facts.ts'
import type { Chunk, SearchText } from './texts.ts'
import { encodePredictions } from './prediction-digits.ts'

const fewestWords = 60
const mostWords = 120
/** A list of doses or a table of results is read as a whole up to this length. */
const mostWordsOfList = 250
/** A run without a full stop, such as a pasted table without its line ends, is cut at about this many characters. */
const longestSentence = 1_200
/** At least one word is counted for this many characters, because a run without blanks is long too. */
const charactersOfWord = 10
const longestLabel = 100
/** The sign between the parts of a header. */
export const headerMark = ' · '

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

/** A span in pieces that are not too long, cut at blanks where there are any, never inside a pair of UTF-16 units. */
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

/** Sentences that belong together: of one note and one section, under one heading. */
interface SectionRun {
  readonly first: Sentence
  /** The heading above, where it stands in the same note. */
  readonly heading: Sentence | null
  readonly sentences: Sentence[]
}

function runsOf(course: Course): SectionRun[] {
  const runs: SectionRun[] = []
  const orders = new Set(findPromptInjections(course).map(({ index }) => index))
  let heading: Sentence | null = null
  let open: SectionRun | undefined
  for (const sentence of course.sentences) {
    if (sentence.kind === 'heading' || sentence.kind === 'stamp') {
      heading = sentence.kind === 'heading' ? sentence : null
      open = undefined
      continue
    }
    // Only a whole line shows that it is a prompt injection: it stays in one passage, whatever sections its sentences
    // belong to.
    const onOrder = orders.has(sentence.line) && open?.sentences.at(-1)?.line === sentence.line
    const goesOn: boolean = open?.first.note === sentence.note && (open.first.section === sentence.section || onOrder)
    if (open === undefined || !goesOn) {
      open = { first: sentence, heading: heading?.note === sentence.note ? heading : null, sentences: [] }
      runs.push(open)
    }
    open.sentences.push(sentence)
    heading = null
  }
  return runs
}

interface ChunkSentence extends Span {
  readonly told: string
  readonly words: number
  readonly list: boolean
}

/** The quotable pieces of a run. Several doses or results together are a list; a single one in a story is not. */
function piecesOf({ text }: Course, { sentences }: SectionRun, tell: (sentence: Sentence) => string): ChunkSentence[] {
  const listed = sentences.map(({ kind }) => listKinds.has(kind))
  return sentences.flatMap((sentence, at) =>
    quotable(text, sentence).map(({ start, end }) => ({
      start,
      end,
      told: tell(sentence),
      words: Math.max(wordCount(text.slice(start, end)), (end - start) / charactersOfWord),
      list: listed[at] === true && (listed[at - 1] === true || listed[at + 1] === true),
    })),
  )
}

const sumOfWords = (pieces: readonly ChunkSentence[]): number => pieces.reduce((sum, { words }) => sum + words, 0)

/** A run, cut into groups that are neither too short to be found nor too long to be read. */
function groupsOf(pieces: readonly ChunkSentence[]): ChunkSentence[][] {
  const groups: ChunkSentence[][] = []
  let open: ChunkSentence[] = []
  let words = 0
  let left = sumOfWords(pieces)
  for (const piece of pieces) {
    const most = piece.list ? mostWordsOfList : mostWords
    const fewest = piece.list ? mostWordsOfList : fewestWords
    const otherKind = open.length > 0 && open.at(-1)?.list !== piece.list
    // A rest that would stand alone at the end joins the group, where it still fits.
    const enough = words >= fewest && (left >= fewest || words + left > most)
    if (open.length > 0 && ((otherKind && words >= fewestWords) || enough || words + piece.words > most)) {
      groups.push(open)
      open = []
      words = 0
    }
    open.push(piece)
    words += piece.words
    left -= piece.words
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
  const stamps = course.sentences.filter(({ kind }) => kind === 'stamp')
  const firstStamps = new Map(stamps.toReversed().map((stamp) => [stamp.note, stamp]))
  const notes = course.notes.map((note) => {
    const opening = firstStamps.get(note.index)
    const stamp = opening ? course.text.slice(opening.start, Math.min(opening.end, opening.start + longestLabel)) : ''
    return { parts: [title, note.day ?? '', stamp], stay: dayOfStay(course, note) }
  })
  return (sentence, heading) => {
    const note = notes[sentence.note]
    const section = sentence.section === null ? '' : sectionTitles[sentence.section][course.language]
    return [...(note?.parts ?? [title]), section, heading, note?.stay ?? '']
      .filter((part) => part !== '')
      .join(headerMark)
  }
}

/**
 * The passages of a text in source order: runs of sentences of one note and one section, 60 to 120 words, a list of
 * doses or results whole up to 250 words. Deterministic, linear time.
 */
export function chunksOf({ id, title, text }: SearchText): Chunk[] {
  const stay = readStay(text)
  const { course } = stay
  const tell = encodePredictions(stay)
  const headerOf = headersOf(course, title)
  return runsOf(course).flatMap((run) => {
    const { section, note } = run.first
    const heading =
      run.heading === null ? '' : course.text.slice(run.heading.start, run.heading.end).slice(0, longestLabel)
    const header = headerOf(run.first, heading)
    return groupsOf(piecesOf(course, run, tell)).map((pieces, index): Chunk => {
      const sentences = pieces.map(({ start, end, told }) => ({ start, end, told }))
      const opening = sentences[0]?.start ?? run.first.start
      const start = index === 0 ? (run.heading?.start ?? opening) : opening
      const end = sentences.at(-1)?.end ?? run.first.end
      const facts = factsOf(course.text.slice(start, end), section)
      return { text_id: id, start, end, sentences, day: course.notes[note]?.day ?? null, section, header, facts }
    })
  })
}
