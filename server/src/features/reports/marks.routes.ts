import { Problem } from '@alta/contract/problems'
import * as marks from '@alta/contract/review-marks'
import type { FastifyInstance } from 'fastify'
import { serve } from '#base/route'
import { dropDismissals, findForeign, listDismissals, saveDismissals } from './dismissals.store.ts'
import { lockReport } from './hold.store.ts'
import { reportSeen } from './report-seen.ts'
import * as rules from './review.rules.ts'
import * as store from './review.store.ts'
import { dropReviews, listReviews, saveReviews } from './section-reviews.store.ts'

function reviewSectionsRoute(app: FastifyInstance): void {
  serve(app, marks.reviewSections, async ({ db, actor, params, body, now, note }) => {
    const permitted = { actor, permission: 'discharge_reports:correct' } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    const own = { ...seen, user_id: rules.personOf(actor) }
    note({ organisation_id: seen.organisation_id })
    rules.mustBeReady(seen.status)
    if ((await lockReport(db, seen)) === undefined) throw new Problem('not-found')
    const { sections, revision, reviewed } = body
    rules.mustBeNewest(revision, await store.newestRevision(db, seen), '/revision')
    if (reviewed) await saveReviews(db, own, { sections, revision, reviewed_at: now })
    else await dropReviews(db, own, sections)
    return { items: await listReviews(db, own), next_cursor: null }
  })
}

function dismissRoute(app: FastifyInstance): void {
  serve(app, marks.dismiss, async ({ db, actor, params, body: { facts, dismissed }, now, note }) => {
    const permitted = { actor, permission: 'discharge_reports:correct' } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    const dismissed_by = rules.personOf(actor)
    // how many: the facts are the patient's
    note({ organisation_id: seen.organisation_id, facts: facts.length, dismissed })
    rules.mustBeReady(seen.status)
    if ((await lockReport(db, seen)) === undefined) throw new Problem('not-found')
    const newest = await store.newestRevision(db, seen)
    rules.mustBeOpen(await store.listSignatures(db, seen), newest)
    const foreign = await findForeign(db, seen, facts)
    if (foreign.length > 0) throw rules.notLeftOut(foreign)
    if (dismissed)
      await saveDismissals(db, seen, { facts, dismissed_at: now, dismissed_by, dismisser_name: actor.name })
    else await dropDismissals(db, seen, facts)
    return { items: await listDismissals(db, seen), next_cursor: null }
  })
}

/** What people mark while they review: sections that they have read, facts left out that are of no matter. */
export function markRoutes(app: FastifyInstance): void {
  reviewSectionsRoute(app)
  dismissRoute(app)
}
