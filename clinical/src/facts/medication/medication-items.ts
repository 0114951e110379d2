import type { ItemFlag, ReportItem } from '@alta/contract/report'
import type { Language } from '@alta/contract/sections'
import type { Course } from '../../course/course.ts'
import { quotedItem, templateItem } from '../fact.ts'
import type { DrugState, MedicationLine, Reconciliation } from './medication.ts'
import { sameDrug } from './same-drug.ts'

type Group = 'previous' | 'inpatient' | 'discharge' | 'stopped' | 'unaccounted'

/** The fixed sub-headings of the medication section, in the report's language and in this order. */
export const medicationHeadings: Readonly<Record<Group, Readonly<Record<Language, string>>>> = {
  previous: { en: 'Before admission', es: 'Tratamiento previo', ca: 'Tractament previ' },
  inpatient: { en: 'During the stay', es: 'Durante el ingreso', ca: "Durant l'ingrés" },
  discharge: { en: 'Medication at discharge', es: 'Tratamiento al alta', ca: "Tractament a l'alta" },
  stopped: { en: 'Stopped or to avoid', es: 'Suspendido o a evitar', ca: 'Suspès o a evitar' },
  unaccounted: {
    en: 'Taken before, not mentioned at discharge: review',
    es: 'Tratamiento previo sin mención al alta: revisar',
    ca: "Tractament previ sense menció a l'alta: revisar",
  },
}

const stateOf = (line: MedicationLine, { drugs }: Reconciliation): DrugState | null => {
  const [mention] = line.mentions
  if (!mention) return null
  const drug = drugs.find((each) => sameDrug(each.ingredients, mention.ingredients))
  return drug?.state ?? null
}

/**
 * The `medication` section: what was taken before, given during the stay, prescribed at discharge (flagged continued, changed
 * or started), stopped, and not accounted for, each group under its sub-heading; empty groups have none. Items are quoted.
 */
export const medicationItems = (course: Course, language: Language, reconciled: Reconciliation): ReportItem[] => {
  const { text } = course
  const group = (name: Group, items: readonly ReportItem[]): ReportItem[] =>
    items.length === 0 ? [] : [templateItem(medicationHeadings[name][language], ['subheading']), ...items]
  const allergic = (line: MedicationLine): boolean =>
    reconciled.drugs.some(
      (drug) => drug.allergy_match && line.mentions.some((mention) => sameDrug(mention.ingredients, drug.ingredients)),
    )
  const discharge = reconciled.discharge.map((line) => {
    const state = stateOf(line, reconciled)
    const known = state === 'continued' || state === 'changed' || state === 'started' ? [state] : []
    const flags: ItemFlag[] = ['list_item', ...known, ...(allergic(line) ? ['allergy_match' as const] : [])]
    return quotedItem(text, [line], flags)
  })
  const { rest_unchanged: rest } = reconciled
  const undrawn = reconciled.drugs.filter(({ state, home, now }) => state === 'continued' && home && !now)
  const kept = reconciled.previous.filter(({ mentions }) =>
    undrawn.some(({ home }) => home && mentions.some((mention) => mention.start === home.start)),
  )
  const told = rest && reconciled.discharge.some((line) => line.start <= rest.start && rest.end <= line.end)
  const restItems = rest && !told ? [quotedItem(text, [rest], ['list_item', 'continued'])] : []
  return [
    ...group(
      'previous',
      reconciled.previous.map((line) => quotedItem(text, [line], ['list_item'])),
    ),
    ...group(
      'inpatient',
      reconciled.inpatient.map((mention) =>
        quotedItem(text, [{ start: mention.start, end: mention.regimen_end }], ['list_item']),
      ),
    ),
    ...group('discharge', [
      ...discharge,
      ...restItems,
      ...kept.map((line) => quotedItem(text, [line], ['list_item', 'continued'])),
    ]),
    ...group(
      'stopped',
      reconciled.stopping.map((line) => quotedItem(text, [line], ['list_item', 'stopped'])),
    ),
    ...group(
      'unaccounted',
      reconciled.drugs.flatMap(({ state, home }) => {
        if (state !== 'unaccounted' || !home) return []
        return [
          quotedItem(
            text,
            [{ start: home.start, end: home.strength?.end ?? home.name.end }],
            ['list_item', 'unaccounted'],
          ),
        ]
      }),
    ),
  ]
}
