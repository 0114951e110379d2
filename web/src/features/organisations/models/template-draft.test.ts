import { reportTemplate } from '@alta/contract/model'
import { reportTemplatesIn } from '@alta/contract/report-templates'
import { languages } from '@alta/contract/languages'
import { expect, test } from 'vitest'
import { writtenSections } from '@alta/contract/sections'
import { draftOf, emptyTemplate, mistakesIn, templateOf, withTemplate } from './template-draft.ts'

const draft = { ...draftOf(emptyTemplate), name: 'Cirugía' }

test('a preset template is valid, and is unchanged by the form', () => {
  for (const preset of languages.flatMap((language) => reportTemplatesIn(language))) {
    expect(reportTemplate.parse(preset)).toEqual(preset)
    expect(mistakesIn(draftOf(preset), [])).toEqual({})
    expect(templateOf(draftOf(preset))).toEqual(preset)
    for (const { key } of preset.sections) expect(writtenSections).toContain(key)
  }
})

test('what the server would refuse is known before it is sent', () => {
  expect(mistakesIn(draft, ['Medicina'])).toEqual({})
  expect(mistakesIn({ ...draft, name: '  ' }, [])).toEqual({ name: 'required' })
  expect(mistakesIn({ ...draft, name: 'x'.repeat(81) }, [])).toEqual({ name: 'too_large' })
  expect(mistakesIn({ ...draft, name: ' CIRUGÍA' }, ['Cirugía'])).toEqual({ name: 'already_taken' })
  for (const short of ['', '19', '2001', '2.5', 'ten', '-30'])
    expect(mistakesIn({ ...draft, short }, [])).toEqual({ short: 'invalid' })
  const long = { key: 'evolution', style: 'prose', instruction: 'x'.repeat(601) } as const
  expect(mistakesIn({ ...draft, sections: [long] }, [])).toEqual({ instruction_evolution: 'too_large' })
})

test('a saved template keeps its position, and a new one is appended', () => {
  const [one, two, three] = ['1', '2', '3'].map((name) => ({ ...emptyTemplate, name }))
  if (!one || !two || !three) throw new Error('three were made')
  expect(withTemplate([one, two], '1', three)).toEqual([three, two])
  expect(withTemplate([one, two], null, three)).toEqual([one, two, three])
  expect(withTemplate([one, two], 'gone', three)).toEqual([one, two, three])
})
