import { groupsOf } from './terms.ts'

/**
 * Illnesses, symptoms and degrees: words and abbreviations of Spanish, Catalan and English that mean the same and may
 * stand for one another in a report: folded, one meaning a group, words without weight ("de", "of") left out of the
 * comparison. Stricter than the words of the search: a kind of an illness is not the illness, a sign not its name, a
 * drug not its class. An abbreviation with two meanings stands in both groups.
 */
export const sameIllness: readonly (readonly string[])[] = groupsOf('same-illness').map(({ forms }) => forms)

/** The same for parts of the body, tests, treatment, the ward and directions, which tell less by themselves. */
export const samePlain: readonly (readonly string[])[] = groupsOf('same-plain').map(({ forms }) => forms)
