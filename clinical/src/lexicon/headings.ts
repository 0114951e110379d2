import { sectionKeys } from '@alta/contract/sections'
import { formsOf, groupsOfKind, groupsOf } from './terms.ts'

const beside = ['reason', 'physical_exam', 'diagnosis', 'impression', 'plan', 'progress', 'identity', 'inside'] as const
const targets = [...sectionKeys, ...beside]

/**
 * What a heading points to: a section of the report, or one of several kinds that depend on their place. `reason`: the
 * first line of the present illness. `physical_exam`: emergency or admission, by place. `diagnosis`: the first item is
 * the main one. `impression`, `plan`: during the stay they belong to the course. `identity`: administrative data, no
 * section. `inside`: a sub-heading that does not leave its section.
 */
export type HeadingTarget = (typeof targets)[number]

/** The targets of a concept. Throws where the table names an unknown target. */
const targetsOf = (concept: string): readonly HeadingTarget[] =>
  concept.split(' and ').map((name) => {
    const target = targets.find((one) => one === name)
    if (target === undefined) throw new Error(`"${name}" is no target of a heading`)
    return target
  })

/**
 * The phrases of headings with their targets, matched without accents and case. `short` ones count only in capitals or
 * before a colon.
 */
export const headingGroups = groupsOf('headings').flatMap(({ concept, kind, forms }) =>
  kind === 'phrase' || kind === 'short' ? [{ targets: targetsOf(concept), short: kind === 'short', forms }] : [],
)

/** Words around a heading phrase that do not change what it points to. */
export const headingQualifiers = formsOf('headings', 'qualifier', 'qualifier')

const wordsOf = (kind: string) =>
  groupsOfKind('headings', kind).map(({ concept, forms }) => [concept, new Set(forms)] as const)
const [firstWords, lastWords] = [new Map(wordsOf('first word')), new Map(wordsOf('last word'))]

/**
 * First or last words that alone tell what a marked heading (capitals or colon) is about: "Exploración psicopatológica
 * en urgencias:", "Admission bloods:". The first family that fits decides.
 */
export const headingFamilies = Array.from(firstWords, ([concept, first]) => ({
  targets: targetsOf(concept),
  first,
  last: lastWords.get(concept) ?? new Set<string>(),
}))
