import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sectionKeys } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { type ParsedPrompt, type CitingSentence, folded } from './model-prompt.ts'

const item = z.object({ text: z.string(), lines: z.array(z.string()) })
const reportAnswer = z.object({
  strategy: z.enum(['guided', 'single_pass']),
  step: z.enum(['section', 'whole', 'rewrite', 'digest', 'judge']),
  section: z.nullable(z.enum(sectionKeys)),
  items: z.array(item),
})
const chatAnswer = z.object({ course: z.string(), question: z.string(), items: z.array(item) })
export type ChatAnswer = z.output<typeof chatAnswer>
type ReportAnswer = z.output<typeof reportAnswer>
type HandWrittenItem = z.output<typeof item>

const folder = join(import.meta.dirname, '..', '..', '..', 'clinical', 'cases', 'written')
const parsed = (...path: string[]): unknown => JSON.parse(readFileSync(join(folder, ...path), 'utf8'))

/** The answers to questions of a chat that somebody wrote by hand. */
export const chatAnswers = (): ChatAnswer[] => z.parse(z.array(chatAnswer), parsed('chat', 'answers.json'))

interface HandWrittenAnswers {
  readonly reports: readonly (readonly ReportAnswer[])[]
  readonly chats: readonly ChatAnswer[]
}

let loaded: HandWrittenAnswers | undefined
function answersByHand(): HandWrittenAnswers {
  loaded ??= {
    reports: readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => z.parse(z.array(reportAnswer), parsed(name))),
    chats: chatAnswers(),
  }
  return loaded
}

/** The answers of the course that these lines are of: the one whose cited lines are shown most. */
function courseOf({ lines }: ParsedPrompt): readonly ReportAnswer[] {
  const shown = new Set(lines.map(({ text }) => text))
  const countOf = (answers: readonly ReportAnswer[]) =>
    answers.flatMap(({ items }) => items.flatMap((each) => each.lines)).filter((line) => shown.has(line)).length
  return answersByHand().reports.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? []
}

/** Of a section that is asked for once more, the answer of the second time. */
function answerFor(
  { asked, outside }: ParsedPrompt,
  answers: readonly ReportAnswer[],
  section: string,
): readonly HandWrittenItem[] {
  const strategy = asked.length === 1 ? 'guided' : 'single_pass'
  const own = answers.filter((answer) => answer.section === section && answer.strategy === strategy)
  const first = own.find(({ step }) => step !== 'rewrite')
  const isAgain = first?.items.some(({ text }) => outside.includes(text)) ?? false
  return (isAgain ? own.findLast(({ step }) => step === 'rewrite') : undefined)?.items ?? first?.items ?? []
}

/** What somebody wrote by hand to this request, with the numbers that the cited lines have now. */
export function writtenByHand(prompt: ParsedPrompt): CitingSentence[] {
  const numbers = new Map(prompt.lines.map(({ number, text }) => [text, number]))
  const saidOf = (section: CitingSentence['section'], items: readonly HandWrittenItem[]): CitingSentence[] =>
    items.map(({ text, lines }) => ({ text, section, sources: lines.flatMap((line) => numbers.get(line) ?? []) }))
  if (prompt.question !== null) {
    const foldedQuestion = folded(prompt.question)
    return saidOf(null, answersByHand().chats.find(({ question }) => folded(question) === foldedQuestion)?.items ?? [])
  }
  const answers = courseOf(prompt)
  return prompt.asked.flatMap((section) => saidOf(section, answerFor(prompt, answers, section)))
}
