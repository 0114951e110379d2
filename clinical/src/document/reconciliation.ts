import type { ReportItem } from '@alta/contract/report'
import { fold } from '../text/fold.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { emptyGroups, type MedicationGroup, medicationGroups, medicationHeadings } from './medication-headings.ts'

/** What becomes of a drug between home and discharge; null where neither the course nor the two texts tell it. */
export const drugOutcomes = ['continued', 'changed', 'started', 'stopped', 'unaccounted'] as const
export type DrugOutcome = (typeof drugOutcomes)[number]

/** One drug from home to discharge. Each cell is an item of the report, with its passages; at least one is there. */
export interface ReconciledDrug {
  readonly outcome: DrugOutcome | null
  readonly home: ReportItem | null
  readonly discharge: ReportItem | null
  /** The words that stop or change the drug, or say why: of the medication, else of another section. */
  readonly why: { readonly item: ReportItem; readonly text: string } | null
}

export interface Reconciliation {
  /** Those that changed first: stopped and unaccounted, then changed, started, continued. */
  readonly rows: readonly ReconciledDrug[]
  /** What the section says besides, sub-headings with it: drugs given during the stay, and what stands before them. */
  readonly rest: readonly ReportItem[]
}

type Items = readonly ReportItem[]

const groupByHeading = new Map(
  medicationGroups.flatMap((group) => Object.values(medicationHeadings[group]).map((title) => [fold(title), group])),
)

/** The items under each of the fixed sub-headings, in whatever language, and everything else. */
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

/** Words of prescriptions that name no drug; folded. */
const formWords = new Set(
  (
    'suspender suspendido suspende suspen retirar retirado stop stopped hold avoid evitar tomar volver restart iniciar inicia ' +
    'inicio start started continuar continua continue continued seguir mantener manten aumentar reducir changed change cambio ' +
    'comprimido comprimidos comprimit comprimits tablet tablets capsula capsulas capsules inhalador inhalacion inhalaciones ' +
    'inhalacions inhalation inhalations puff puffs parche pegat ampolla sobre sobres sobret gotas gotes drops crema cream ' +
    'desayuno almuerzo comida cena acostarse noche manana tarde esmorzar dinar sopar dormir nit mati breakfast lunch dinner ' +
    'bedtime nocte daily diario diaria diari cada hours horas hores dias dies days semana setmana week mensual monthly once ' +
    'twice oral vial subcutanea intravenosa demanda precisa needed unidades unitats units with para per from desde hasta fins ' +
    'medio media mitja un una uno one two dos tres acido acid potasico sodico calcico sodium potassium calcium sulfate sulfato ' +
    'hidrocloruro hydrochloride clorhidrato insulina insulin oxigeno vitamina vitamin previo previ home habitual'
  ).split(' '),
)
/** Names of drugs that are no more than a common word: taken where nothing better names the drug. */
const commonNames = new Set(['insulina', 'insulin', 'oxigeno', 'vitamina', 'vitamin'])

const wordsIn = (text: string): string[] => fold(text).match(/\p{L}{4,}/gu) ?? []

/** The words that may name the drug of a prescription: those before its first figure, else all of them. */
function namesIn(text: string): string[] {
  const named = (part: string): string[] => wordsIn(part).filter((word) => !formWords.has(word))
  const before = named(/^[^\d]*/.exec(text)?.[0] ?? '')
  if (before.length > 0) return before
  const all = named(text)
  return all.length > 0 ? all : wordsIn(text).filter((word) => commonNames.has(word))
}

/** A name in another language differs at its end alone: omeprazol, omeprazole. */
const sameName = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return long === short || (short.length >= 6 && long.startsWith(short.slice(0, -1)) && long.length - short.length <= 2)
}

const shares = (names: readonly string[], words: readonly string[]): number =>
  names.filter((name) => words.some((word) => sameName(name, word))).length

/** How well another prescription speaks of the same drug, 0 to 1: the share of the names of the one that has fewer. */
function likeness(one: ReportItem, other: ReportItem): number {
  const [left, right] = [namesIn(one.text), namesIn(other.text)]
  if (left.length === 0 || right.length === 0) return 0
  const shared = Math.max(shares(left, wordsIn(other.text)), shares(right, wordsIn(one.text)))
  return Math.min(1, shared / Math.min(left.length, right.length))
}

