import { type ReportItem, emptyPatient, emptyStay } from '@alta/contract/report'
import type { DischargeReport } from '@alta/contract/reports'
import { sectionKeys } from '@alta/contract/sections'
import { expect, test, vi } from 'vitest'
import { copyOf } from './copy-report.ts'

const tree = vi.hoisted(() => ({ breaks: false }))
vi.mock('@alta/clinical/document/report-tree', async (original) => {
  const module = await original<typeof import('@alta/clinical/document/report-tree')>()
  return {
    ...module,
    reportTree: (...args: Parameters<typeof module.reportTree>) => {
      if (tree.breaks) throw new Error('The markdown cannot be read.')
      return module.reportTree(...args)
    },
  }
})

const item: ReportItem = {
  text: 'No known allergies.',
  spans: [],
  origin: 'extracted',
  support: 'verbatim',
  flags: [],
}
const report = (text: string, items: readonly ReportItem[]) =>
  ({
    title: 'Nobody',
    language: 'en',
    strategy: { key: 'extractive', engine: 'alta', version: '1' },
    source: { filename: null, text, sha256: '', files: [], uncertain: [], removed_at: null },
    generated: {
      patient: emptyPatient,
      stay: { ...emptyStay, days: 3 },
      sections: sectionKeys.map((key) => ({ key, items: key === 'allergies' ? [...items] : [] })),
    },
    corrected: null,
    accepted: [],
  }) satisfies Partial<DischargeReport>

test('a report is copied as rich and as plain text, and an empty one is reported as empty', () => {
  const copied = copyOf(report('Course', [item]), 'generated')
  expect(copied).toMatchObject({ plain: expect.stringContaining('No known allergies.') })
  expect(copied).toMatchObject({
    plain: expect.stringContaining('Admission date: not stated\nDischarge date: not stated\nLength of stay: 3 days\n'),
    html: expect.stringContaining('<strong>Length of stay:</strong> 3 days<br>'),
  })
  expect(copyOf(report('Course', []), 'generated')).toBe('empty')
  expect(copyOf(report(' \n', [item]), 'source')).toBe('empty')
})

test('markdown that cannot be read is reported, not thrown', () => {
  tree.breaks = true
  expect(copyOf(report('Course', [item]), 'generated')).toBe('failed_markdown')
  tree.breaks = false
})
