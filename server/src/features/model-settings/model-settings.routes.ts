import * as model from '@alta/contract/model'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { demandIn } from '#base/access'
import { lockOrganisation, mustBeCurrent, mustSee } from '#base/organisations'
import { serve } from '#base/route'
import { changedSettings, mustBeDistinct, mustBeOffered, settingsSeen } from './model-settings.rules.ts'
import { findModelSettings, saveModelSettings } from './model-settings.store.ts'

export function modelSettingsRoutes(app: FastifyInstance): void {
  serve(app, model.readSettings, async ({ db, actor, services, params }) => {
    const { organisation_id } = params
    await mustSee(db, actor, organisation_id)
    return settingsSeen(await findModelSettings(db, organisation_id), services)
  })
  serve(app, model.changeSettings, async ({ db, actor, services, params, body, note }) => {
    const { organisation_id } = params
    demandIn(actor, 'organisation:write', organisation_id)
    if (!(await lockOrganisation(db, organisation_id))) throw new Problem('not-found')
    const kept = await findModelSettings(db, organisation_id)
    const { revision, ...wanted } = body
    mustBeCurrent(revision, kept.revision)
    const changes = changedSettings(wanted, kept)
    const changed = Object.keys(changes)
    // the words of a template stay out of the log; where text may go belongs into it
    const { model_allowed, embedding_allowed } = changes
    note({
      changed: changed.join(' '),
      ...(model_allowed !== undefined && { model_allowed }),
      ...(embedding_allowed !== undefined && { embedding_allowed }),
    })
    if (changes.model !== undefined) mustBeOffered(changes.model, services.model)
    if (changes.templates) mustBeDistinct(changes.templates)
    if (changed.length === 0) return settingsSeen(kept, services)
    const saved = { ...kept, ...changes, revision: kept.revision + 1 }
    await saveModelSettings(db, organisation_id, saved)
    return settingsSeen(saved, services)
  })
}