/** Takes the likeliest partner of an item out of a list; undefined where none speaks of the same drug. */
function takePartner(from: ReportItem[], item: ReportItem): ReportItem | undefined {
  const scores = from.map((each) => likeness(item, each))
  const best = Math.max(0, ...scores)
  return best < 0.5 ? undefined : from.splice(scores.indexOf(best), 1)[0]
}

const flagged = ({ flags }: ReportItem): DrugOutcome | undefined => drugOutcomes.find((one) => flags.includes(one))
const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The outcome that the engine saw; of what a person wrote, what home and discharge tell together. */
function outcomeAtDischarge(discharge: ReportItem, home: ReportItem | null): DrugOutcome | null {
  const seen = flagged(discharge)
  if (seen !== undefined) return seen
  if (home === null) return null
  return bare(home.text) === bare(discharge.text) ? 'continued' : 'changed'
}

/** Words that do to a drug what became of it; folded, each at the beginning of a word. */
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

/** The sentence elsewhere in the report that names the drug and does something to it: with its reason, and the last. */
function toldElsewhere(drug: ReportItem, act: RegExp, told: Items): ReconciledDrug['why'] {
  const names = namesIn(drug.text)
  if (names.length === 0) return null
  const acts = told
    .filter(({ text }) => shares(names, wordsIn(text)) > 0)
    .flatMap((item) =>
      splitSentences(item.text, { start: 0, end: item.text.length })
        .map(({ start, end }) => ({ item, text: item.text.slice(start, end) }))
        .filter(({ text }) => text.length <= longest && act.test(fold(text)) && shares(names, wordsIn(text)) > 0),
    )
  return acts.findLast(({ text }) => because.test(fold(text))) ?? acts.at(-1) ?? null
}

/** A row for each drug of home that the words stop: one list often stops several. Takes them out of `home`. */
function stoppedRows(item: ReportItem, home: ReportItem[], told: Items): ReconciledDrug[] {
  const before: ReportItem[] = []
  for (let found = takePartner(home, item); found; found = takePartner(home, item)) before.push(found)
  const own: ReconciledDrug['why'] = { item, text: item.text }
  if (before.length === 0) return [{ outcome: 'stopped', home: null, discharge: null, why: own }]
  return before.map((drug) => {
    const isQuoted = bare(drug.text) === bare(item.text)
    return {
      outcome: 'stopped',
      home: drug,
      discharge: null,
      why: isQuoted ? toldElsewhere(drug, doing.stopped, told) : own,
    }
  })
}

const order = ['stopped', 'unaccounted', 'changed', 'started', 'continued'] as const satisfies readonly DrugOutcome[]
const placeOf = ({ outcome }: ReconciledDrug): number => (outcome === null ? order.length : order.indexOf(outcome))

/**
 * The medication section as a table from home to discharge. `told`: items of other sections, in which the reason of a
 * change is looked for. Drugs are paired by their names as they are written; a trade name and its ingredient stand in
 * two rows unless one of the texts names both.
 */
export function reconciliation(medication: Items, told: Items = []): Reconciliation {
  const { groups, rest } = grouped(medication)
  const home = [...groups.previous]
  const unaccounted = [...groups.unaccounted]
  const rows = groups.discharge.map((discharge): ReconciledDrug => {
    const isNew = flagged(discharge) === 'started'
    const before = isNew ? null : (takePartner(home, discharge) ?? null)
    const outcome = outcomeAtDischarge(discharge, before)
    const why = outcome === 'changed' || outcome === 'started' ? toldElsewhere(discharge, doing[outcome], told) : null
    return { outcome, home: before, discharge, why }
  })
  for (const item of groups.stopped) rows.push(...stoppedRows(item, home, told))
  for (const item of home) {
    takePartner(unaccounted, item)
    rows.push({ outcome: 'unaccounted', home: item, discharge: null, why: null })
  }
  for (const item of unaccounted) rows.push({ outcome: 'unaccounted', home: item, discharge: null, why: null })
  return { rows: rows.toSorted((a, b) => placeOf(a) - placeOf(b)), rest }
}
