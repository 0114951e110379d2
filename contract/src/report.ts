import * as z from 'zod/mini'
import { count, day } from './fields.ts'
import { languages } from './languages.ts'
import { sectionKeys } from './sections.ts'

/** The shape of a discharge report: the engine writes it, the server stores it and the screen shows it. */

export const languageField = z.enum(languages)
export const sectionKeyField = z.enum(sectionKeys)

/** UTF-16 offsets into `source.text` (NFC, LF), end exclusive. */
export const span = z.object({ start: count, end: count })
export type ReportSpan = z.infer<typeof span>

export const itemOrigins = ['extracted', 'template', 'written'] as const
export const supportLevels = ['verbatim', 'supported', 'partial', 'unsupported', 'conflicting'] as const

/** What a reader should know about an item beyond its words. A closed list, each with its text in the interface. */
export const itemFlags = [
  'subheading',
  'list_item',
  'repeated',
  'corrected',
  'conflict',
  'possible',
  'date_derived',
  'date_ambiguous',
  'continued',
  'changed',
  'started',
  'stopped',
  'unaccounted',
  'allergy_match',
  /** An allergy that the course refutes, or the words that refute it; it stands under a sub-heading of its own. */
  'ruled_out',
  'implausible_value',
  'judged',
] as const
export type ItemFlag = (typeof itemFlags)[number]

export const reportItem = z.object({
  text: z.string(),
  /** The places in the source; empty for `template` and for what was written without support. */
  spans: z.array(span),
  origin: z.enum(itemOrigins),
  support: z.enum(supportLevels),
  flags: z.array(z.enum(itemFlags)),
  /** The day that the passage is about, when the course dates it. */
  day: z.optional(day),
})
export type ReportItem = z.infer<typeof reportItem>

/** `explicit_none` only where a sentence of the source says so: then `items` quotes it. */
export const emptyKinds = ['not_documented', 'explicit_none'] as const

/** Why the engine's words stand in place of a model's. */
export const fallbackReasons = [
  'unreachable',
  'unauthorised',
  'rate_limited',
  'engine',
  'timeout',
  'truncated',
  'bad_answer',
  'too_long',
  /** The model wrote in another language, twice. */
  'wrong_language',
  /** Too many of its sentences were not supported by the source. */
  'unsupported',
  /** The model wrote nothing. */
  'empty',
  /** The model stated that the passages do not answer the question. */
  'not_found',
] as const
export type FallbackReason = (typeof fallbackReasons)[number]

export const reportSection = z.object({
  key: sectionKeyField,
  empty: z.optional(z.enum(emptyKinds)),
  items: z.array(reportItem),
  /** Set where the engine's words stand in place of a model's. */
  fallback: z.optional(z.enum(fallbackReasons)),
  /** The number of the model's sentences that were left out because the source does not support them. */
  removed: z.optional(count),
})
export type ReportSection = z.infer<typeof reportSection>

export const factKinds = [
  'allergy',
  'medication',
  'diagnosis',
  'procedure',
  'result',
  'exam',
  'history',
  'habit',
  'family',
  'baseline',
  'course',
  'plan',
  'complication',
  'reason',
] as const
export type FactKind = (typeof factKinds)[number]

/** How much harm the omission of a fact from the report may do, the most harmful first. */
export const risks = ['high', 'moderate', 'low'] as const
export type Risk = (typeof risks)[number]

/** A salient fact of the source that the report does not contain: it is shown in the omission tray. */
export const unusedFact = z.object({
  text: z.string(),
  spans: z.array(span),
  kind: z.enum(factKinds),
  /** The section to which it would belong. */
  section: sectionKeyField,
  day: z.optional(day),
  /**
   * `high` asks for a decision, for five facts of a report at most; the others are there to be looked up. Absent in
   * reports stored before risks were recorded.
   */
  risk: z.optional(z.enum(risks)),
})
export type UnusedFact = z.infer<typeof unusedFact>

/** One fact of the stay, in the words of the course; `day` where the course shows the calendar day. */
export const stayFact = z.object({ text: z.string(), spans: z.array(span), day: z.optional(day) })
export type StayFact = z.infer<typeof stayFact>

/** The head of a report. null: the course does not state it. */
export const stay = z.object({
  admitted: z.nullable(stayFact),
  discharged: z.nullable(stayFact),
  /** The service in charge at discharge, and where the patient goes. */
  service: z.nullable(stayFact),
  destination: z.nullable(stayFact),
  /** The responsible physician. */
  physician: z.nullable(stayFact),
  principal_diagnosis: z.nullable(stayFact),
  /** Nights between the two dates; 0 for a stay that ends on the day it began. */
  days: z.nullable(count),
})
export type Stay = z.infer<typeof stay>

/** The stay of a report that was stored before stays were read, or of one that is not written yet. */
export const emptyStay: Stay = {
  admitted: null,
  discharged: null,
  service: null,
  destination: null,
  physician: null,
  principal_diagnosis: null,
  days: null,
}

export const sexes = ['female', 'male', 'other'] as const
export type Sex = (typeof sexes)[number]

/** The patient of the report, in the words of the course. null: the course does not state it. */
export const patient = z.object({
  record_number: z.nullable(stayFact),
  name: z.nullable(stayFact),
  /** `day` where the calendar day is known. */
  birth_date: z.nullable(stayFact),
  /** As the course writes it: "78 años". */
  age: z.nullable(stayFact),
  sex: z.nullable(z.extend(stayFact, { code: z.enum(sexes) })),
})
export type Patient = z.infer<typeof patient>

export const emptyPatient: Patient = { record_number: null, name: null, birth_date: null, age: null, sex: null }

export const reportWarnings = ['no_clinical_course', 'several_patients'] as const
export type ReportWarning = (typeof reportWarnings)[number]

export const engineName = z.object({ name: z.string(), version: z.string() })

/** A whole generated report. `sections` always holds all 18 keys in the contract's order. */
export const generatedReport = z.object({
  language: languageField,
  engine: engineName,
  /** The patient line of the course's header, if it has one. */
  title: z.nullable(z.string()),
  patient,
  stay,
  warnings: z.array(z.enum(reportWarnings)),
  sections: z.array(reportSection),
  /** The most harmful omissions come first. */
  unused: z.array(unusedFact),
})
export type GeneratedReport = z.infer<typeof generatedReport>
