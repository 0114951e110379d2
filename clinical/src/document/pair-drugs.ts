import type { ItemFlag } from '@alta/contract/report'
import { fold } from '../text/fold.ts'
import { type WrittenDrugName, isSameName, likenessOf, nameOf, longWordsIn } from './drug-names.ts'
import type { MedicationGroup } from './medication-headings.ts'

/** What becomes of a drug between home and discharge. */
export const drugOutcomes = ['continued', 'changed', 'started', 'stopped', 'unaccounted'] as const
export type DrugOutcome = (typeof drugOutcomes)[number]

/** A line of the medication section: an item of the report, or what a person wrote. */
export interface DrugEntry {
  readonly text: string
  readonly flags: readonly ItemFlag[]
}

/** One drug from home to discharge, each cell as it is written. At least one cell is filled. */
export interface PairedDrug<Entry> {
  /** null where neither the course nor the two texts tell it. */
  readonly outcome: DrugOutcome | null
  readonly home: Entry | null
  readonly stay: Entry | null
  readonly discharge: Entry | null
  /** The words that stop it. */
  readonly stop: Entry | null
}

interface NamedDrugEntry<Entry> {
  readonly entry: Entry
  readonly name: WrittenDrugName
  readonly bare: string
}

const bareOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const named = <Entry extends DrugEntry>(entry: Entry): NamedDrugEntry<Entry> => ({
  entry,
  name: nameOf(entry.text),
  bare: bareOf(entry.text),
})

/** How surely two entries name one drug: 2 for the same words, 1 for the same name, from .5 on for a part of it. */
const likeness = <Entry>(one: NamedDrugEntry<Entry>, other: NamedDrugEntry<Entry>): number =>
  one.bare === other.bare ? 2 : likenessOf(one.name, other.name)

/** The most entries of a list that are paired: nobody takes more, and each is compared with each. */
const mostPaired = 300

/** The likeliest partner of each entry among others. A partner has one entry only; the surest pairs are made first. */
function partnersOf<Entry>(
  entries: readonly NamedDrugEntry<Entry>[],
  others: readonly NamedDrugEntry<Entry>[],
): ReadonlyMap<NamedDrugEntry<Entry>, NamedDrugEntry<Entry>> {
  const pairs = entries
    .slice(0, mostPaired)
    .flatMap((entry) => others.slice(0, mostPaired).map((other) => ({ entry, other, score: likeness(entry, other) })))
    .filter(({ score }) => score >= 0.5)
    .toSorted((a, b) => b.score - a.score)
  const partners = new Map<NamedDrugEntry<Entry>, NamedDrugEntry<Entry>>()
  const taken = new Set<NamedDrugEntry<Entry>>()
  for (const { entry, other } of pairs) {
    if (partners.has(entry) || taken.has(other)) continue
    partners.set(entry, other)
    taken.add(other)
  }
  return partners
}

const figuresOf = (text: string): readonly string[] => text.replaceAll(',', '.').match(/\d+(?:\.\d+)?/g) ?? []

/**
 * What two texts tell of one drug: the same figures mean that it goes on, another strength means a change. The rest is
 * for a reader to judge.
 */
function outcomeOf(home: DrugEntry | null, discharge: DrugEntry): DrugOutcome | null {
  const flagged = drugOutcomes.find((outcome) => discharge.flags.includes(outcome))
  if (flagged !== undefined) return flagged
  if (home === null) return null
  const [before, now] = [figuresOf(home.text), figuresOf(discharge.text)]
  if (before.join(' ') === now.join(' ')) return 'continued'
  return before[0] !== undefined && now[0] !== undefined && before[0] !== now[0] ? 'changed' : null
}

/** Takes the wanted items out of a list. */
function taken<T>(from: T[], isWanted: (one: T) => boolean): T[] {
  const matching = from.filter(isWanted)
  for (const one of matching) from.splice(from.indexOf(one), 1)
  return matching
}

/** The drugs of home that a line stops, name by name: one line often stops several. */
function stoppedBy<Entry>(home: NamedDrugEntry<Entry>[], stop: NamedDrugEntry<Entry>): NamedDrugEntry<Entry>[] {
  const words = longWordsIn(stop.bare)
  return taken(
    home,
    (one) => one.bare === stop.bare || one.name.own.some((name) => words.some((word) => isSameName(name, word))),
  )
}

/**
 * The lists of the medication section as rows, in this order: drugs of the discharge, drugs of home that no other list
 * names, drugs that are stopped, drugs that are not accounted for, drugs given during the stay alone. Drugs are paired
 * by their written names; a trade name and its ingredient stand in two rows unless one of the texts names both.
 */
export function pairDrugs<Entry extends DrugEntry>(
  groups: Readonly<Record<MedicationGroup, readonly Entry[]>>,
): PairedDrug<Entry>[] {
  const empty = { outcome: null, home: null, stay: null, discharge: null, stop: null }
  const [home, discharge] = [groups.previous.map(named), groups.discharge.map(named)]
  const partners = partnersOf(discharge, home)
  const going = discharge.map((now): PairedDrug<Entry> => {
    const before = partners.get(now)?.entry ?? null
    return { ...empty, outcome: outcomeOf(before, now.entry), home: before, discharge: now.entry }
  })
  const paired = new Set(partners.values())
  const left = home.filter((one) => !paired.has(one))
  const stopped = groups.stopped.flatMap((stop, at): PairedDrug<Entry>[] => {
    const row = { ...empty, outcome: 'stopped' as const, stop }
    const before = at < mostPaired ? stoppedBy(left, named(stop)) : []
    return before.length === 0 ? [row] : before.map(({ entry }) => ({ ...row, home: entry }))
  })
  const unaccounted = groups.unaccounted.map((entry): PairedDrug<Entry> => {
    const drug = named(entry)
    const [before] = taken(
      left,
      (one) => one === left.find((each) => each.bare.includes(drug.bare) || likeness(each, drug) >= 1),
    )
    return { ...empty, outcome: 'unaccounted', home: before?.entry ?? entry }
  })
  const untold = left.map(({ entry }): PairedDrug<Entry> => ({ ...empty, home: entry }))
  return withStay([...going, ...untold, ...stopped, ...unaccounted], groups.inpatient)
}

/**
 * The same rows with what was given of each drug during the stay; drugs that stand in none of them get rows of their
 * own.
 */
function withStay<Entry extends DrugEntry>(
  rows: readonly PairedDrug<Entry>[],
  inpatient: readonly Entry[],
): PairedDrug<Entry>[] {
  const namedInpatient = inpatient.map(named)
  const byRow = rows.map((row) => {
    const shown = row.discharge ?? row.home
    return shown === null ? null : named(shown)
  })
  const partners = partnersOf(
    byRow.filter((one) => one !== null),
    namedInpatient,
  )
  const paired = new Set(partners.values())
  const alone = namedInpatient.filter((one) => !paired.has(one))
  return [
    ...rows.map((row, at) => {
      const own = byRow[at]
      return { ...row, stay: (own && partners.get(own)?.entry) ?? null }
    }),
    ...alone.map(({ entry }) => ({ outcome: null, home: null, stay: entry, discharge: null, stop: null })),
  ]
}
