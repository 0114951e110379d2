import { Problem } from '@alta/contract/problems'
import { emptyPatient } from '@alta/contract/report'
import { dismissWarnings, reportStatuses } from '@alta/contract/reports'
import type { FastifyInstance } from 'fastify'
import { callerSubmitter } from '#base/access'
import type { CourseWork } from '#base/course-file/course-work'
import { jsonPieces, writtenAnswer } from '#base/http/json-text'
import { serve } from '#base/route'
import { changedFields, listedHead, mustBePossibleHead, titleOfStay } from './head.rules.ts'
import { lockReport } from './lock.store.ts'
import { correctionAnswer } from './report-answer.ts'
import { loadReport } from './report.record.ts'
import { findReport, transitionReport } from './reports.store.ts'
import { saveWords } from './words.store.ts'
import type { ReviewWork } from './review.threads.ts'
import * as review from '@alta/contract/review'
import * as rules from './review.rules.ts'
import * as store from './review.store.ts'

interface Threads {
  readonly work: ReviewWork
  readonly courses: CourseWork
}

/** Corrects patient and stay: a revision with the same words, and other columns for the lists. */
function correctHeadRoute(app: FastifyInstance, { work, courses }: Threads): void {
  serve(app, review.correctHead, {
    load: loadReport,
    prepare: async ({ record, db, actor, scope, body, now, services, signal }) => {
      rules.mustBeReady(record.status)
      const report = await findReport(db, scope, record)
      if (!report || report.language === null) throw new Problem('not-found')
      rules.mustNotBeAnnulled(report.annulled)
      const { language, stay, sections: generated } = report
      const present = await store.newestState(db, record)
      const read = { language, stay, patient: report.patient ?? emptyPatient }
      const [before, after] = [
        { ...read, head: present.head },
        { ...read, head: body.head },
      ]
      mustBePossibleHead(after, now)
      // A title that was made from the stay follows the correction.
      const title = report.title === titleOfStay(before) ? (titleOfStay(after) ?? report.title) : report.title
      const listed = listedHead(after)
      const options = { turn: callerSubmitter(actor, record.organisation_id), signal }
      const named = [title, listed.patient_name ?? '', listed.record_number ?? '', listed.service ?? '']
      const words = await courses.words({ ...options, keys: services.keys }, [...named, report.source.text])
      const copy = present.revision === 0 ? await work.copy(options, { language, generated }) : null
      return { copy, words, listed, title }
    },
    handle: async (
      { record: report, db, actor, body: { head, revision }, now, note },
      { copy, words, listed, title },
    ) => {
      if ((await lockReport(db, report)) === undefined) throw new Problem('not-found')
      const newest = await store.newestState(db, report)
      rules.mustBeExistingRevision(revision, newest.revision, '/revision')
      const fields = changedFields(newest.head, head)
      // A correction that is sent twice makes one revision.
      if (fields.length > 0) {
        rules.mustBeNewestRevision(revision, newest.revision, '/revision')
        const by = { corrected_by: actor.user_id, corrected_by_credential: actor.service_credential_id }
        const made = { ...by, head, revision: newest.revision + 1, corrected_at: now }
        if (newest.revision > 0) await store.copyCorrection(db, report, { ...made, from: newest.revision })
        else if (copy) await store.insertCorrection(db, report, { ...made, ...copy, words_since: 0 })
        else throw new Problem('stale-revision')
        await transitionReport(db, { ...report, from: reportStatuses }, { ...listed, title })
        await saveWords(db, report, words)
      }
      const corrected = await store.newestCorrection(db, report)
      if (!corrected) throw rules.nothingChanged('/head')
      note({ revision: corrected.revision, fields: fields.join(',') })
      return writtenAnswer(() => jsonPieces({ title, corrected: correctionAnswer(corrected) }))
    },
  })
}

function dismissRoute(app: FastifyInstance): void {
  serve(app, dismissWarnings, {
    load: loadReport,
    handle: async ({ record: report, db }) => {
      if ((await lockReport(db, report)) === undefined) throw new Problem('not-found')
      await transitionReport(db, { ...report, from: ['ready'] }, { warnings: '[]' })
      return null
    },
  })
}

export function headRoutes(app: FastifyInstance, threads: Threads): void {
  correctHeadRoute(app, threads)
  dismissRoute(app)
}
