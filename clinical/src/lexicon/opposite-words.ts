import { groupsOf } from './terms.ts'

/**
 * Words of Spanish, Catalan and English that say the opposite of one another, folded: another pole contradicts what one
 * of them says. Sets of opposites, each with the words of its poles; "*" is any ending.
 */
export const oppositeWords: readonly (readonly (readonly string[])[])[] = [
  ...Map.groupBy(
    groupsOf('opposites').filter(({ kind }) => kind.startsWith('pole ')),
    ({ concept }) => concept,
  ).values(),
].map((poles) => poles.map(({ forms }) => forms))
