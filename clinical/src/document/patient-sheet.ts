import type { ItemFlag } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'
import type { RootContent } from 'mdast'
import { planHeadings } from '../report/subheadings.ts'
import { sheetWords } from '../lexicon/sheet-words.ts'
import { medicationLists } from './medication-table.ts'
import { textOf } from './plain-text.ts'
import type { Imprint } from './imprint.ts'
import {
  doubtsIn,
  medicationFlags,
  type PrintableReport,
  type PrintedDocument,
  printedRows,
  quotedMedication,
  reportSubtitle,
  signatureBlocks,
} from './report-tree.ts'
import { bullets, heading, isEmpty, paragraph, sectionBlocks } from './section-blocks.ts'
import { tableNode } from './table-node.ts'

/**
 * A page in plain words for the patient: unchanged sentences of the report, under headings that speak to the patient.
 */

/** A section's own blocks; null where it says nothing. */
function blocksOf(report: PrintableReport, key: SectionKey): RootContent[] | null {
  const section = report.sections.find((each) => each.key === key)
  if (section === undefined || isEmpty(section)) return null
  return sectionBlocks(section, report.language, doubtsIn(report, ['started', 'changed']).get(key))
}

type SheetPart = keyof typeof planHeadings

/** The blocks of the closing plan by its sub-headings. What stands under none is advice. */
function planOf(report: PrintableReport): Readonly<Partial<Record<SheetPart, RootContent[]>>> {
  const parts: SheetPart[] = ['recommendations', 'appointments', 'pending', 'warning', 'care_level', 'destination']
  const found: Partial<Record<SheetPart, RootContent[]>> = {}
  let part: SheetPart = 'recommendations'
  for (const block of blocksOf(report, 'extra_comments') ?? []) {
    const next =
      block.type === 'heading' ? parts.find((each) => planHeadings[each][report.language] === textOf(block)) : undefined
    part = next ?? part
    if (next === undefined) found[part] = [...(found[part] ?? []), block]
  }
  return found
}

/** One figure of a schedule: how many at that time. */
const amount = String.raw`\d(?:[.,]\d{1,2}|/\d)?|½|¼|¾`
const schedule = new RegExp(
  String.raw`(?<![\d/.,-])(${amount})\s?-\s?(${amount})\s?-\s?(${amount})(?:\s?-\s?(${amount}))?(?![\d/-])`,
)

/** How many to take at breakfast, lunch, dinner and bedtime; null where the words give no such figures. */
function timesIn(entry: string): string[] | null {
  const figures = schedule.exec(entry)
  if (figures === null) return null
  return [1, 2, 3, 4].map((at) => (figures[at] === undefined || /^0(?:[.,]0+)?$/.test(figures[at]) ? '–' : figures[at]))
}

function changeOf(flags: readonly ItemFlag[], language: Language): string {
  if (flags.includes('started')) return sheetWords[language].started
  return flags.includes('changed') ? sheetWords[language].changed : ''
}

function medicines(report: PrintableReport): RootContent[] | null {
  const { language } = report
  const blocks = blocksOf(report, 'medication')
  if (blocks === null) return null
  const lists = medicationLists(blocks, { language, isQuoted: quotedMedication(report) })
  if (lists === null) return blocks
  const { discharge, stopped } = lists.entries
  const words = sheetWords[language]
  const flagsOf = medicationFlags(report)
  const timed = discharge.flatMap((entry) => {
    const times = timesIn(entry)
    return times === null ? [] : [[entry, ...times, changeOf(flagsOf(entry), language)]]
  })
  const others = discharge.filter((entry) => timesIn(entry) === null)
  const shown: RootContent[] = [
    ...lists.before,
    ...(timed.length > 0 ? [tableNode([[words.medicine, ...words.times, words.change], ...timed])] : []),
    ...(others.length > 0 && timed.length > 0 ? [heading(3, words.other_ways)] : []),
    ...(others.length > 0 ? [bullets(others)] : []),
    ...(stopped.length > 0 ? [heading(3, words.stopped), bullets(stopped)] : []),
  ]
  return shown.length > 0 ? shown : null
}

/** The parts of the sheet in order. A part that the report does not tell says so where the patient looks for it. */
export function sheetNodes(report: PrintableReport): RootContent[] {
  const words = sheetWords[report.language]
  const plan = planOf(report)
  const part = (title: string, blocks: readonly RootContent[] | null | undefined): RootContent[] =>
    blocks ? [heading(2, title), ...blocks] : []
  const always = (title: string, blocks: readonly RootContent[] | null | undefined): RootContent[] =>
    part(title, blocks ?? [paragraph(words.not_told)])
  return [
    ...always(words.had, blocksOf(report, 'main_diagnosis')),
    ...part(words.done, blocksOf(report, 'invasive_procedures')),
    ...part(words.allergies, blocksOf(report, 'allergies')),
    ...always(words.medicines, medicines(report)),
    ...always(words.watch, plan.warning),
    ...part(words.advice, plan.recommendations),
    ...always(words.appointments, plan.appointments),
    ...part(words.pending, plan.pending),
    { type: 'thematicBreak' },
    paragraph(words.closing),
  ]
}

export const sheetDocument = (report: PrintableReport, imprint: Imprint): PrintedDocument => ({
  title: sheetWords[report.language].title,
  subtitle: reportSubtitle(report),
  // The diagnosis has a heading of its own.
  rows: printedRows(report).filter(({ key }) => key !== 'principal_diagnosis'),
  nodes: [...sheetNodes(report), ...signatureBlocks(imprint, report.language)],
})
