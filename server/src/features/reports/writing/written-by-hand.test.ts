import { writtenSections } from '@alta/contract/sections'
import type { ReportStrategy } from '@alta/contract/organisations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { annotatedCourses } from '../../../../../clinical/evaluation/annotated/corpus.ts'
import { openWritingFixture, type WritingFixture } from './writing.fixtures.ts'

let fixture: WritingFixture
beforeAll(async () => {
  fixture = await openWritingFixture({ ALTA_MODEL_CONTEXT: '32000' })
})
afterAll(async () => await fixture.close())

const courses = new Map(annotatedCourses(['test']).map(({ id, text }) => [id, text]))
const writable = new Set<string>(writtenSections)

test.each<readonly [string, ReportStrategy]>([
  ['h12-05', 'guided'],
  ['h28-04', 'guided'],
  ['h18-04', 'single_pass'],
])(
  'handwritten text for %s (%s) is kept: no section falls back entirely, and most sentences stay',
  async (id, report_strategy) => {
    const hospital = await fixture.hospital('written_by_hand')
    const source = { text: courses.get(id) ?? '' }
    const { json } = await fixture.create(hospital, { report_strategy, source })
    const report = await fixture.becomes('ready', hospital.person, json.discharge_report_id)
    const sections = report.generated.sections.filter(({ key }) => writable.has(key))
    expect(sections.filter(({ fallback }) => fallback !== undefined)).toEqual([])
    const items = sections.flatMap(({ items: all }) => all.filter(({ origin }) => origin === 'written'))
    const removed = sections.reduce((sum, section) => sum + (section.removed ?? 0), 0)
    expect(items.length).toBeGreaterThan(15)
    expect(removed / (items.length + removed)).toBeLessThanOrEqual(0.2)
    const unfounded = items.filter(({ support, spans }) => spans.length === 0 && support !== 'unsupported')
    expect(unfounded).toEqual([])
  },
)
