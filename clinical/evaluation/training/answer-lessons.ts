import { type SearchIndex, indexTexts } from '../../src/search/index-texts.ts'
import { readQuestionTopics } from '../../src/search/question-topics.ts'
import { answerReach, type AnswerRow, answerRow, type QuestionInput } from '../../src/search/answer-row.ts'
import { scoreCandidates } from '../../src/search/candidates.ts'
import { type AskedQuestion, coursesAskedOver, holdsPassage, textOf } from '../questions.ts'
import type { TrainingExample } from './train-network.ts'

/** A question as the network's input, with the targets of its row. */
export interface AnswerLesson extends TrainingExample {
  readonly question: AskedQuestion
  readonly hand: string
  readonly input: QuestionInput
  readonly row: AnswerRow
}

function lessonOf(index: SearchIndex, question: AskedQuestion): AnswerLesson {
  const topics = readQuestionTopics(question.question, question.earlier)
  const input = { ...question, topics, scored: scoreCandidates(index, topics, undefined) }
  const row = answerRow(input)
  const text = index.texts.get(question.course)?.text ?? ''
  const right = row.candidates.map(({ sentence }) =>
    question.gold.some((passage) => holdsPassage(text.slice(sentence.start, sentence.end), passage)),
  )
  const padding = Array.from({ length: answerReach }, () => false)
  const all = [...right, ...padding, question.gold.length === 0]
  return {
    question,
    hand: question.hand,
    input,
    row,
    things: row.things,
    targets: all.map((is) => Float32Array.of(is ? 1 : 0)),
    weight: 1,
  }
}

/** Turns every question into a row of the sentences of its course that compete to answer it. */
export function answerLessons(questions: readonly AskedQuestion[]): AnswerLesson[] {
  const courses = coursesAskedOver()
  const byCourse = [...Map.groupBy(questions, ({ course }) => course)]
  return byCourse.flatMap(([course, courseQuestions]) => {
    const index = indexTexts([{ id: course, title: course, text: textOf(courses, course) }])
    return courseQuestions.map((question) => lessonOf(index, question))
  })
}
