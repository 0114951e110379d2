import * as review from '@alta/contract/review'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { callerSubmitter } from '#base/access'
import { jsonPieces, writtenAnswer } from '#base/http/json-text'
import { serve } from '#base/route'
import { dropDraft, saveDraft } from './drafts.store.ts'
import { correctionAnswer } from './report-answer.ts'
import { lockReport } from './lock.store.ts'
import { loadReport } from './report.record.ts'
import { findReport } from './reports.store.ts'
import { dropReviews } from './section-reviews.store.ts'
import type { ReviewWork } from './review.threads.ts'
import * as rules from './review.rules.ts'
import * as store from './review.store.ts'

/** The two calls of drafts: each person has their own, whatever others save meanwhile. */
function draftRoutes(app: FastifyInstance): void {
  serve(app, review.saveDraft, {
    load: loadReport,
    handle: async ({ record: report, db, actor, body, now }) => {
      const user_id = rules.personOf(actor)
      rules.mustBeReady(report.status)
      rules.mustNotBeAnnulled(report.annulled)
      const { base_revision } = body
      rules.mustBeExistingRevision(base_revision, await store.newestRevision(db, report), '/base_revision')
      const draft = { sections: rules.writtenSections(body.sections), base_revision, updated_at: now }
      await saveDraft(db, { ...report, user_id }, draft)
      return { ...draft, updated_at: now.toISOString() }
    },
  })
  serve(app, review.dropDraft, {
    load: loadReport,
    handle: async ({ record: report, db, actor }) => {
      await dropDraft(db, { ...report, user_id: rules.personOf(actor) })
      return null
    },
  })
}

function correctRoute(app: FastifyInstance, review_work: ReviewWork): void {
  serve(app, review.correct, {
    load: loadReport,
    // Parsing and comparing texts takes time, so it runs before the transaction, on a version that can no longer
    // change.
    prepare: async ({ record, db, actor, scope, body, signal, services }) => {
      rules.mustBeReady(record.status)
      const written = rules.writtenSections(body.sections)
      const report = await findReport(db, scope, record)
      if (!report) throw new Problem('not-found')
      const present = await store.newestCorrection(db, record)
      rules.mustHaveNewestWords(body.base_revision, present)
      const { language, sections: generated, source } = report
      if (language === null) throw new Problem('not-ready')
      const options = { turn: callerSubmitter(actor, record.organisation_id), signal }
      const base = present?.sections ?? null
      const correcting = { language, generated, source_text: source.text, base, written }
      const { changed, unreadable, ...content } = await review_work
        .correct(options, correcting)
        .catch((error: unknown) => {
          if (error instanceof Problem) throw error
          services.log.error(
            { err: error, discharge_report_id: record.discharge_report_id },
            'a correction was not checked',
          )
          throw new Problem('engine-unavailable', { retry_after: 5 })
        })
      rules.refuseUnreadable(unreadable, body.sections)
      return { changed, content }
    },
    handle: async ({ record: report, db, actor, body, now, note }, { changed, content }) => {
      if ((await lockReport(db, report)) === undefined) throw new Problem('not-found')
      const { revision: newest, words_since, head } = await store.newestState(db, report)
      rules.mustHaveNewestWords(body.base_revision, { revision: newest, words_since })
      if (changed.length === 0 && newest === 0) throw rules.nothingChanged('/sections')
      const { user_id, service_credential_id } = actor
      if (changed.length > 0) {
        const by = { corrected_by: user_id, corrected_by_credential: service_credential_id }
        await store.insertCorrection(db, report, {
          ...by,
          ...content,
          head,
          words_since: null,
          revision: newest + 1,
          corrected_at: now,
        })
        await dropReviews(db, report, changed)
      }
      if (user_id !== null) await dropDraft(db, { ...report, user_id })
      const correction = await store.newestCorrection(db, report)
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
