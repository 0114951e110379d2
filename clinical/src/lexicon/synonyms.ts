import { groupsOf, type TableName } from './terms.ts'

/**
 * Illnesses, symptoms and degrees that may stand for one another in a report, in Spanish, Catalan and English: folded,
 * one meaning a group. These tables are stricter than those of the search below: a kind of an illness is not the
 * illness, a sign is not its name, a drug is not its class. An abbreviation with two meanings stands in both groups.
 */
export const sameIllness: readonly (readonly string[])[] = groupsOf('same-illness').map(({ forms }) => forms)

/** The same for parts of the body, tests, treatment, the ward and directions, which tell less by themselves. */
export const samePlain: readonly (readonly string[])[] = groupsOf('same-plain').map(({ forms }) => forms)

/** Words and abbreviations of Spanish, Catalan and English wards that the search takes for the same, folded. */
export interface Synonyms {
  /** An abbreviation with two meanings stands in both groups. */
  readonly same: readonly string[]
  /** Kinds of it: a question for the wider word finds them, a question for one of them does not ask for the others. */
  readonly narrower: readonly string[]
}

function synonymsOf(table: TableName): readonly Synonyms[] {
  const all = groupsOf(table)
  return all.flatMap(({ concept, kind, forms }, at) => {
    if (kind !== 'same') return []
    const next = all[at + 1]
    return [{ same: forms, narrower: next?.concept === concept && next.kind === 'narrower' ? next.forms : [] }]
  })
}

/** Illnesses; kinds of lesion and anomaly, and rarer conditions; symptoms, signs, measures and parts of the body. */
export const illnessSynonyms: readonly Synonyms[] = [
  ...synonymsOf('illness-synonyms'),
  ...synonymsOf('lesion-synonyms'),
  ...synonymsOf('finding-synonyms'),
]

/** Tests, operations, drugs, people and the stay. */
export const careSynonyms = synonymsOf('care-synonyms')

/** Everyday words of wards and their questions, beside the clinical terms. */
export const wardSynonyms = synonymsOf('ward-synonyms')
