import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Course, Sentence } from '../src/course/course.ts'
import { readCourse } from '../src/course/read-course.ts'

/** A sentence with the section keys that count as right, as the corpus names them. */
interface LabelledSentence {
  readonly sentence: Sentence
  readonly keys: readonly string[]
}

export interface LabelledDocument {
  readonly id: string
  readonly course: Course
  /** The sentences that contain text, in order, without those that have no known key. */
  readonly sentences: readonly LabelledSentence[]
}

const segment = z.object({ doc: z.string(), key: z.string(), text: z.string() })

/** Reads the lines of a JSON lines file and validates each against a schema; an invalid line is an error. */
export const jsonLines = <Shape extends z.ZodMiniType>(path: string, shape: Shape): z.infer<Shape>[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => z.parse(shape, JSON.parse(line)))

/** `path` itself if it is a file, or the named file inside it if it is a folder; null if that does not exist. */
export const dataFile = (path: string, name: string): string | null => {
  const file = statSync(path).isDirectory() ? join(path, name) : path
  return existsSync(file) ? file : null
}

/** A document without its headings, with one segment per paragraph and the range of each segment. */
interface SegmentedText {
  readonly id: string
  readonly text: string
  readonly ranges: readonly { readonly start: number; readonly end: number; readonly key: string }[]
}

/** The documents of a file of labelled segments, in the file's order. */
export const segmentedTexts = (file: string): SegmentedText[] =>
  Array.from(
    Map.groupBy(jsonLines(file, segment), ({ doc }) => doc),
    ([id, segments]) => {
      let text = ''
      const ranges: { start: number; end: number; key: string }[] = []
      for (const { key, text: words } of segments) {
        const clean = words.normalize('NFC').replace(/\r\n?/g, '\n')
        ranges.push({ start: text.length, end: text.length + clean.length, key })
        text += `${clean}\n`
      }
      return { id, text, ranges }
    },
  )

/** The labelled segments of a file by document, each sentence as the engine reads it. */
export const segmentedDocuments = (file: string): LabelledDocument[] =>
  segmentedTexts(file).map(({ id, text, ranges }) => {
    const course = readCourse(text)
    const sentences = course.sentences
      .filter((sentence) => /\p{L}/u.test(course.text.slice(sentence.start, sentence.end)))
      .map((sentence): LabelledSentence => {
        const range = ranges.find(({ start, end }) => sentence.start >= start && sentence.start < end)
        return { sentence, keys: range ? [range.key] : [] }
      })
    return { id, course, sentences }
  })

/** The FNV-1a hash of a document's name: decides which documents are used for training, without listing their names. */
const fingerprint = (id: string): number => {
  let hash = 2_166_136_261
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 16_777_619)
  return hash >>> 0
}

/** Whether a document belongs to the fifth of a corpus that is held out of training. */
export const isKeptBack = (id: string): boolean => fingerprint(id) % 5 === 0
