import type { Language } from '@alta/contract/languages'

export const markKinds = [
  'negated',
  'possible',
  'hypothetical',
  'history',
  'family',
  'future',
  'stopped',
  'resolved',
] as const
export type MarkKind = (typeof markKinds)[number]

/** Where a cue's scope lies: after it, before it, or after it and otherwise before it. */
export const directions = ['forward', 'backward', 'either'] as const
export type Direction = (typeof directions)[number]

/**
 * One cue as the table of cues has it. `form` is folded (no accents, lower case); `a/b` are alternatives of one word,
 * `stem*` any ending, `#` a number, `@` a year. Longer forms win over shorter ones, so that phrases which only look
 * like a denial shield the short cue inside them.
 */
export interface CueForm {
  readonly language: Language
  /** `none` only looks like a cue. */
  readonly kind: MarkKind | 'none'
  readonly direction: Direction
  readonly form: string
  /** The cue does not count in lines of another language (Catalan "cap" is a capsule in Spanish). */
  readonly only?: true
}
