import { expect, test } from 'vitest'
import { checkDraft, type Draft, emptyDraft, requestOf, submissionFor } from './draft.ts'

const text = 'Curso clínico inventado. '.repeat(10)
const draft: Draft = { ...emptyDraft, organisation_id: 'o1', way: 'paste', pasted: text }
let made = 0
const makeKey = () => `key-${(made += 1)}`

test('organisation and course are required, in the order of the form', () => {
  expect(checkDraft(emptyDraft)).toEqual([
    ['organisation_id', 'required'],
    ['course', 'required'],
  ])
  expect(checkDraft(draft)).toEqual([])
})

test('a course may not be shorter than 50 or longer than 400,000 characters; blanks around it do not count', () => {
  expect(checkDraft({ ...draft, pasted: `${' '.repeat(90)}corto` })).toEqual([['course', 'too_short']])
  expect(checkDraft({ ...draft, pasted: 'a'.repeat(400_001) })).toEqual([['course', 'too_long']])
  expect(checkDraft({ ...draft, pasted: 'a'.repeat(400_000) })).toEqual([])
})

test('the way that is open is the one that is sent; the other text is kept', () => {
  const file = { filename: 'curso.docx', bytes: 9, seconds: 0.1, text: `${text}del archivo` }
  const both: Draft = { ...draft, file }
  expect(requestOf(both).source).toEqual({ text })
  expect(requestOf({ ...both, way: 'file' }).source).toEqual({ text: file.text, filename: 'curso.docx' })
})

test('what was left open does not travel', () => {
  expect(Object.keys(requestOf(draft))).toEqual(['organisation_id', 'source'])
  const full = requestOf({ ...draft, title: '  Cama 12 ', language: 'ca', report_strategy: 'guided' })
  expect(full).toMatchObject({ title: 'Cama 12', language: 'ca', report_strategy: 'guided' })
})

test('a template travels only where a model may write', () => {
  const chosen: Draft = { ...draft, template: 'Cardiología' }
  expect(requestOf(chosen)).toMatchObject({ template: 'Cardiología' })
  expect(requestOf({ ...chosen, report_strategy: 'single_pass' })).toMatchObject({ template: 'Cardiología' })
  expect(requestOf({ ...chosen, report_strategy: 'extractive' })).not.toHaveProperty('template')
})

test('the same course sent again carries the same key, so that it makes one report', () => {
  const first = submissionFor(null, requestOf(draft), makeKey)
  expect(submissionFor(first, requestOf({ ...draft }), makeKey)).toBe(first)
  expect(submissionFor(first, requestOf({ ...draft, title: 'Otro' }), makeKey).key).not.toBe(first.key)
})
