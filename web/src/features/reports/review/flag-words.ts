import type { ItemFlag } from '@alta/contract/report'

/** The flags said in words after a sentence, in the order they are said. The others show in the layout. */
export const spokenFlags = [
  'allergy_match',
  'conflict',
  'implausible_value',
  'unaccounted',
  'stopped',
  'started',
  'changed',
  'continued',
  'possible',
  'corrected',
  'date_ambiguous',
  'date_derived',
] as const satisfies readonly ItemFlag[]

export type SpokenFlag = (typeof spokenFlags)[number]

/** The spoken flags of an item. */
export const spokenOf = (flags: readonly ItemFlag[]): SpokenFlag[] => spokenFlags.filter((flag) => flags.includes(flag))
