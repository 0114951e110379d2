import * as reports from '@alta/contract/reports'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#base/database'
import { type Actor, scopeFor, callerSubmitter } from '#base/access'
import type { CourseWork } from '#base/course-file/course-work'
import { dateRangeOf } from '#base/date-range'
import { deleteEvents } from '#base/events'
import { defaultLimit, pageOf, positionText, readPosition } from '#base/http/cursor'
import { jsonPieces, writtenAnswer } from '#base/http/json-text'
import { serve } from '#base/route'
import { holdOn } from '../legal-holds/legal-holds.store.ts'
import { listAcceptances } from './acceptances.store.ts'
import { annulRoute } from './annul.routes.ts'
import { listDismissals } from './dismissals.store.ts'
import { markRoutes } from './marks.routes.ts'
import { listReviews } from './section-reviews.store.ts'
import { correctRoutes } from './correct.routes.ts'
import { courseFileRoute, createRoute } from './create.routes.ts'
import { findDraft } from './drafts.store.ts'
import { exportRoute } from './export.routes.ts'
import { headRoutes } from './head.routes.ts'
import { putAwayRoutes } from './put-away.routes.ts'
import { putAwaySeenBy } from './put-away.rules.ts'
import { reopenSigned, signedAsWritten } from './reopen.ts'
import { findRating } from './ratings.store.ts'
import { reportAnswer } from './report-answer.ts'
import { lockReport } from './lock.store.ts'
import { loadReport, loadWholeReportEvenPutAway } from './report.record.ts'
import { isKeyOf, listReports, resolvePosition } from './report-list.store.ts'
import { reportEvents } from './reports.events.ts'
import { jobFor, type ReportJobs } from './reports.jobs.ts'
import { publishReportEvent } from './reports.run.ts'
import { authorOf, mustBeRepeatable, mustHaveRoom } from './reports.rules.ts'
import { saveWords } from './words.store.ts'
import { reviewRoutes } from './review.routes.ts'
import type { ReviewWork } from './review.threads.ts'
import { modelCallRoutes } from './writing/model-calls.routes.ts'
import { deleteCalls } from './writing/model-calls.store.ts'
import * as store from './reports.store.ts'
import * as review from './review.store.ts'

function readRoutes(app: FastifyInstance): void {
  serve(app, reports.list, async ({ db, actor, scope, query, typed, disclose }) => {
    const {
      limit = defaultLimit,
      cursor,
      count,
      sort = '-created_at',
      mine,
      needs_review,
      put_away,
      from,
      to,
      ...filters
    } = query
    const filter = {
      ...filters,
      ...typed,
      ...dateRangeOf({ from, to }),
      scope: put_away === 'true' ? putAwaySeenBy(actor) : scope,
      put_away: put_away === 'true',
      author: mine === 'true' ? authorOf(actor) : undefined,
      needs_review: needs_review && needs_review === 'true',
    }
    const after = await resolvePosition(db, filter, { sort, position: readPosition(cursor, sort, isKeyOf(sort)) })
    const { listed, counted } = await listReports(db, filter, { sort, limit, after, count: count === true })
    const { items, next_cursor } = pageOf(listed, limit, ({ position }) => positionText(sort, position))
    const shown = items.map(({ report }) => report)
    disclose('discharge_report', shown)
    return { items: shown, next_cursor, ...counted }
  })
  serve(app, reports.read, {
    load: loadWholeReportEvenPutAway,
    handle: async ({ record: report, db, actor, now }) => {
      const own = actor.user_id === null ? null : { ...report, user_id: actor.user_id }
      const [signature = null] = await review.listSignatures(db, report)
      const answer = reportAnswer(report, {
        corrected: await review.newestCorrection(db, report),
        draft: own && (await findDraft(db, own)),
        rating: own && (await findRating(db, own)),
        signature,
        accepted: await listAcceptances(db, report),
        reviewed: own === null ? [] : await listReviews(db, own),
        dismissed: await listDismissals(db, report),
        held: await holdOn(db, report, now),
      })
      return writtenAnswer(() => jsonPieces(answer))
    },
  })
  serve(app, reports.events, {
    load: loadReport,
    handle: async ({ record: report, services, last_event_id, signal }) =>
      reportEvents(services, report, { after: Number(/^\d{1,12}$/.exec(last_event_id ?? '')?.[0] ?? 0), signal }),
  })
}

