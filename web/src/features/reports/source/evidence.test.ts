import type { ReportItem, ReportSection } from '@alta/contract/report'
import { expect, test } from 'vitest'
import { commonFlags, spokenOf } from '../text/flag-words.ts'
import { nameOf, currentAcceptances, withAccepted } from '../decisions/accepted.ts'
import { canChoose, countDoubts, doubtOf, neighbour, passagesOf, readEvidence, writtenByModel } from './evidence.ts'

const source = 'Alergia a metamizol.\n  Urticaria en 1994.\nTA 120/80. Sin edemas.'

const item = (text: string, change: Partial<ReportItem> = {}): ReportItem => ({
  text,
  spans: [{ start: 0, end: 20 }],
  origin: 'extracted',
  support: 'verbatim',
  flags: [],
  ...change,
})

const report: ReportSection[] = [
  {
    key: 'allergies',
    items: [
      item('Alergia a metamizol.'),
      item('Urticaria en 1994.', { support: 'partial', spans: [{ start: 23, end: 41 }] }),
    ],
  },
  {
    key: 'medication',
    items: [
      item('Se mantiene', { origin: 'template', spans: [], flags: ['subheading'] }),
      item('Apixabán 5 mg: 1-0-1', { flags: ['list_item', 'continued'] }),
      item('Digoxina', { flags: ['list_item', 'stopped'] }),
    ],
  },
  { key: 'complementary_tests', items: [item('Prueba | 11/11'), item('Hb | 12,1'), item('Radiografía normal.')] },
  { key: 'family_background', empty: 'not_documented', items: [] },
]
const { sentences, sections } = readEvidence(report, source)

test('a passage that continues over a line break is one passage, and distant ones stay separate', () => {
  const spans = [
    { start: 42, end: 52 },
    { start: 23, end: 41 },
    { start: 0, end: 20 },
  ]
  expect(passagesOf(spans, source)).toEqual([{ start: 0, end: 52 }])
  expect(
    passagesOf(
      [
        { start: 0, end: 7 },
        { start: 42, end: 52 },
      ],
      source,
    ),
  ).toHaveLength(2)
  expect(
    passagesOf(
      [
        { start: 0, end: 20 },
        { start: 5, end: 10 },
      ],
      source,
    ),
  ).toEqual([{ start: 0, end: 20 }])
})

