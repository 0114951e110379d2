import type { ModelSettings, ReportTemplate, UnsupportedAct, VerifierLevel } from '@alta/contract/model'
import type { Model } from '#base/model'

/** As they are kept for an organisation. */
export type KeptModelSettings = Omit<ModelSettings, 'endpoint' | 'embedding'>

/** Of an organisation that never changed them. */
export const untouchedSettings: KeptModelSettings = {
  model_allowed: true,
  embedding_allowed: true,
  model: null,
  verifier: 'rules',
  on_unsupported: 'remove',
  templates: [],
  revision: 0,
}

/** A model that an organisation may ask, and how. */
export interface Writer {
  readonly model: Model
  /** Name of the one of its models that writes. */
  readonly name: string
  /** Name of the one that judges doubtful sentences; null: rules alone decide. */
  readonly judge: string | null
  readonly verifier: VerifierLevel
  readonly on_unsupported: UnsupportedAct
  readonly templates: readonly ReportTemplate[]
}

/** null: there is no model, or the organisation's text may not go to it. A model that is no longer offered gives way to the first. */
export function writerOf(model: Model | null, settings: KeptModelSettings): Writer | null {
  if (!model || !settings.model_allowed) return null
  const { verifier, on_unsupported, templates } = settings
  const chosen = model.models.find((name) => name === settings.model) ?? model.models[0]
  if (chosen === undefined) return null
  const judge = verifier === 'rules_and_judge' ? (model.judge ?? chosen) : null
  return { model, name: chosen, judge, verifier, on_unsupported, templates }
}

/** Why an organisation has no writer. */
export const reasonWithout = (model: Model | null): 'no_model' | 'not_allowed' => (model ? 'not_allowed' : 'no_model')
