import type { ReportItem } from '@alta/contract/report'
import { flat } from './flat.ts'
import { add, type EvaluatedCourse, meets, sectionTexts } from './tally.ts'

export const namesOf = (drug: string): string[] =>
  flat(drug)
    .split(/[/|(]/)
    .map((name) => name.trim())
    .filter((name) => name.length > 2)
const dosesOf = (dose: string): string[] =>
  flat(dose)
    .split('|')
    .map((one) => /\d+(?:[.,]\d+)?/.exec(one)?.[0] ?? '')

/** The items of the medication section under "at discharge" and under "stopped". */
function drugGroups(items: readonly ReportItem[]): { home: ReportItem[]; stopped: ReportItem[] } {
  const groups: { home: ReportItem[]; stopped: ReportItem[] } = { home: [], stopped: [] }
  let now: ReportItem[] | undefined
  for (const item of items) {
    if (item.origin === 'template' && item.flags.includes('subheading')) {
      const name = flat(item.text)
      const open = /mencio|mentioned|revisar|review/.test(name)
      now = open
        ? undefined
        : /suspend|suspes|evitar|stopped|avoid/.test(name)
          ? groups.stopped
          : /alta|discharge/.test(name)
            ? groups.home
            : undefined
    } else now?.push(item)
  }
  return groups
}

/**
 * Tallies the drugs of the medication section: whether each is named with its dose and is in the group where it
 * belongs.
 */
export function tallyDrugs({ gold, report, tally, misses }: EvaluatedCourse): void {
  const section = report.sections.find(({ key }) => key === 'medication')
  const text = flat((section?.items ?? []).map((item) => item.text).join('\n'))
  const { home, stopped } = drugGroups(section?.items ?? [])
  for (const drug of gold.discharge_medication) {
    const names = namesOf(drug.drug)
    const doses = dosesOf(drug.dose)
    const isNamed = (item: ReportItem): boolean => names.some((name) => flat(item.text).includes(name))
    const atHome = home.filter(isNamed)
    const isStopped = stopped.some(isNamed)
    if (drug.status !== 'stopped')
      add(tally.drugs, names.some((name) => text.includes(name)) && doses.some((dose) => text.includes(dose)))
    const isRight =
      drug.status === 'stopped'
        ? isStopped && atHome.length === 0
        : atHome.some(
            (item) =>
              doses.some((dose) => flat(item.text).includes(dose)) && item.flags.some((flag) => flag === drug.status),
          )
    add(tally.states, isRight)
    if (drug.status === 'stopped' && atHome.length > 0) tally.going_home_wrong[0] += 1
    if (isRight) continue
    tally.errors[0] += 1
    const found =
      atHome.length > 0
        ? `at discharge [${atHome.map((item) => `${item.text}: ${item.flags.join(' ')}`).join('; ')}]`
        : isStopped
          ? 'under stopped'
          : 'in neither group'
    misses.push(`drug state: ${drug.drug} ${drug.dose} is ${drug.status}, ${found}`)
  }
}

/** Tallies the principal diagnosis: the facts that belong under it alone. */
export function tallyMain({ gold, report, tally, misses }: EvaluatedCourse): void {
  const principal = gold.facts.filter(({ sections }) => sections.length === 1 && sections[0] === 'main_diagnosis')
  if (principal.length === 0) return
  const text = sectionTexts(report, flat).get('main_diagnosis') ?? ''
  const isNamed = principal.some((fact) => meets(text, fact.must))
  add(tally.main, isNamed)
  if (isNamed) return
  tally.errors[0] += 1
  misses.push(`principal diagnosis: "${text.slice(0, 120)}" for: ${principal[0]?.source.slice(0, 90)}`)
}