/** Deletes what is left of an earlier run. */
const unwritten = {
  problem_code: null,
  started_at: null,
  sections_done: 0,
  sections: null,
  engine: '',
  engine_version: '',
  model: null,
} as const

/** The report as it is after an act on it. */
async function reportAfter(db: Db, actor: Actor, key: store.ReportKey): Promise<reports.ReportSummary> {
  const found = await store.findSummary(db, scopeFor(actor, 'discharge_reports:read'), key)
  if (!found) throw new Problem('not-found')
  return found
}

/** A new title changes the search words, and reopens a signed report. */
function renameRoute(app: FastifyInstance, { work, courses }: ReportWork): void {
  serve(app, reports.rename, {
    load: loadReport,
    prepare: async ({ record: report, db, actor, scope, body, services, signal }) => {
      if (report.title === body.title) return null
      const course = await store.findCourse(db, report)
      const options = { turn: callerSubmitter(actor, report.organisation_id), keys: services.keys, signal }
      const words = await courses.words(options, [body.title, course?.source_text ?? ''])
      return { words, signed: await signedAsWritten(db, work, { scope, reportKey: report, actor, signal }) }
    },
    handle: async ({ record: report, db, actor, body: { title }, now }, made) => {
      if (made) {
        if ((await lockReport(db, report)) === undefined) throw new Problem('not-found')
        await reopenSigned(db, { reportKey: report, actor, now, signed: made.signed })
        await store.transitionReport(db, { ...report, from: reports.reportStatuses }, { title, title_given: true })
        await saveWords(db, report, made.words)
      }
      return await reportAfter(db, actor, report)
    },
  })
}

function changeRoutes(app: FastifyInstance, jobs: ReportJobs): void {
  serve(app, reports.cancel, {
    load: loadReport,
    handle: async ({ record: report, db, actor, services }) => {
      const cancelled = await store.transitionReport(
        db,
        { ...report, from: ['queued', 'running'] },
        { status: 'cancelled' },
      )
      if (cancelled)
        await publishReportEvent(services, db, {
          ...report,
          event: 'status',
          data: { status: 'cancelled', progress: report.progress },
        })
      return await reportAfter(db, actor, report)
    },
  })
  serve(app, reports.retry, {
    load: loadReport,
    handle: async ({ record: report, db, actor, services }) => {
      const { organisation_id, discharge_report_id } = report
      mustBeRepeatable(report.status)
      // The course was removed, so the report cannot be written again.
      if ((await store.findCourse(db, report))?.source_removed_at) throw new Problem('not-ready')
      await store.lockAuthor(db, authorOf(actor))
      mustHaveRoom(await store.countRunning(db, authorOf(actor)))
      const again = { status: 'queued', ...unwritten } as const
      const moved = await store.transitionReport(db, { ...report, from: ['failed', 'cancelled'] }, again)
      if (!moved) throw new Problem('not-ready')
      await deleteEvents(db, store.topicOf(report))
      await deleteCalls(db, report)
      const data = { organisation_id, discharge_report_id }
      const submitter = callerSubmitter(actor, organisation_id)
      await services.jobs.enqueue(db, jobFor(jobs, report.strategy.key), { data, submitter })
      const after = await reportAfter(db, actor, report)
      await publishReportEvent(services, db, {
        ...report,
        event: 'status',
        data: { status: 'queued', progress: after.progress },
      })
      return after
    },
  })
}

/** The work that runs in threads. */
export interface ReportWork {
  readonly work: ReviewWork
  readonly courses: CourseWork
}

export function reportRoutes(app: FastifyInstance, jobs: ReportJobs, threads: ReportWork): void {
  courseFileRoute(app, threads.courses)
  createRoute(app, jobs, threads.courses)
  readRoutes(app)
  renameRoute(app, threads)
  changeRoutes(app, jobs)
  exportRoute(app, threads.work)
  correctRoutes(app, threads.work)
  headRoutes(app, threads)
  reviewRoutes(app, threads.work)
  markRoutes(app)
  annulRoute(app)
  putAwayRoutes(app)
  modelCallRoutes(app)
}
