import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { serve } from '#base/route'
import { dropDismissals, findForeignFacts, listDismissals, saveDismissals } from './dismissals.store.ts'
import { lockReport } from './lock.store.ts'
import { loadReport } from './report.record.ts'
import { dropReviews, listReviews, saveReviews } from './section-reviews.store.ts'
import * as marks from '@alta/contract/review-marks'
import * as rules from './review.rules.ts'
import * as store from './review.store.ts'

function reviewSectionsRoute(app: FastifyInstance): void {
  serve(app, marks.reviewSections, {
    load: loadReport,
    handle: async ({ record: report, db, actor, body, now }) => {
      const own = { ...report, user_id: rules.personOf(actor) }
      rules.mustBeReady(report.status)
      if ((await lockReport(db, report)) === undefined) throw new Problem('not-found')
      const { sections, revision, reviewed } = body
      rules.mustBeNewestRevision(revision, await store.newestRevision(db, report), '/revision')
      if (reviewed) await saveReviews(db, own, { sections, revision, reviewed_at: now })
      else await dropReviews(db, own, sections)
      return { items: await listReviews(db, own), next_cursor: null }
    },
  })
}

function dismissRoute(app: FastifyInstance): void {
  serve(app, marks.dismiss, {
    load: loadReport,
    handle: async ({ record: report, db, actor, body: { facts, dismissed }, now, note }) => {
      const dismissed_by = rules.personOf(actor)
      // Only the number is recorded: the facts are about the patient.
      note({ facts: facts.length, dismissed })
      rules.mustBeReady(report.status)
      if ((await lockReport(db, report)) === undefined) throw new Problem('not-found')
      const newest = await store.newestRevision(db, report)
      rules.mustBeOpen(await store.listSignatures(db, report), newest)
      const foreign = await findForeignFacts(db, report, facts)
      if (foreign.length > 0) throw rules.notLeftOut(foreign)
      if (dismissed)
        await saveDismissals(db, report, { facts, dismissed_at: now, dismissed_by, dismisser_name: actor.name })
      else await dropDismissals(db, report, facts)
      return { items: await listDismissals(db, report), next_cursor: null }
    },
  })
}

/**
 * The marks that people make while they review: sections that they have read, and facts left out that do not matter.
 */
export function markRoutes(app: FastifyInstance): void {
  reviewSectionsRoute(app)
  dismissRoute(app)
}
