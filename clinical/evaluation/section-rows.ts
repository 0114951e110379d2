import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Course, Sentence } from '../src/course/course.ts'
import { readCourse } from '../src/course/read-course.ts'

/** A sentence with the keys any of which is right, in the words of the corpus it comes from. */
interface LabelledSentence {
  readonly sentence: Sentence
  readonly keys: readonly string[]
}

export interface LabelledDocument {
  readonly id: string
  readonly course: Course
  /** Sentences that carry text, in order; those no key is known for have none. */
  readonly sentences: readonly LabelledSentence[]
}

const segment = z.object({ doc: z.string(), key: z.string(), text: z.string() })
type Segment = z.infer<typeof segment>

/** Lines of a JSON lines file, each checked against a shape; lines of another shape are an error. */
export const jsonLines = <Shape extends z.ZodMiniType>(path: string, shape: Shape): z.infer<Shape>[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => z.parse(shape, JSON.parse(line)))

/** `path` itself when it is a file, the named file inside when it is a folder; null when that is not there. */
export const dataFile = (path: string, name: string): string | null => {
  const file = statSync(path).isDirectory() ? join(path, name) : path
  return existsSync(file) ? file : null
}

/** Segments as they follow each other in one document, headings left out, one per paragraph. */
const documentOf = (id: string, segments: readonly Segment[]): LabelledDocument => {
  let text = ''
  const ranges: { start: number; end: number; key: string }[] = []
  for (const { key, text: words } of segments) {
    const clean = words.normalize('NFC').replace(/\r\n?/g, '\n')
    ranges.push({ start: text.length, end: text.length + clean.length, key })
    text += `${clean}\n`
  }
  const course = readCourse(text)
  const sentences = course.sentences
    .filter((sentence) => /\p{L}/u.test(course.text.slice(sentence.start, sentence.end)))
    .map((sentence): LabelledSentence => {
      const range = ranges.find(({ start, end }) => sentence.start >= start && sentence.start < end)
      return { sentence, keys: range ? [range.key] : [] }
    })
  return { id, course, sentences }
}

/** The labelled segments of a file, document by document, in the file's order. */
export const segmentedDocuments = (file: string): LabelledDocument[] => {
  const byDocument = Map.groupBy(jsonLines(file, segment), ({ doc }) => doc)
  return Array.from(byDocument, ([id, segments]) => documentOf(id, segments))
}

/** FNV-1a of a document's name: tells the documents the weights were trained on from others without naming them. */
export const fingerprint = (id: string): number => {
  let hash = 2_166_136_261
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 16_777_619)
  return hash >>> 0
}

/** The fifth of a corpus kept out of training. */
export const isKeptBack = (id: string): boolean => fingerprint(id) % 5 === 0
