import type { Language } from '@alta/contract/sections'

export type MarkKind =
  | 'negated'
  | 'possible'
  | 'hypothetical'
  | 'history'
  | 'family'
  | 'future'
  | 'stopped'
  | 'resolved'

/** Where a cue's scope lies: after it, before it, or after it and else before it. */
export type Direction = 'forward' | 'backward' | 'either'

/** One line of the lexicon; the notation of `forms` is explained at the top of lexicon/negation-cues.ts. */
export interface CueList {
  readonly language: Language
  /** `none`: only looks like a cue. */
  readonly kind: MarkKind | 'none'
  readonly direction: Direction
  readonly forms: string
  /** Not to be used in lines of another language (Catalan "cap" is a capsule in Spanish). */
  readonly only?: true
}
