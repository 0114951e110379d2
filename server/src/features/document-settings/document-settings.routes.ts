import * as documentSettings from '@alta/contract/document-settings'
import type { FastifyInstance } from 'fastify'
import { loadLockedOrganisation, loadOrganisation, assertCurrentRevision } from '#base/organisations'
import { serve } from '#base/route'
import {
  changedDocumentSettings,
  documentSettingsAnswer,
  logoIn,
  mustNotRepeat,
  mustBeZone,
} from './document-settings.rules.ts'
import { findDocumentSettings, saveDocumentSettings } from './document-settings.store.ts'

export function documentSettingsRoutes(app: FastifyInstance): void {
  serve(app, documentSettings.readDocumentSettings, {
    load: loadOrganisation,
    handle: async ({ record: { organisation_id }, db }) =>
      documentSettingsAnswer(await findDocumentSettings(db, organisation_id)),
  })
  serve(app, documentSettings.changeDocumentSettings, {
    load: loadLockedOrganisation,
    handle: async ({ record: { organisation_id }, db, body, note }) => {
      const current = await findDocumentSettings(db, organisation_id)
      const { revision, logo_base64, ...requested } = body
      assertCurrentRevision(revision, current.revision)
      const logo = typeof logo_base64 === 'string' ? await logoIn(logo_base64) : logo_base64
      const changes = changedDocumentSettings({ ...requested, logo }, current)
      const changed = Object.keys(changes)
      note({ changed: changed.join(' ') })
      if (changes.time_zone !== undefined) mustBeZone(changes.time_zone)
      if (changes.layouts) mustNotRepeat(changes.layouts)
      if (changed.length === 0) return documentSettingsAnswer(current)
      const saved = { ...current, ...changes, revision: current.revision + 1 }
      await saveDocumentSettings(db, organisation_id, saved)
      return documentSettingsAnswer(saved)
    },
  })
}
