import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { reportTemplate } from './model.ts'
import { reportTemplatesIn } from './report-templates.ts'
import { languages } from './languages.ts'

describe.each(languages)('the default templates for departments (%s)', (language) => {
  const templates = reportTemplatesIn(language)

  it('are eight with different names, each valid as a template of an organisation', () => {
    expect(new Set(templates.map(({ name }) => name)).size).toBe(8)
    expect(templates.map((template) => z.parse(reportTemplate, template))).toEqual(templates)
  })

  it('request each section at most once, with an instruction', () => {
    for (const { sections } of templates) {
      expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length)
      expect(sections.filter(({ instruction }) => instruction.length < 30)).toEqual([])
    }
  })
})

it('the default templates request the same sections in every language', () => {
  const shape = languages.map((language) =>
    reportTemplatesIn(language).map(({ lengths, sections }) => [
      lengths,
      sections.map(({ key, style }) => [key, style]),
    ]),
  )
  expect(shape[1]).toEqual(shape[0])
  expect(shape[2]).toEqual(shape[0])
})
