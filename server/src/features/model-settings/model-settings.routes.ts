import * as model from '@alta/contract/model'
import type { FastifyInstance } from 'fastify'
import { serve } from '#base/route'
import { changedSettings, mustBeDistinct, mustBeKnownModel, modelSettingsAnswer } from './model-settings.rules.ts'
import { findModelSettings, saveModelSettings } from './model-settings.store.ts'
import { loadLockedOrganisation, loadOrganisation, assertCurrentRevision } from '#base/organisations'

export function modelSettingsRoutes(app: FastifyInstance): void {
  serve(app, model.readSettings, {
    load: loadOrganisation,
    handle: async ({ record: { organisation_id }, db, services }) =>
      modelSettingsAnswer(await findModelSettings(db, organisation_id), services),
  })
  serve(app, model.changeSettings, {
    load: loadLockedOrganisation,
    handle: async ({ record: { organisation_id }, db, services, body, note }) => {
      const current = await findModelSettings(db, organisation_id)
      const { revision, ...requested } = body
      assertCurrentRevision(revision, current.revision)
      const changes = changedSettings(requested, current)
      const changed = Object.keys(changes)
      // The texts of a template stay out of the log; where text may be sent is recorded.
      const { model_allowed, embedding_allowed } = changes
      note({
        changed: changed.join(' '),
        ...(model_allowed !== undefined && { model_allowed }),
        ...(embedding_allowed !== undefined && { embedding_allowed }),
      })
      if (changes.model !== undefined) mustBeKnownModel(changes.model, services.model)
      if (changes.templates) mustBeDistinct(changes.templates)
      if (changed.length === 0) return modelSettingsAnswer(current, services)
      const saved = { ...current, ...changes, revision: current.revision + 1 }
      await saveModelSettings(db, organisation_id, saved)
      return modelSettingsAnswer(saved, services)
    },
  })
}
