import type { Span } from '../../course/course.ts'

/** When a drug is taken, in numbers; `prn`: when needed. */
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
  /** As written: "2,5", "24/26". */
  readonly value: string
  /** Folded ("mg", "mcg", "ui"); null where none is written, never guessed. */
  readonly unit: string | null
}

/** One drug as a text names it. The span is the whole quotable fragment: name, regimen and the remark that follows it. */
export interface DrugMention extends Span {
  readonly name: Span
  /** Canonical keys, one per ingredient, the same in every language ("amoxicilin", "clavulan"); a class keeps its name ("class:nsaid"). */
  readonly ingredients: readonly string[]
  /** list: known name; class: a class of drugs; ending: international name ending; position: where a name stands in a dose line. */
  readonly recognised: 'list' | 'class' | 'ending' | 'position'
  /** End of the dose, form, route and schedule (the name's end where there are none): `start`..`regimen_end` is the short fragment. */
  readonly regimen_end: number
  readonly strength?: Strength
  readonly form?: Span
  readonly route?: Span
  readonly schedule?: Span & { readonly canonical: Schedule }
  readonly duration?: Span
  readonly action: DrugAction | null
  /** The word that says so. */
  readonly cue?: Span
  /** Stated only under a condition ("si fiebre…", "if Cr < 1.4"). */
  readonly conditional: boolean
}

/** Where a mention stands in the patient's way: taken before admission, given or ordered in hospital, or for after discharge. */
export type MedicationContext = 'home' | 'inpatient' | 'discharge'

export interface PlacedMention extends DrugMention {
  readonly context: MedicationContext
  /** Index into `Course.sentences`. */
  readonly sentence: number
}
