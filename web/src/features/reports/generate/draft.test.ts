import { expect, test } from 'vitest'
import {
  checkDraft,
  type DraftFile,
  courseText,
  type ReportDraft,
  emptyDraft,
  inOrderOfDays,
  movedFile,
  requestOf,
  submissionFor,
  withFile,
  withoutFile,
} from './draft.ts'

const text = 'Curso clínico inventado. '.repeat(10)
const draft: ReportDraft = { ...emptyDraft, organisation_id: 'o1', way: 'paste', pasted: text }
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

const fileOf = (name: string, first_day: string | null = null): DraftFile => ({
  key: name,
  filename: `${name}.docx`,
  bytes: 9,
  seconds: 0.1,
  text: `${text}de ${name}`,
  first_day,
  is_year_known: true,
  recognised: null,
})

test('the source of the open tab is sent, and the other one is not lost', () => {
  const file = fileOf('curso')
  const both: ReportDraft = { ...draft, files: [file] }
  expect(requestOf(both).source).toEqual({ text })
  expect(requestOf({ ...both, way: 'file' }).source).toEqual({ text: file.text, filename: 'curso.docx' })
})

test('several files are ordered by date, until a person moves one', () => {
  const [late, early, undated] = [fileOf('late', '2024-05-09'), fileOf('early', '2024-05-03'), fileOf('undated')]
  const names = ({ files }: Pick<ReportDraft, 'files'>) => files.map(({ key }) => key)
  const added = [late, undated, early].reduce<Pick<ReportDraft, 'files' | 'order'>>(withFile, emptyDraft)
  expect(names(added)).toEqual(['early', 'late', 'undated'])
  const moved = movedFile(added, 'undated', 0)
  expect(names(moved)).toEqual(['undated', 'early', 'late'])
  expect(names(withFile(moved, fileOf('first', '2024-05-01')))).toEqual(['undated', 'early', 'late', 'first'])
  expect(names(withoutFile(moved, 'early'))).toEqual(['undated', 'late'])
  expect(inOrderOfDays(moved.files)).toMatchObject({ order: 'by_day' })
})

test('several files are sent with their names, in the order on the screen', () => {
  const files = [fileOf('one'), fileOf('two')]
  expect(requestOf({ ...draft, way: 'file', files }).source).toEqual({
    files: files.map(({ filename, text: words }) => ({ filename, text: words })),
    order: 'as_given',
  })
  expect(courseText({ ...draft, way: 'file', files })).toContain('de one\n\f\nCurso')
})

test('uncertain words of a recognised picture are sent with their file', () => {
  const uncertain = [{ start: 3, end: 8, confidence: 51 }]
  const recognised = { pages: [{ page: 1, confidence: 80 }], uncertain, missing_languages: [] }
  const scan = { ...fileOf('scan'), recognised }
  expect(requestOf({ ...draft, way: 'file', files: [scan] }).source).toMatchObject({ uncertain })
  expect(requestOf({ ...draft, way: 'file', files: [fileOf('note')] }).source).not.toHaveProperty('uncertain')
})

test('empty fields are not sent', () => {
  expect(Object.keys(requestOf(draft))).toEqual(['organisation_id', 'source'])
  const full = requestOf({ ...draft, title: '  Cama 12 ', language: 'ca', report_strategy: 'guided' })
  expect(full).toMatchObject({ title: 'Cama 12', language: 'ca', report_strategy: 'guided' })
})

test('a template is sent only where a model may write', () => {
  const chosen: ReportDraft = { ...draft, template: 'Cardiología' }
  expect(requestOf(chosen)).toMatchObject({ template: 'Cardiología' })
  expect(requestOf({ ...chosen, report_strategy: 'single_pass' })).toMatchObject({ template: 'Cardiología' })
  expect(requestOf({ ...chosen, report_strategy: 'extractive' })).not.toHaveProperty('template')
})

test('the same course sent again has the same idempotency key, so that it becomes one report', () => {
  const first = submissionFor(null, requestOf(draft), makeKey)
  expect(submissionFor(first, requestOf({ ...draft }), makeKey)).toBe(first)
  expect(submissionFor(first, requestOf({ ...draft, title: 'Otro' }), makeKey).key).not.toBe(first.key)
})
