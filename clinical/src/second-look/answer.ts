import * as z from 'zod/mini'
import { cleanText } from '../writing/answers/clean-text.ts'
import { bare, jsonIn } from '../writing/answers/json-in-answer.ts'

/** What a model says of one sentence. */
export interface LookAnswer {
  /** The number of the sentence as it was shown, from 1. */
  readonly sentence: number
  readonly lines: readonly number[]
  /** The words that are wrong; empty where the lines support the sentence. */
  readonly wrong: string
}

/** An answer that names more lines names half of a course and says nothing. */
export const mostLines = 12
const longestWrong = 200

const number = z.union([
  z.int(),
  z.pipe(
    z.string().check(z.regex(/^\s*\[?\d{1,5}\]?\s*$/)),
    z.transform((text) => Number(text.replace(/\D/g, ''))),
  ),
])
const entry = z.object({
  sentence: number,
  lines: z.optional(z.array(number)),
  wrong: z.optional(z.nullable(z.string())),
})
const listed = z.object({ sentences: z.array(z.unknown()) })

const wrongWords = (text: string): string =>
  cleanText(text)
    .replace(/^["«“']+|["»”']+$/g, '')
    .slice(0, longestWrong)

const plainLine = /^\s*(?:[-*•]\s*)?(\d{1,3})\s*[:.)]\s*(?:\[([\d,;\s]+)\]|NO\b[\s:,.–-]*(.*))\s*$/i

function plainAnswer(line: string): LookAnswer[] {
  const [, sentence, numbers, wrong] = plainLine.exec(line) ?? []
  if (sentence === undefined) return []
  const lines = (numbers?.match(/\d{1,5}/g) ?? []).map(Number)
  // "NO" without words is an answer too.
  return [{ sentence: Number(sentence), lines, wrong: lines.length > 0 ? '' : wrongWords(wrong ?? '') }]
}

/** What an answer says of each sentence that it names, in either form; null where it cannot be read. */
export function lookAnswers(answer: string): readonly LookAnswer[] | null {
  const text = bare(answer)
  const value = jsonIn(text)
  const entries = Array.isArray(value) ? value : listed.safeParse(value).data?.sentences
  const read: LookAnswer[] =
    entries === undefined
      ? text.split('\n').flatMap(plainAnswer)
      : entries.flatMap((each) => {
          const found = entry.safeParse(each).data
          if (found === undefined) return []
          return [{ sentence: found.sentence, lines: found.lines ?? [], wrong: wrongWords(found.wrong ?? '') }]
        })
  return read.length === 0 ? null : read
}
