import * as review from '@alta/contract/review'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { turnOf } from '#base/access'
import { jsonPieces, writtenAnswer } from '#base/http/json-text'
import { serve } from '#base/route'
import { dropDraft, saveDraft } from './drafts.store.ts'
import { correctionAnswer } from './report-answer.ts'
import { lockReport } from './hold.store.ts'
import { reportSeen } from './report-seen.ts'
import { findReport } from './reports.store.ts'
import { dropReviews } from './section-reviews.store.ts'
import * as rules from './review.rules.ts'
import * as store from './review.store.ts'
import type { ReviewWork } from './review.threads.ts'

/** The two calls of unsaved work: each person's own, whatever others save meanwhile. */
function draftRoutes(app: FastifyInstance): void {
  serve(app, review.saveDraft, async ({ db, actor, params, body, now }) => {
    const permitted = { actor, permission: 'discharge_reports:correct' } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    const user_id = rules.personOf(actor)
    rules.mustBeReady(seen.status)
    rules.mustNotBeAnnulled(seen.annulled)
    const { base_revision } = body
    rules.mustHaveBeen(base_revision, await store.newestRevision(db, seen), '/base_revision')
    const draft = { sections: rules.writtenSections(body.sections), base_revision, updated_at: now }
    await saveDraft(db, { ...seen, user_id }, draft)
    return { ...draft, updated_at: now.toISOString() }
  })
  serve(app, review.dropDraft, async ({ db, actor, params }) => {
    const permitted = { actor, permission: 'discharge_reports:correct' } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    await dropDraft(db, { ...seen, user_id: rules.personOf(actor) })
    return null
  })
}

function correctRoute(app: FastifyInstance, review_work: ReviewWork): void {
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
      rules.mustHaveItsWords(body.base_revision, present)
      const { language, sections: generated, source } = report
      if (language === null) throw new Problem('not-ready')
      const asking = { turn: turnOf(actor, seen.organisation_id), signal }
      const base = present?.sections ?? null
      const correcting = { language, generated, source_text: source.text, base, written }
      const { changed, unreadable, ...whole } = await review_work
        .correct(asking, correcting)
        .catch((error: unknown) => {
          if (error instanceof Problem) throw error
          services.log.error(
            { err: error, discharge_report_id: seen.discharge_report_id },
            'a correction was not checked',
          )
          throw new Problem('engine-unavailable', { retry_after: 5 })
        })
      rules.refuseUnreadable(unreadable, body.sections)
      return { seen, changed, whole }
    },
    handle: async ({ db, actor, body, now, note }, { seen, changed, whole }) => {
      note({ organisation_id: seen.organisation_id })
      if ((await lockReport(db, seen)) === undefined) throw new Problem('not-found')
      const { revision: newest, words_since, head } = await store.newestState(db, seen)
      rules.mustHaveItsWords(body.base_revision, { revision: newest, words_since })
      if (changed.length === 0 && newest === 0) throw rules.nothingChanged('/sections')
      const { user_id, service_credential_id } = actor
      if (changed.length > 0) {
        const by = { corrected_by: user_id, corrected_by_credential: service_credential_id }
        await store.insertCorrection(db, seen, {
          ...by,
          ...whole,
          head,
          words_since: null,
          revision: newest + 1,
          corrected_at: now,
        })
        await dropReviews(db, seen, changed)
      }
      if (user_id !== null) await dropDraft(db, { ...seen, user_id })
      const correction = await store.newestCorrection(db, seen)
      if (!correction) throw new Problem('unexpected')
      note({ revision: correction.revision })
      return writtenAnswer(() => jsonPieces(correctionAnswer(correction)))
    },
  })
}

export function correctRoutes(app: FastifyInstance, review_work: ReviewWork): void {
  draftRoutes(app)
  correctRoute(app, review_work)
}
