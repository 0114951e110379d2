import { isDeepStrictEqual } from 'node:util'
import type { ModelSettings, ReportTemplate, UnsupportedAct, VerifierLevel } from '@alta/contract/model'
import { Problem } from '@alta/contract/problems'
import type { Model } from '#base/model'
import type { Services } from '#base/services'

/** The settings as they are stored for an organisation. */
export type StoredModelSettings = Omit<ModelSettings, 'endpoint' | 'embedding'>

/** The settings of an organisation that never changed them. */
export const untouchedSettings: StoredModelSettings = {
  model_allowed: true,
  embedding_allowed: true,
  model: null,
  verifier: 'rules',
  on_unsupported: 'remove',
  templates: [],
  revision: 0,
}

/** The models that an organisation uses, and how. */
export interface ModelWriter {
  readonly model: Model
  /** The name of the model that writes. */
  readonly name: string
  /** The name of the model that looks again at what was written; null: there is no second look. */
  readonly judge: string | null
  readonly verifier: VerifierLevel
  readonly on_unsupported: UnsupportedAct
  readonly templates: readonly ReportTemplate[]
}

/**
 * null: there is no model, or the organisation's text may not be sent to it. A chosen model that no longer exists is
 * replaced by the first one.
 */
export function writerOf(model: Model | null, settings: StoredModelSettings): ModelWriter | null {
  if (!model || !settings.model_allowed) return null
  const { verifier, on_unsupported, templates } = settings
  const chosen = model.models.find((name) => name === settings.model) ?? model.models[0]
  if (chosen === undefined) return null
  const judge = verifier === 'rules_and_judge' ? (model.judge ?? chosen) : null
  return { model, name: chosen, judge, verifier, on_unsupported, templates }
}

/** Why an organisation has no writer. */
export const reasonWithout = (model: Model | null): 'no_model' | 'not_allowed' => (model ? 'not_allowed' : 'no_model')

/** The settings, with the endpoint to which text is sent if that is allowed. */
export const modelSettingsAnswer = (
  settings: StoredModelSettings,
  { model, embeddings }: Pick<Services, 'model' | 'embeddings'>,
): ModelSettings => ({
  ...settings,
  endpoint: model && { host: model.host, models: [...model.models], judge: model.judge },
  embedding: embeddings && { host: embeddings.host, model: embeddings.name },
})

type ModelSettingValues = Omit<StoredModelSettings, 'revision'>
type ModelSettingsChange = { readonly [Field in keyof ModelSettingValues]?: ModelSettingValues[Field] | undefined }

/** The values that would really change; empty when none would. */
export function changedSettings(requested: ModelSettingsChange, current: StoredModelSettings) {
  const { model_allowed, embedding_allowed, model, verifier, on_unsupported, templates } = requested
  return {
    ...(model_allowed !== undefined && model_allowed !== current.model_allowed && { model_allowed }),
    ...(embedding_allowed !== undefined && embedding_allowed !== current.embedding_allowed && { embedding_allowed }),
    ...(model !== undefined && model !== current.model && { model }),
    ...(verifier !== undefined && verifier !== current.verifier && { verifier }),
    ...(on_unsupported !== undefined && on_unsupported !== current.on_unsupported && { on_unsupported }),
    ...(templates !== undefined && !isDeepStrictEqual(templates, current.templates) && { templates }),
  }
}

/** Throws `validation-failed` at `/model` for a model that the endpoint does not have. */
export function mustBeKnownModel(chosen: string | null, model: Model | null): void {
  if (chosen !== null && !model?.models.includes(chosen))
    throw new Problem('validation-failed', { errors: [{ pointer: '/model', code: 'invalid' }] })
}

/** The places of values that repeat an earlier one. */
const repeated = (values: readonly string[]): number[] =>
  values.flatMap((one, index) => (values.indexOf(one) < index ? [index] : []))

/**
 * Throws `validation-failed` at each name that another template has, regardless of case, and at each section named
 * twice.
 */
export function mustBeDistinct(templates: readonly ReportTemplate[]): void {
  const names = repeated(templates.map(({ name }) => name.toLowerCase())).map((index) => `/templates/${index}/name`)
  const keys = templates.flatMap(({ sections }, index) =>
    repeated(sections.map(({ key }) => key)).map((section) => `/templates/${index}/sections/${section}/key`),
  )
  const errors = [...names, ...keys].map((pointer) => ({ pointer, code: 'already_taken' as const }))
  if (errors.length > 0) throw new Problem('validation-failed', { errors })
}
