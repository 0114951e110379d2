import type { ItemFlag } from '@alta/contract/report'

/**
 * The flags said in words after a sentence, in the order they are said. What goes on as before and a date that the
 * course makes plain stay silent; the rest shows in the layout.
 */
const spokenFlags = [
  'allergy_match',
  'conflict',
  'implausible_value',
  'unaccounted',
  'stopped',
  'started',
  'changed',
  'possible',
  'corrected',
  'date_ambiguous',
  'judged',
] as const satisfies readonly ItemFlag[]

export type SpokenFlag = (typeof spokenFlags)[number]

/** The spoken flags of an item, without those its heading has said already. */
export const spokenOf = (flags: readonly ItemFlag[], shownFlags: readonly ItemFlag[]): SpokenFlag[] =>
  spokenFlags.filter((flag) => flags.includes(flag) && !shownFlags.includes(flag))

/** Drugs that were stopped, or that nobody spoke of again, stand under a heading of their own that says so for all. */
export const commonFlags = (items: readonly { readonly flags: readonly ItemFlag[] }[]): readonly ItemFlag[] =>
  (['stopped', 'unaccounted'] as const).filter((flag) => items.every(({ flags }) => flags.includes(flag)))
