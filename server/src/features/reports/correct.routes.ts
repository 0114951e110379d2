import * as review from '@alta/contract/review'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { serve } from '#base/route'
import type { CheckSections } from './correct.threads.ts'
import { reportSeen } from './report-seen.ts'
import { findReport } from './reports.store.ts'
import * as rules from './review.rules.ts'
import * as store from './review.store.ts'

/** The two calls of unsaved work: each person's own, whatever others save meanwhile. */
function draftRoutes(app: FastifyInstance): void {
  serve(app, review.saveDraft, async ({ db, actor, params, body, now }) => {
    const permitted = { actor, permission: 'discharge_reports:correct' } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    const user_id = rules.personOf(actor)
    rules.mustBeReady(seen.status)
    const { base_revision } = body
    rules.mustHaveBeen(base_revision, await store.newestRevision(db, seen), '/base_revision')
    const draft = { sections: rules.writtenSections(body.sections), base_revision, updated_at: now }
    await store.saveDraft(db, { ...seen, user_id }, draft)
    return { ...draft, updated_at: now.toISOString() }
  })
  serve(app, review.dropDraft, async ({ db, actor, params }) => {
    const permitted = { actor, permission: 'discharge_reports:correct' } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    await store.dropDraft(db, { ...seen, user_id: rules.personOf(actor) })
    return null
  })
}

function correctRoute(app: FastifyInstance, check: CheckSections): void {
  serve(app, review.correct, {
    // parsing and comparing texts takes its time: before the transaction, upon what can no longer change
    prepare: async ({ db, actor, scope, params, body, signal, services }) => {
      const permitted = { actor, permission: 'discharge_reports:correct' } as const
      const seen = await reportSeen(db, params.discharge_report_id, permitted)
      rules.mustBeReady(seen.status)
      const written = rules.writtenSections(body.sections)
      const report = await findReport(db, scope, seen)
      if (!report) throw new Problem('not-found')
      const present = await store.newestCorrection(db, seen)
      rules.mustBeNewest(body.base_revision, present?.revision ?? 0, '/base_revision')
      const generated = rules.asWritten(report)
      const { sections, to_check, changed } = rules.drawn(written, { generated, base: present?.sections ?? generated })
      const asked = { sections: to_check, source_text: report.source.text, signal }
      const checked = await check(asked).catch((error: unknown) => {
        services.log.error(
          { err: error, discharge_report_id: seen.discharge_report_id },
          'a correction was not checked',
        )
        throw new Problem('engine-unavailable', { retry_after: 5 })
      })
      rules.refuseUnreadable(checked.unreadable, body.sections)
      const corrected = new Map(checked.sections.map((section) => [section.key, section]))
      const whole = sections.map((section) => corrected.get(section.key) ?? section)
      return { seen, changed, sections: whole, edit_ratio: rules.editRatioOf(whole, report.generated.sections) }
    },
    handle: async ({ db, actor, body, now, note }, { seen, changed, ...written }) => {
      note({ organisation_id: seen.organisation_id })
      if ((await store.lockReport(db, seen)) === undefined) throw new Problem('not-found')
      const newest = await store.newestRevision(db, seen)
      rules.mustBeNewest(body.base_revision, newest, '/base_revision')
      if (!changed && newest === 0) throw rules.nothingChanged()
      const { user_id, service_credential_id } = actor
      if (changed) {
        const by = { corrected_by: user_id, corrected_by_credential: service_credential_id }
        await store.insertCorrection(db, seen, { ...by, ...written, revision: newest + 1, corrected_at: now })
      }
      if (user_id !== null) await store.dropDraft(db, { ...seen, user_id })
      const correction = await store.newestCorrection(db, seen)
      if (!correction) throw new Problem('unexpected')
      note({ revision: correction.revision })
      return correction
    },
  })
}

export function correctRoutes(app: FastifyInstance, check: CheckSections): void {
  draftRoutes(app)
  correctRoute(app, check)
}
