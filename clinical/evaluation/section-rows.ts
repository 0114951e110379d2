import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Course, Sentence } from '../src/course/course.ts'
import { readCourse } from '../src/course/read-course.ts'

/** A sentence with the keys of which any is right, in the words of the corpus that it comes from. */
interface LabelledSentence {
  readonly sentence: Sentence
  readonly keys: readonly string[]
}

export interface LabelledDocument {
  readonly id: string
  readonly course: Course
  /** Sentences that carry text, in order; those without a known key are not among them. */
  readonly sentences: readonly LabelledSentence[]
}

const segment = z.object({ doc: z.string(), key: z.string(), text: z.string() })

/** The lines of a JSON lines file, each checked against a shape; a line of another shape is an error. */
export const jsonLines = <Shape extends z.ZodMiniType>(path: string, shape: Shape): z.infer<Shape>[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => z.parse(shape, JSON.parse(line)))

/** `path` itself where it is a file, the named file inside where it is a folder; null where that does not exist. */
export const dataFile = (path: string, name: string): string | null => {
  const file = statSync(path).isDirectory() ? join(path, name) : path
  return existsSync(file) ? file : null
}

/** A document with its headings left out, one segment per paragraph, and where each segment stands. */
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

/** The labelled segments of a file, document by document, each sentence as the engine reads it. */
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

/** FNV-1a of a document's name: distinguishes the documents that the weights were trained on without naming them. */
const fingerprint = (id: string): number => {
  let hash = 2_166_136_261
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 16_777_619)
  return hash >>> 0
}

/** The fifth of a corpus kept out of training. */
export const isKeptBack = (id: string): boolean => fingerprint(id) % 5 === 0
