import type { ReportItem } from '@alta/contract/report'
import { fold } from '../text/fold.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { isSameName, nameOf, longWordsIn } from './drug-names.ts'
import { emptyGroups, type MedicationGroup, medicationGroups, medicationHeadings } from './medication-headings.ts'
import { type DrugOutcome, pairDrugs, type PairedDrug } from './pair-drugs.ts'

/**
 * One drug from home to discharge. Each cell is an item of the report with its passages. At least one cell is filled.
 */
export interface ReconciledDrug extends Pick<PairedDrug<ReportItem>, 'outcome' | 'home' | 'discharge'> {
  /**
   * The words that stop or change the drug, or give the reason: from the medication, otherwise from another section.
   */
  readonly why: { readonly item: ReportItem; readonly text: string } | null
}

export interface Reconciliation {
  /** Rows in this order: stopped and unaccounted, changed, started, continued. */
  readonly rows: readonly ReconciledDrug[]
  /** What else the section says, with its sub-headings: drugs given during the stay, and what stands before them. */
  readonly rest: readonly ReportItem[]
}

type Items = readonly ReportItem[]

const groupByHeading = new Map(
  medicationGroups.flatMap((group) => Object.values(medicationHeadings[group]).map((title) => [fold(title), group])),
)

/** The items under each of the fixed sub-headings, in any of the languages, and everything else. */
function grouped(items: Items) {
  const groups = emptyGroups<ReportItem>()
  const rest: ReportItem[] = []
  let group: MedicationGroup | null = null
  for (const item of items) {
    const isHeading = item.flags.includes('subheading')
    if (isHeading) group = groupByHeading.get(fold(item.text.trim())) ?? null
    if (group === null || group === 'inpatient') rest.push(item)
    else if (!isHeading) groups[group].push(item)
  }
  return { groups, rest }
}

/** Words for what is done to a drug; folded, each at the beginning of a word. */
const doing: Readonly<Record<'changed' | 'started' | 'stopped', RegExp>> = {
  changed:
    /(?<!\p{L})(?:aument|augment|increment|sub[ei]|puj|baj[ao]|baix|reduc|redui|disminu|ajust|cambi|canvi|modific|increas|decreas|lower|chang|titrat|adjust)/u,
  started:
    /(?<!\p{L})(?:inici|a[nñ]ad|afeg|introdu|comienz|comenc|paut|cambi|canvi|paso a|passa|start|add|commenc|switch|chang)/u,
  stopped:
    /(?<!\p{L})(?:suspen|retir|interrump|susti|substi|cambi|canvi|stop|held|withh|discontin|switch|chang|replac)/u,
}
const longest = 240

/** Words before a reason; folded. */
const because = /(?<!\p{L})(?:por|per|debido|ante|davant|dado|atesa|tras|because|due|given|for|since|after)(?!\p{L})/u

/**
 * The sentence elsewhere in the report that names the drug and says what is done to it: one with a reason before
 * others, the last before earlier ones.
 */
function toldElsewhere(drug: ReportItem, act: RegExp, others: Items): ReconciledDrug['why'] {
  const names = nameOf(drug.text).own
  const isNamed = (text: string): boolean => {
    const words = longWordsIn(text)
    return names.some((name) => words.some((word) => isSameName(name, word)))
  }
  const acts = others
    .filter(({ text }) => isNamed(text))
    .flatMap((item) =>
      splitSentences(item.text, { start: 0, end: item.text.length })
        .map(({ start, end }) => ({ item, text: item.text.slice(start, end) }))
        .filter(({ text }) => text.length <= longest && act.test(fold(text)) && isNamed(text)),
    )
  return acts.findLast(({ text }) => because.test(fold(text))) ?? acts.at(-1) ?? null
}

const order = ['stopped', 'unaccounted', 'changed', 'started', 'continued'] as const satisfies readonly DrugOutcome[]
const rankOf = ({ outcome }: ReconciledDrug): number => (outcome === null ? order.length : order.indexOf(outcome))

const isQuotedBy = (home: ReportItem, stop: ReportItem): boolean =>
  home.text.replace(/\.$/, '').toLowerCase() === stop.text.replace(/\.$/, '').toLowerCase()

function whyOf({ outcome, home, discharge, stop }: PairedDrug<ReportItem>, others: Items): ReconciledDrug['why'] {
  if (stop !== null && home !== null && isQuotedBy(home, stop)) return toldElsewhere(home, doing.stopped, others)
  if (stop !== null) return { item: stop, text: stop.text }
  if (discharge === null || (outcome !== 'changed' && outcome !== 'started')) return null
  return toldElsewhere(discharge, doing[outcome], others)
}

/**
 * The medication section as a table from home to discharge. `others` holds items of other sections, in which the reason
 * of a change is looked for. A drug of home that is told nowhere else is to be accounted for.
 */
export function reconciliation(medication: Items, others: Items = []): Reconciliation {
  const { groups, rest } = grouped(medication)
  const rows = pairDrugs({ ...groups, inpatient: [] }).map((row): ReconciledDrug => {
    const isUntold = row.outcome === null && row.discharge === null
    return {
      outcome: isUntold ? 'unaccounted' : row.outcome,
      home: row.home,
      discharge: row.discharge,
      why: whyOf(row, others),
    }
  })
  return { rows: rows.toSorted((a, b) => rankOf(a) - rankOf(b)), rest }
}
