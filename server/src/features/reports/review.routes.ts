import * as review from '@alta/contract/review'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { scopeFor, callerSubmitter, userIdOf } from '#base/access'
import { deleteEvents } from '#base/events'
import { jsonPieces, writtenAnswer } from '#base/http/json-text'
import { serve } from '#base/route'
import { mustNotHoldReport } from '../legal-holds/legal-holds.store.ts'
import { dropAcceptance, listAcceptances, saveAcceptance } from './acceptances.store.ts'
import { saveRating } from './ratings.store.ts'
import { reopenSigned, signedAsWritten } from './reopen.ts'
import { correctionAnswer } from './report-answer.ts'
import { lockOrganisationOf, lockReport } from './lock.store.ts'
import { loadReport, loadReportEvenPutAway } from './report.record.ts'
import { publishReportEvent } from './reports.run.ts'
import { isFinished } from './reports.rules.ts'
import { removeReport } from './remove.store.ts'
import { findReport, findSummary, topicOf } from './reports.store.ts'
import type { ReviewWork } from './review.threads.ts'
import { listReviews } from './section-reviews.store.ts'
import * as rules from './review.rules.ts'
import * as store from './review.store.ts'

/** The corrections are streamed one after the other: all of them together may be too large for the memory. */
function readRoute(app: FastifyInstance): void {
  serve(app, review.revisions, {
    load: loadReportEvenPutAway,
    handle: async ({ record: report, db, services }) => {
      const signatures = new Map((await store.listSignatures(db, report)).map((signed) => [signed.revision, signed]))
      const corrections = await store.listCorrections(db, report)
      return writtenAnswer(async function* () {
        let before = '{"items":['
        for (const correction of corrections) {
          const sections = await store.findSections(services.db, report, correction.revision)
          if (sections === undefined) throw new Problem('not-found')
          yield before
          yield* jsonPieces({
            ...correctionAnswer({ ...correction, sections }),
            signature: signatures.get(correction.revision) ?? null,
          })
          before = ','
        }
        yield corrections.length === 0 ? '{"items":[],"next_cursor":null}' : '],"next_cursor":null}'
      })
    },
  })
}

function acceptRoute(app: FastifyInstance, work: ReviewWork): void {
  serve(app, review.accept, {
    load: loadReport,
    prepare: async ({ record: report, db, actor, scope, body, signal }) => {
      const user_id = rules.personOf(actor)
      rules.mustBeReady(report.status)
      const correction = await store.newestCorrection(db, report)
      const sections = correction?.sections ?? (await findReport(db, scope, report))?.sections ?? '[]'
      const turn = callerSubmitter(actor, report.organisation_id)
      if (!(await work.stands({ turn, signal }, sections, body))) throw new Problem('stale-revision')
      const signed = await signedAsWritten(db, work, { scope, reportKey: report, actor, signal })
      return { user_id, revision: correction?.revision ?? 0, signed }
    },
    handle: async ({ record: report, db, actor, body, now, note }, { user_id, revision, signed }) => {
      const { section, text, accepted } = body
      // Only the section is recorded: the sentence is about the patient.
      note({ section, accepted })
      if ((await lockReport(db, report)) === undefined) throw new Problem('not-found')
      if ((await store.newestRevision(db, report)) !== revision) throw new Problem('stale-revision')
      const by = { accepted_at: now, accepted_by: user_id, accepter_name: actor.name }
      const changed = accepted
        ? await saveAcceptance(db, report, { section, text, ...by })
        : await dropAcceptance(db, report, { section, text })
      // The exported files lose or get a mark.
      if (changed) note({ reopened: await reopenSigned(db, { reportKey: report, actor, now, signed }) })
      return { items: await listAcceptances(db, report), next_cursor: null }
    },
  })
}

