import type { Span } from '../../course/course.ts'

/** When a drug is taken, in numbers; `prn` means when needed. */
export interface Schedule {
  /** Doses at breakfast, lunch, dinner and (fourth) bedtime. */
  readonly slots?: readonly number[]
  /** Hours between doses. */
  readonly every_h?: number
  /** Doses per day. */
  readonly per_day?: number
  readonly prn?: boolean
}

/** What a text does to a drug. `avoid`: not to be taken; `switch_from`: another drug takes its place; `refuse`: not given. */
export type DrugAction = 'start' | 'stop' | 'hold' | 'change' | 'continue' | 'avoid' | 'switch_from' | 'refuse'

export interface Strength extends Span {
  /** The value as written: "2,5", "24/26". */
  readonly value: string
  /** The folded unit ("mg", "mcg", "ui"); null where none is written. It is never guessed. */
  readonly unit: string | null
}

/** One drug as a text names it. The span is the whole quotable fragment: name, regimen and the remark that follows it. */
export interface DrugMention extends Span {
  readonly name: Span
  /** Canonical keys, one per ingredient, the same in every language ("amoxicilin", "clavulan"); a class keeps its name ("class:nsaid"). */
  readonly ingredients: readonly string[]
  /** list: known name; class: a class of drugs; ending: international name ending; position: where a name stands in a dose line. */
  readonly recognised: 'list' | 'class' | 'ending' | 'position'
  /**
   * The end of dose, form, route and schedule, or of the name where there are none: `start`..`regimen_end` is the short
   * fragment.
   */
  readonly regimen_end: number
  readonly strength?: Strength
  readonly form?: Span
  readonly route?: Span
  readonly schedule?: Span & { readonly canonical: Schedule }
  readonly duration?: Span
  readonly action: DrugAction | null
  /** The words that say so. */
  readonly cue?: Span
  /** The action holds only under a condition ("si fiebre…", "if Cr < 1.4"). */
  readonly conditional: boolean
}

/** What a mention is about: a drug of home, a drug given or ordered in hospital, or one for after discharge. */
export type MedicationContext = 'home' | 'inpatient' | 'discharge'

export interface PlacedMention extends DrugMention {
  readonly context: MedicationContext
  /** The sentence's index in `Course.sentences`. */
  readonly sentence: number
}
