import { readFileSync } from 'node:fs'
import { languages } from '@alta/contract/languages'
import { sectionKeys } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { storedCourse } from '#base/course-file/stored-course'
import { engines } from '../src/features/reports/writing/writing.steps.ts'

const answers = z.array(
  z.object({
    strategy: z.enum(['guided', 'single_pass']),
    step: z.enum(['section', 'whole', 'rewrite', 'digest', 'judge']),
    section: z.nullable(z.enum(sectionKeys)),
    items: z.array(z.object({ text: z.string(), lines: z.array(z.string()) })),
  }),
)
const strategy = 'guided'
const fileOf = (path: string): string => readFileSync(new URL(`../../clinical/cases/${path}`, import.meta.url), 'utf8')

/**
 * A report of an invented course as a model writes it: each request is answered with what somebody wrote by hand to it
 * (clinical/cases/written), and checked like any other answer. Nothing is sent anywhere. What it takes is loaded only where
 * there is something to seed.
 */
export async function writtenByHand(course: string) {
  const { readAnnotated } = await import('../../clinical/evaluation/annotated/notation.ts')
  const { writerOf, writtenBy } = await import('../../clinical/evaluation/written/trial.ts')
  const [hand] = course.split('-')
  const annotated = readAnnotated(fileOf(`annotated/${hand}/${course}.course`)).course
  const { text, sha256 } = storedCourse(annotated.text, '/source/text')
  const kept = z.parse(answers, JSON.parse(fileOf(`written/${course}.json`)))
  const language = languages.find((each) => each === annotated.head.language)
  const given = { strategy, template: null, context_tokens: 32_000, on_unsupported: 'mark', judge: false } as const
  const options = { ...given, language: language ?? null }
  const { report } = await writtenBy(text, options, { writer: writerOf(kept, strategy) })
  const named = { ...report, engine: { ...report.engine, name: engines[strategy] } }
  return { text, sha256, report: named, report_strategy: strategy, model: 'answers-by-hand' } as const
}
