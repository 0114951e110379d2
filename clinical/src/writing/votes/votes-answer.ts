import { span } from '@alta/contract/report'
import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import * as z from 'zod/mini'
import { readDrugMentions } from '../../facts/medication/drug-mentions.ts'
import { sameDrug } from '../../facts/medication/same-drug.ts'
import type { CourseVotes, DrugVote } from '../../reading/course-votes.ts'
import { type DrugFate, drugFates } from '../../reading/drug-mentions.ts'
import { bare, jsonIn } from '../answers/json-in-answer.ts'
import type { EvidenceLine } from '../evidence-lines.ts'
import type { Span } from '../../course/course.ts'

const spans = z.array(span)
const courseVotes = z.object({
  shown: spans,
  sections: z.array(z.object({ section: z.enum(sectionKeys), spans })),
  critical: spans,
  corrections: z.array(z.object({ superseded: span, by: span })),
  drugs: z.array(
    z.object({ ingredients: z.array(z.string()), fate: z.enum(drugFates), home: spans, discharge: spans }),
  ),
})

/** The sections for which a model names lines; the course by problem takes the lines of the hospital course. */
export const votedSections = sectionKeys.filter((key) => key !== 'evolution_by_condition')

/** What may become of a drug, as the prompt words it. */
export const votedOutcomes = ['continued', 'changed', 'started', 'stopped'] as const satisfies readonly DrugFate[]

const answered = z.record(z.string(), z.unknown())
const votedDrug = z.object({
  drug: z.string(),
  outcome: z.enum(votedOutcomes),
  home: z.optional(z.unknown()),
  discharge: z.optional(z.unknown()),
})
const mostDrugs = 200
const mostCorrections = 50
/** The most drugs, and the most corrections, of all parts of a course together. */
const mostJoined = 400

type Lines = ReadonlyMap<number, EvidenceLine>

/** The numbers that a value of an answer lists: [3, 5], ["3"] or 3. */
const numbersIn = (value: unknown): readonly number[] => [
  ...new Set(
    (Array.isArray(value) ? value : [value]).flatMap((each) =>
      typeof each === 'number' || typeof each === 'string' ? [Number(each)] : [],
    ),
  ),
]

/** The passages of the lines that a value of an answer lists; nothing where it lists none. */
const spansIn = (value: unknown, lines: Lines): Span[] =>
  numbersIn(value).flatMap((number) => lines.get(number)?.spans ?? [])

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Reads the votes on drugs; each line is searched for drugs once. */
function drugReader(lines: Lines): (value: unknown) => DrugVote[] {
  const known = new Map<EvidenceLine, readonly (readonly string[])[]>()
  const drugsOf = (line: EvidenceLine): readonly (readonly string[])[] => {
    const found = known.get(line) ?? readDrugMentions(line.text, { list: true }).map(({ ingredients }) => ingredients)
    known.set(line, found)
    return found
  }
  return (value) => {
    const named = votedDrug.safeParse(value).data
    if (named === undefined) return []
    const [mention, ...further] = readDrugMentions(named.drug.slice(0, 80), { list: true })
    // One vote is on one drug.
    if (mention === undefined || further.length > 0) return []
    const { ingredients } = mention
    const linesOf = (of: unknown): readonly EvidenceLine[] => numbersIn(of).flatMap((number) => lines.get(number) ?? [])
    const [home, discharge] = [linesOf(named.home), linesOf(named.discharge)]
    // Only a line that names the drug can say what becomes of it, and only a line of the end can stop it.
    const isNamed = (named.outcome === 'stopped' ? discharge : [...home, ...discharge]).some((line) =>
      drugsOf(line).some((drug) => sameDrug(drug, ingredients)),
    )
    // A drug that goes on, changes or ends was taken at home, and a new one was not; what is decided is said somewhere.
    const isTold = home.length > 0 ? discharge.length > 0 || named.outcome === 'continued' : discharge.length > 0
    if (!isNamed || !isTold || (home.length === 0) !== (named.outcome === 'started')) return []
    const spansOf = (some: readonly EvidenceLine[]): Span[] => some.flatMap((line) => line.spans)
    return [{ ingredients, fate: named.outcome, home: spansOf(home), discharge: spansOf(discharge) }]
  }
}

function correctionsIn(value: unknown, lines: Lines): CourseVotes['corrections'] {
  const fields = answered.safeParse(value).data ?? {}
  // One line each; a line that is printed with its correction has two passages.
  const lineIn = (of: unknown): Span[] => spansIn(numbersIn(of).slice(0, 1), lines)
  const [superseded, by] = [lineIn(fields['line']), lineIn(fields['by'])]
  return superseded.flatMap((old) => by.map((one) => ({ superseded: old, by: one })))
}

/**
 * What an answer says of a course whose lines were shown by number; null where it cannot be read. Numbers of lines that
 * were not shown, and names that are no drug, count for nothing.
 */
export function votesIn(
  answer: string,
  { lines, isWhole }: { readonly lines: Lines; readonly isWhole: boolean },
): CourseVotes | null {
  const parsed = answered.safeParse(jsonIn(bare(answer))).data
  if (parsed === undefined) return null
  const named = votedSections.map((section) => ({ section, spans: spansIn(parsed[section], lines) }))
  if (named.every((each) => each.spans.length === 0)) return null
  const byProblem = named.flatMap((each): { section: SectionKey; spans: Span[] }[] =>
    each.section === 'evolution' ? [{ section: 'evolution_by_condition', spans: each.spans }] : [],
  )
  return {
    shown: [...lines.values()].flatMap((line) => line.spans),
    sections: [...named, ...byProblem],
    critical: spansIn(parsed['critical'], lines),
    corrections: listIn(parsed['corrections'])
      .slice(0, mostCorrections)
      .flatMap((each) => correctionsIn(each, lines)),
    // Only who has seen the whole course knows what becomes of a drug.
    drugs: isWhole ? listIn(parsed['drugs']).slice(0, mostDrugs).flatMap(drugReader(lines)) : [],
  }
}

/**
 * The votes on the parts of one course together; null where there are none.
 * @throws if they were not made here
 */
export function joinedVotes(parts: readonly unknown[]): CourseVotes | null {
  const all = z.parse(z.array(courseVotes), parts)
  if (all.length === 0) return null
  return {
    shown: all.flatMap(({ shown }) => shown),
    sections: all.flatMap(({ sections }) => sections),
    critical: all.flatMap(({ critical }) => critical),
    corrections: all.flatMap(({ corrections }) => corrections).slice(0, mostJoined),
    drugs: all.flatMap(({ drugs }) => drugs).slice(0, mostJoined),
  }
}
