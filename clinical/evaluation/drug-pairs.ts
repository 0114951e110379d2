import type { ReportItem } from '@alta/contract/report'
import { emptyGroups, medicationGroups, medicationHeadings } from '../src/document/medication-headings.ts'
import { pairDrugs } from '../src/document/pair-drugs.ts'
import { writeReport } from '../src/report/engine.ts'
import { goldOfPath } from './courses.ts'
import { namesOf } from './drug-scores.ts'
import { flat } from './flat.ts'

/** The items of a generated medication section, grouped by list. */
function listsIn(items: readonly ReportItem[]) {
  const lists = emptyGroups<ReportItem>()
  let group: (typeof medicationGroups)[number] = 'discharge'
  for (const item of items) {
    const next = medicationGroups.find((each) => Object.values(medicationHeadings[each]).includes(item.text))
    if (item.flags.includes('subheading')) group = next ?? group
    else lists[group].push(item)
  }
  return lists
}

/**
 * For the gold drugs that a report names both at home and at discharge (or as stopped), counts how many are in a single
 * row of the medication table; also counts the rows that combine two different drugs.
 */
export async function evaluateDrugPairs(path: string): Promise<{ figures: object; lines: readonly string[] }> {
  const count = { both: 0, one: 0, rows: 0, wrong: 0 }
  const lines: string[] = []
  for (const { gold, source } of await goldOfPath(path)) {
    const report = writeReport(source, { language: gold.language })
    const lists = listsIn(report.sections.find(({ key }) => key === 'medication')?.items ?? [])
    const rows = pairDrugs(lists).flatMap(({ home, discharge, stop }) => {
      const after = discharge ?? stop
      return home === null || after === null ? [] : [{ home: flat(home.text), after: flat(after.text) }]
    })
    const drugs = gold.discharge_medication.map(({ drug }) => namesOf(drug))
    const namedIn = (text: string): string[][] => drugs.filter((names) => names.some((name) => text.includes(name)))
    for (const { home, after } of rows) {
      const [before, now] = [namedIn(home), namedIn(after)]
      count.rows += 1
      if (before.length === 0 || now.length === 0 || before.some((names) => now.includes(names))) continue
      count.wrong += 1
      lines.push(`${gold.id} two drugs in one row: ${home} / ${after}`)
    }
    const drugsOfItems = (items: readonly ReportItem[]) => new Set(items.flatMap(({ text }) => namedIn(flat(text))))
    const [before, now] = [drugsOfItems(lists.previous), drugsOfItems([...lists.discharge, ...lists.stopped])]
    for (const names of before) {
      if (!now.has(names)) continue
      count.both += 1
      const isOne = rows.some(({ home, after }) => namedIn(home).includes(names) && namedIn(after).includes(names))
      if (isOne) count.one += 1
      else lines.push(`${gold.id} in two rows: ${names.join(', ')}`)
    }
  }
  const { both, one, rows, wrong } = count
  return { figures: { in_one_row: `${one} of ${both}`, two_drugs_in_a_row: `${wrong} of ${rows}` }, lines }
}
