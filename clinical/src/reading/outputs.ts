import { type SectionKey, sectionKeys } from '@alta/contract/sections'

/** The outputs of the network of sentences, in order. */
const flags = ['other', 'denied', 'unsure', 'out', 'past', 'planned', 'principal', 'fixes'] as const
const lists = ['home', 'stay', 'discharge'] as const
const actions = ['start', 'keep', 'change', 'stop', 'hold'] as const
export type SentenceFlag = (typeof flags)[number]

const saliences = ['fact', 'minor', 'important', 'critical'] as const

/** Where each group of outputs begins. */
export const outputs = {
  /** Whether a physician would accept the sentence in this section. */
  accepted: 0,
  /** Which section is the best, or none (the last): exactly one of them. */
  best: sectionKeys.length,
  salience: 2 * sectionKeys.length + 1,
  flags: 2 * sectionKeys.length + 1 + saliences.length,
  lists: 2 * sectionKeys.length + 1 + saliences.length + flags.length,
  actions: 2 * sectionKeys.length + 1 + saliences.length + flags.length + lists.length,
} as const
export const outputCount = outputs.actions + actions.length
const sections: readonly SectionKey[] = sectionKeys
export const outputNames = { sections, saliences, flags, lists, actions }