function rateRoute(app: FastifyInstance): void {
  serve(app, review.rate, {
    load: loadReport,
    handle: async ({ record: report, db, actor, body, now, note }) => {
      // The level is recorded; the comment may name a patient.
      note({ level: body.level })
      rules.mustBeReady(report.status)
      if ((await lockReport(db, report)) === undefined) throw new Problem('not-found')
      const rating = { level: body.level, comment: body.comment ?? null, rated_at: now }
      await saveRating(db, { ...report, user_id: userIdOf(actor) }, rating)
      return { ...rating, rated_at: now.toISOString() }
    },
  })
}

function signRoute(app: FastifyInstance, work: ReviewWork): void {
  serve(app, review.sign, {
    load: loadReport,
    // The signed content is put together before the transaction, and compared with the present state in it.
    prepare: async ({ record, db, actor, scope, body, signal }) => {
      rules.mustBeReady(record.status)
      rules.mustBeVersion(body.version, body.revision)
      const correction = await store.newestCorrection(db, record)
      rules.mustBeNewestRevision(body.revision, correction?.revision ?? 0, '/revision')
      const report = await findReport(db, scope, record)
      if (!report || report.language === null) throw new Problem('not-found')
      const { organisation_id, language, title, source, stay, patient, sections: generated } = report
      const whose = { organisation_id, title, patient, head: correction?.head ?? {} }
      const signable = { ...whose, language, source_sha256: source.sha256, stay, generated }
      const options = { turn: callerSubmitter(actor, organisation_id), signal }
      const digest = await work.digest(options, { ...signable, newest: correction?.sections ?? null })
      return { title, digest }
    },
    handle: async ({ record: report, db, actor, body, now, note, answerWith }, { title, digest }) => {
      const { version, revision, title: read } = body
      note({ version, revision })
      // The organisation is locked first, as its deletion does.
      await lockOrganisationOf(db, report)
      if ((await lockReport(db, report)) === undefined) throw new Problem('not-found')
      rules.mustBeNewestRevision(revision, await store.newestRevision(db, report), '/revision')
      const before = (await store.listSignatures(db, report)).find((signed) => signed.revision === revision)
      const user_id = userIdOf(actor)
      if (before && before.signed_by.user_id !== user_id) throw new Problem('already-exists')
      if (before) {
        answerWith(200)
        return before
      }
      const present = await findSummary(db, scopeFor(actor, 'discharge_reports:read'), report)
      if (present?.title !== title || (read !== undefined && read !== title)) throw new Problem('stale-revision')
      const reviewed = await listReviews(db, { ...report, user_id })
      note({ digest, reviewed: reviewed.length })
      const signed = { revision, title, digest, signed_at: now, signed_by: user_id, signer_name: actor.name }
      await store.insertSignature(db, report, { ...signed, accepted: await listAcceptances(db, report) })
      const signed_by = { user_id, name: actor.name }
      return { version, revision, title, digest, signed_at: now.toISOString(), signed_by }
    },
  })
}

function removeRoute(app: FastifyInstance): void {
  serve(app, review.remove, {
    load: loadReport,
    handle: async ({ record: report, db, services, now }) => {
      await mustNotHoldReport(db, report, now)
      const status = await lockReport(db, report)
      if (status === undefined) throw new Problem('not-found')
      rules.mustNeverBeSigned(await store.listSignatures(db, report))
      await removeReport(db, report)
      await deleteEvents(db, topicOf(report))
      // The writing run stops, perhaps in another process, and listeners are told.
      if (!isFinished(status))
        await publishReportEvent(services, db, {
          ...report,
          event: 'status',
          data: { status: 'cancelled', progress: report.progress },
        })
      return null
    },
  })
}

/** Reads corrections, accepts sentences, rates, signs and deletes reports. */
export function reviewRoutes(app: FastifyInstance, work: ReviewWork): void {
  readRoute(app)
  acceptRoute(app, work)
  rateRoute(app)
  signRoute(app, work)
  removeRoute(app)
}
