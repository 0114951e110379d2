import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, id, line, revision, time } from './fields.ts'
import { limits } from './limits.ts'
import { sectionKeyField } from './report.ts'

/** Language models: where an organisation's text may go, how reports are written there, and what became of it. */

/**
 * How a model's text is checked: with `rules_and_judge` a model also looks again at the sentences, all of them
 * together.
 */
export const verifierLevels = ['rules', 'rules_and_judge'] as const
export type VerifierLevel = (typeof verifierLevels)[number]

/**
 * The treatment of a written sentence that the source does not support, after it was rewritten without success: it is
 * left out, shown with a mark, or its whole section is left to the engine (in a chat: the whole answer).
 */
export const unsupportedActs = ['remove', 'mark', 'block'] as const
export type UnsupportedAct = (typeof unsupportedActs)[number]

/** The number of words of a narrative. */
const words = z.int().check(z.minimum(20), z.maximum(2_000))

/** How a department wants one section. */
export const sectionGuide = z.strictObject({
  key: sectionKeyField,
  style: z.enum(['prose', 'list']),
  /** What to mention and in which order, in the department's own words; may be empty. */
  instruction: z.string().check(z.normalize('NFC'), z.trim(), z.maxLength(limits.instruction_characters)),
})
export type SectionGuide = z.infer<typeof sectionGuide>

/** How a department wants its reports. A section without a guide is written in the common way. */
export const reportTemplate = z.strictObject({
  name: line(1, 80),
  /** Most words of the evolution by length of stay: up to 2 days, 3 to 14, 15 and more. */
  lengths: z.strictObject({ short: words, medium: words, long: words }),
  sections: z.array(sectionGuide).check(z.maxLength(18)),
})
export type ReportTemplate = z.infer<typeof reportTemplate>

const modelName = z.string().check(z.minLength(1), z.maxLength(200))

const settings = {
  /** Whether the organisation's text may be sent to the endpoint that writes. */
  model_allowed: z.boolean(),
  /** Whether it may be sent to the endpoint that makes vectors for the search in chats. */
  embedding_allowed: z.boolean(),
  /** One of the endpoint's models; null: the installation's first. */
  model: z.nullable(modelName),
  verifier: z.enum(verifierLevels),
  on_unsupported: z.enum(unsupportedActs),
  /** Names differ. The first template is used where a report names none; without templates, the common way is. */
  templates: z.array(reportTemplate).check(z.maxLength(limits.templates)),
}

/** The stored settings, and what the installation offers. */
export const modelSettings = z.object({
  ...settings,
  /** The host to which text is sent if that is allowed; null: no endpoint is configured. */
  endpoint: z.nullable(z.object({ host: z.string(), models: z.array(modelName), judge: z.nullable(modelName) })),
  embedding: z.nullable(z.object({ host: z.string(), model: modelName })),
  /** 0 before they were first saved. */
  revision: count,
})
export type ModelSettings = z.infer<typeof modelSettings>

const organisationId = z.object({ organisation_id: id })

export const readSettings = endpoint({
  method: 'GET',
  path: '/organisations/:organisation_id/model-settings',
  summary: 'Where an organisation’s text may go and how models write for it',
  params: organisationId,
  answer: modelSettings,
  access: { organisation: 'organisation:read' },
  record: 'organisation',
  reads: 'none',
})

/** With `revision`, newer settings are `stale-revision`. */
export const changeSettings = endpoint({
  method: 'PATCH',
  path: '/organisations/:organisation_id/model-settings',
  summary: 'Change where an organisation’s text may go and how models write for it',
  params: organisationId,
  body: z.strictObject({
    model_allowed: z.optional(settings.model_allowed),
    embedding_allowed: z.optional(settings.embedding_allowed),
    model: z.optional(settings.model),
    verifier: z.optional(settings.verifier),
    on_unsupported: z.optional(settings.on_unsupported),
    templates: z.optional(settings.templates),
    revision: z.optional(z.union([revision, z.literal(0)])),
  }),
  answer: modelSettings,
  access: { organisation: 'organisation:write' },
  record: 'organisation',
})

/** The steps for which a model is asked. */
export const modelSteps = ['digest', 'section', 'rewrite', 'whole', 'judge', 'head', 'course'] as const
export type ModelStep = (typeof modelSteps)[number]

/** One request to a model on the way to a report, without its text. */
export const modelCall = z.object({
  model_call_id: id,
  step: z.enum(modelSteps),
  section: z.nullable(sectionKeyField),
  model: modelName,
  /** null: its answer was used; otherwise why not, as a code of `modelFailures` or `fallbackReasons`. */
  failure: z.nullable(z.string()),
  prompt_tokens: count,
  completion_tokens: count,
  milliseconds: count,
  /** By the configured prices, in their currency; 0 without prices. */
  cost: z.number(),
  created_at: time,
})
export type ModelCall = z.infer<typeof modelCall>

/** Oldest first; all calls of the newest generation. */
export const calls = endpoint({
  method: 'GET',
  path: '/discharge-reports/:discharge_report_id/model-calls',
  summary: 'What models were asked on the way to a report',
  params: z.object({ discharge_report_id: id }),
  answer: z.object({ items: z.array(modelCall), next_cursor: z.null() }),
  access: { organisation: 'discharge_reports:read' },
  record: 'discharge_report',
  reads: 'clinical',
})