test('sentences are numbered through the whole report and keep their section', () => {
  expect(sentences.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(sentences[3]?.section).toBe('medication')
})

test('consecutive drugs form one list under their heading, and rows of cells one table', () => {
  expect(sections[1]?.blocks.map(({ kind }) => kind)).toEqual(['heading', 'list'])
  expect(sections[2]?.blocks.map(({ kind }) => kind)).toEqual(['table', 'paragraph'])
})

test('a section that the course does not mention has no blocks and says why', () => {
  expect(sections[3]).toMatchObject({ key: 'family_background', empty: 'not_documented', blocks: [] })
})

test('arrow keys pass over fixed headings and stop at both ends', () => {
  expect(neighbour(sentences, { from: 1, step: 1 })).toBe(3)
  expect(neighbour(sentences, { from: 3, step: -1 })).toBe(1)
  expect(neighbour(sentences, { from: 0, step: -1 })).toBeNull()
  expect(neighbour(sentences, { from: 7, step: 1 })).toBeNull()
})

test('a sentence without a source can be selected, because it needs to be checked', () => {
  const [invented] = readEvidence(
    [{ key: 'evolution', items: [item('X', { spans: [], support: 'unsupported' })] }],
    '',
  ).sentences
  expect(invented && canChoose(invented)).toBe(true)
})

test('only what needs a decision is marked, and a conflict outweighs the rest', () => {
  expect(doubtOf(item('a'))).toBeNull()
  expect(doubtOf(item('a', { support: 'supported', flags: ['stopped', 'unaccounted', 'possible'] }))).toBeNull()
  expect(doubtOf(item('a', { support: 'partial', flags: ['conflict'] }))).toBe('conflicting')
  expect(doubtOf(item('a', { flags: ['allergy_match'] }))).toBe('conflicting')
  expect(doubtOf(item('a', { support: 'unsupported' }))).toBe('unsupported')
  expect(doubtOf(item('a', { flags: ['implausible_value'] }))).toBe('partial')
  expect(countDoubts(sentences)).toEqual({ partial: 1, unsupported: 0, conflicting: 0 })
})

test('an accepted mark disappears, and other sections stay unchanged', () => {
  const evidence = readEvidence(report, source)
  const marked = evidence.sentences.find(({ doubt }) => doubt !== null)
  const accepted_by = { user_id: null, name: 'Clara' }
  const by = {
    section: 'allergies',
    text: marked?.item.text ?? '',
    accepted_at: '2026-11-20T08:00:00Z',
    accepted_by,
  } as const
  const here = { ...by, section: marked?.section ?? 'allergies' }
  const after = withAccepted(evidence, currentAcceptances([here], new Map()))
  expect(countDoubts(after.sentences)).toEqual({ partial: 0, unsupported: 0, conflicting: 0 })
  expect(after.sections[0]).not.toBe(evidence.sections[0])
  expect(after.sections[1]).toBe(evidence.sections[1])
  expect(after.sentences.map(({ item: { text } }) => text)).toEqual(evidence.sentences.map((one) => one.item.text))
  expect(after.sentences.find(({ accepted }) => accepted)?.accepted?.accepted_by.name).toBe('Clara')
  // A sentence whose acceptance was withdrawn needs a decision again even before the server has answered.
  expect(withAccepted(evidence, currentAcceptances([here], new Map([[nameOf(here), null]])))).toBe(evidence)
})

test('a drug shows what changed, without repeating what its heading says for all', () => {
  const stopped = [item('Digoxina', { flags: ['list_item', 'stopped'] }), item('Enalapril', { flags: ['stopped'] })]
  expect(spokenOf(['list_item', 'changed', 'continued', 'possible'], [])).toEqual(['changed', 'possible'])
  expect(commonFlags(stopped)).toEqual(['stopped'])
  expect(spokenOf(['stopped', 'possible'], commonFlags(stopped))).toEqual(['possible'])
  expect(commonFlags([...stopped, item('Bisoprolol')])).toEqual([])
})

test('a row that lost its tabs in the report gets its cells back from the course', () => {
  const course = 'Test\t03/04\t03/05\nhs-TnI ng/L\t412\t9860\nEnd.'
  const row = (start: number, end: number) =>
    item(course.slice(start, end).replaceAll('\t', ' '), { spans: [{ start, end }] })
  const {
    sections: [labs],
  } = readEvidence(
    [{ key: 'complementary_tests', items: [row(0, 16), { ...row(17, 37), text: 'Hs-TnI ng/L 412 9860' }] }],
    course,
  )
  const [block] = labs?.blocks ?? []
  expect(block?.kind === 'table' && block.sentences.map(({ cells }) => cells)).toEqual([
    ['Test', '03/04', '03/05'],
    ['hs-TnI ng/L', '412', '9860'],
  ])
})

test('the text of the model, the course and a person is distinguished, but only where a model took part', () => {
  const generated: ReportSection[] = [
    {
      key: 'evolution',
      items: [item('Mejoró.', { origin: 'written', support: 'supported' }), item('TA 120/80.')],
      removed: 2,
    },
    { key: 'current_disease', items: [item('Disnea.')], fallback: 'timeout' },
  ]
  const byModel = writtenByModel({
    generated: { sections: generated },
    strategy: { key: 'guided', engine: 'alta', version: '1', model: 'small' },
  })
  const writers = (shown: readonly ReportSection[], known: ReadonlySet<string> | null) =>
    readEvidence(shown, source, known).sentences.map(({ writer }) => writer)
  expect(writers(generated, byModel)).toEqual(['model', 'course', 'course'])
  const corrected = { key: 'evolution', items: generated[0]?.items.concat(item('Añado.', { origin: 'written' })) ?? [] }
  expect(writers([{ ...corrected, key: 'evolution' }], byModel)).toEqual(['model', 'course', 'person'])
  expect(writers(report, null)).toEqual(sentences.map(() => null))
  const read = readEvidence(generated, source, byModel).sections
  expect(read.map(({ fallback, removed }) => [fallback, removed])).toEqual([
    [undefined, 2],
    ['timeout', 0],
  ])
  // If all sections have the same reason, it is stated only once.
  const fallen = (['evolution', 'current_disease'] as const).map((key) => ({
    key,
    items: [item('Disnea.')],
    fallback: 'unreachable' as const,
  }))
  const whole = readEvidence(fallen, source, byModel)
  expect([whole.fallback, ...whole.sections.map(({ fallback }) => fallback)]).toEqual([
    'unreachable',
    undefined,
    undefined,
  ])
  expect(readEvidence(generated, source, byModel).fallback).toBeUndefined()
  const strategy = { key: 'extractive', engine: 'alta', version: '1' } as const
  expect(writtenByModel({ generated: { sections: generated }, strategy })).toBeNull()
})
