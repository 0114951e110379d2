import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type EvidencePassage, passageLabel } from '../../src/chat-grounding/evidence.ts'
import { type EvidenceIndex, indexEvidence, judgeSentence } from '../../src/chat-grounding/judge.ts'
import { sentenceStream } from '../../src/chat-grounding/sentence-stream.ts'
import { type ExtractiveAnswer, answerQuestion, downgraded } from '../../src/search/answer.ts'
import { questionLanguage } from '../../src/search/question-topics.ts'
import { chunksOf } from '../../src/search/chunk.ts'
import { indexTexts, type SearchIndex } from '../../src/search/index-texts.ts'
import { type AnswerFigures, figuresOf, type ScoredAnswer, scoreShown } from '../answers.ts'
import { askedQuestions, type AskedQuestion, coursesAskedOver, textOf } from '../questions.ts'

const folder = join(import.meta.dirname, '..', '..', 'cases', 'written', 'chat')
const writtenAnswer = z.strictObject({ course: z.string(), question: z.string(), answer: z.string() })

/** What a model would answer to the questions of an annotator, by question; the writer had not seen the engine. */
function answersTo(hand: string): ReadonlyMap<string, string> {
  const lines = readFileSync(join(folder, `${hand}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  const answers = lines.map((line) => z.parse(writtenAnswer, JSON.parse(line)))
  return new Map(answers.map(({ course, question, answer }) => [`${course} ${question}`, answer]))
}

const title = 'curso.txt'

/** A course as the engine searches it, and as a model and the check read it; built once for all its questions. */
interface IndexedCourse {
  readonly text: string
  readonly index: SearchIndex
  readonly passages: readonly EvidencePassage[]
  readonly evidence: EvidenceIndex
}

function read(course: string, text: string): IndexedCourse {
  const source = { id: course, title, text }
  const chunks = chunksOf(source)
  const passages = chunks.map(({ day, section, start, end, sentences }): EvidencePassage => ({
    title,
    day,
    section,
    text: text.slice(start, end),
    sentences: sentences.map((span) => ({ start: span.start - start, end: span.end - start })),
  }))
  const index = indexTexts([source], new Map([[course, chunks]]))
  return { text, index, passages, evidence: indexEvidence(passages) }
}

/** The sentences of the source that support the sentences of a written answer that pass the check. */
function supportedTextOf(question: AskedQuestion, { passages, evidence }: IndexedCourse, written: string): string[] {
  const language = questionLanguage(question.question, question.language)
  const stream = sentenceStream(passages.map(passageLabel))
  const cited = [...stream.push(written), ...stream.end()].flatMap(({ text }) => {
    const judged = judgeSentence(evidence, text, { on_unsupported: 'remove', language })
    return judged.verdict === 'kept' ? judged.cited : []
  })
  const words = cited.flatMap(({ passage, sentence }) => {
    const own = passages[passage]
    const span = own?.sentences[sentence]
    return own === undefined || span === undefined ? [] : [own.text.slice(span.start, span.end)]
  })
  return [...new Set(words)]
}

const shownOf = ({ quotes, nearest }: ExtractiveAnswer): string[] => [...quotes, ...nearest].map(({ quote }) => quote)

function scored(course: IndexedCourse, question: AskedQuestion, written: string): ScoredAnswer {
  const { text, index } = course
  const before = performance.now()
  const engine = answerQuestion(index, question)
  const supportedText = supportedTextOf(question, course, written)
  const ms = performance.now() - before
  const rest = written.trim() === '[0]' ? downgraded(engine) : engine
  const isModels = supportedText.length > 0
  const shown = isModels ? supportedText : shownOf(rest)
  const held = shown.filter((words) => text.includes(words)).length
  const counted = { may: !isModels && rest.may, citations: shown.length, held, ms }
  return { ...scoreShown(question, shown, !isModels && rest.grounding === 'none'), ...counted }
}

/**
 * Scores the chat with a model in the same way as without one: written answers are judged and fall back as in the chat.
 * `hand` is the annotator who wrote the questions.
 */
export function evaluateChatAnswers(hand: string): Promise<{ figures: AnswerFigures; lines: readonly string[] }> {
  const answers = answersTo(hand)
  const courses = coursesAskedOver()
  const questions = askedQuestions(['sight']).filter((question) => question.hand === hand)
  const rows = [...Map.groupBy(questions, ({ course }) => course)].flatMap(([name, own]) => {
    const course = read(name, textOf(courses, name))
    return own.map((question) => {
      const written = answers.get(`${name} ${question.question}`)
      if (written === undefined) throw new Error(`nobody answered ${name}: ${question.question}`)
      return scored(course, question, written)
    })
  })
  return Promise.resolve({ figures: figuresOf(rows), lines: [] })
}
