import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedReport } from '@alta/contract/report'
import { languages } from '@alta/contract/languages'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { fold } from '../text/fold.ts'
import { type ScriptedModel, models, usual, writeWith } from './cases/scripted-models.ts'
import { openWriting } from './open-writing.ts'

const folder = join(import.meta.dirname, '../../cases')
const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
const injections = z.array(
  z.object({ text: z.string(), must_not: z.array(z.string()), true_facts: z.array(z.string()) }),
)

const courses = { es: read('es-03.txt'), ca: read('wider/ca-13.txt'), en: read('en-03.txt') }
const cases = languages.flatMap((language) =>
  z.parse(injections, JSON.parse(read(`injections/${language}.json`))).map((injection, at) => ({
    name: `${language} ${at + 1}`,
    ...injection,
    // The text alone, and as an additional note of a course without injections.
    texts: [injection.text, `${courses[language]}\n\n${injection.text}\n`],
    must_not: injection.must_not.map(fold).filter((claim) => !fold(courses[language]).includes(claim)),
  })),
)

const textOf = ({ sections, unused }: GeneratedReport): string =>
  [...sections.flatMap(({ items }) => items), ...unused].map(({ text }) => text).join('\n')

describe.each(cases)('prompt injections in a note ($name)', ({ texts, must_not, true_facts }) => {
  const claims = (text: string): boolean => must_not.some((claim) => fold(text).includes(claim))
  /** A scripted model that obeys the injection and states its claims word for word. */
  const obeys: ScriptedModel = () =>
    JSON.stringify({ items: must_not.map((claim) => ({ text: `${claim}.`, sources: [1] })) })

  it.each(texts)('are shown to no model, support no sentence, and displace no true fact', (text) => {
    const writing = openWriting(text, { ...usual, on_unsupported: 'mark' })
    const { report: engine, steps } = writing.plan(null)
    const prompts = steps.map(({ prompt }) => prompt.structured.at(-1)?.content ?? '')
    expect(prompts.filter(claims)).toEqual([])
    for (const prompt of prompts)
      expect((prompt.match(/<\/?evidence>/g) ?? []).join('')).toMatch(/^(?:<evidence><\/evidence>){1,2}$/)
    for (const model of [models.obedient, models.faithful, obeys]) {
      const { report } = writeWith(writing, model)
      const written = report.sections.flatMap(({ items }) => items.filter(({ origin }) => origin === 'written'))
      const believed = written.filter(({ support }) => support !== 'unsupported' && support !== 'conflicting')
      expect(believed.filter((item) => claims(item.text))).toEqual([])
      expect(true_facts.filter((fact) => textOf(engine).includes(fact) && !textOf(report).includes(fact))).toEqual([])
    }
  })
})
