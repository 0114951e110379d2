import * as review from '@alta/contract/review'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { scopeFor, turnOf, userIdOf } from '#base/access'
import { forgetEvents } from '#base/events'
import { jsonPieces, writtenAnswer } from '#base/http/json-text'
import { serve } from '#base/route'
import { mustNotHoldReport } from '../legal-holds/legal-holds.store.ts'
import { dropAcceptance, listAcceptances, saveAcceptance } from './acceptances.store.ts'
import { saveRating } from './ratings.store.ts'
import { reopenSigned, signedAsWritten } from './reopen.ts'
import { correctionAnswer } from './report-answer.ts'
import { holdOrganisation, lockReport } from './hold.store.ts'
import { reportSeen } from './report-seen.ts'
import { tell } from './reports.run.ts'
import { isFinished } from './reports.rules.ts'
import { removeReport } from './remove.store.ts'
import { findReport, findSummary, topicOf } from './reports.store.ts'
import * as rules from './review.rules.ts'
import * as store from './review.store.ts'
import type { ReviewWork } from './review.threads.ts'
import { listReviews } from './section-reviews.store.ts'

/** The corrections one after the other: all of them together may be more than the memory should hold. */
function readRoute(app: FastifyInstance): void {
  serve(app, review.revisions, async ({ db, actor, params, services, note }) => {
    const permitted = { actor, permission: 'discharge_reports:read', even_put_away: true } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    note({ organisation_id: seen.organisation_id })
    const signatures = new Map((await store.listSignatures(db, seen)).map((signed) => [signed.revision, signed]))
    const corrections = await store.listCorrections(db, seen)
    return writtenAnswer(async function* () {
      let before = '{"items":['
      for (const correction of corrections) {
        const sections = await store.findSections(services.db, seen, correction.revision)
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
  })
}

function acceptRoute(app: FastifyInstance, work: ReviewWork): void {
  serve(app, review.accept, {
    prepare: async ({ db, actor, scope, params, body, signal }) => {
      const permitted = { actor, permission: 'discharge_reports:correct' } as const
      const seen = await reportSeen(db, params.discharge_report_id, permitted)
      const user_id = rules.personOf(actor)
      rules.mustBeReady(seen.status)
      const correction = await store.newestCorrection(db, seen)
      const sections = correction?.sections ?? (await findReport(db, scope, seen))?.sections ?? '[]'
      const turn = turnOf(actor, seen.organisation_id)
      if (!(await work.stands({ turn, signal }, sections, body))) throw new Problem('stale-revision')
      const signed = await signedAsWritten(db, work, { scope, seen, actor, signal })
      return { seen, user_id, revision: correction?.revision ?? 0, signed }
    },
    handle: async ({ db, actor, body, now, note }, { seen, user_id, revision, signed }) => {
      const { section, text, accepted } = body
      // the section only: the sentence is the patient's
      note({ organisation_id: seen.organisation_id, section, accepted })
      if ((await lockReport(db, seen)) === undefined) throw new Problem('not-found')
      if ((await store.newestRevision(db, seen)) !== revision) throw new Problem('stale-revision')
      const by = { accepted_at: now, accepted_by: user_id, accepter_name: actor.name }
      const changed = accepted
        ? await saveAcceptance(db, seen, { section, text, ...by })
        : await dropAcceptance(db, seen, { section, text })
      // its files lose or get a mark
      if (changed) note({ reopened: await reopenSigned(db, { seen, actor, now, signed }) })
      return { items: await listAcceptances(db, seen), next_cursor: null }
    },
  })
}

function rateRoute(app: FastifyInstance): void {
  serve(app, review.rate, async ({ db, actor, params, body, now, note }) => {
    const permitted = { actor, permission: 'discharge_reports:rate' } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    const { organisation_id } = seen
    // the level is a figure; the comment may name a patient
    note({ organisation_id, level: body.level })
    rules.mustBeReady(seen.status)
    if ((await lockReport(db, seen)) === undefined) throw new Problem('not-found')
    const rating = { level: body.level, comment: body.comment ?? null, rated_at: now }
    await saveRating(db, { ...seen, user_id: userIdOf(actor) }, rating)
    return { ...rating, rated_at: now.toISOString() }
  })
}

function signRoute(app: FastifyInstance, work: ReviewWork): void {
  serve(app, review.sign, {
    // what is signed is put together before the transaction, and held against what stands then
    prepare: async ({ db, actor, scope, params, body, signal }) => {
      const permitted = { actor, permission: 'discharge_reports:sign' } as const
      const seen = await reportSeen(db, params.discharge_report_id, permitted)
      rules.mustBeReady(seen.status)
      rules.mustBeVersion(body.version, body.revision)
      const correction = await store.newestCorrection(db, seen)
      rules.mustBeNewest(body.revision, correction?.revision ?? 0, '/revision')
      const report = await findReport(db, scope, seen)
      if (!report || report.language === null) throw new Problem('not-found')
      const { organisation_id, language, title, source, stay, patient, sections: generated } = report
      const whose = { organisation_id, title, patient, head: correction?.head ?? {} }
      const signable = { ...whose, language, source_sha256: source.sha256, stay, generated }
      const asking = { turn: turnOf(actor, organisation_id), signal }
      const digest = await work.digest(asking, { ...signable, newest: correction?.sections ?? null })
      return { seen, title, digest }
    },
    handle: async ({ db, actor, body, now, note, answerWith }, { seen, title, digest }) => {
      const { version, revision, title: read } = body
      note({ organisation_id: seen.organisation_id, version, revision })
      // first the organisation, as its deletion does
      await holdOrganisation(db, seen)
      if ((await lockReport(db, seen)) === undefined) throw new Problem('not-found')
      rules.mustBeNewest(revision, await store.newestRevision(db, seen), '/revision')
      const before = (await store.listSignatures(db, seen)).find((signed) => signed.revision === revision)
      const user_id = userIdOf(actor)
      if (before && before.signed_by.user_id !== user_id) throw new Problem('already-exists')
      if (before) {
        answerWith(200)
        return before
      }
      const present = await findSummary(db, scopeFor(actor, 'discharge_reports:read'), seen)
      if (present?.title !== title || (read !== undefined && read !== title)) throw new Problem('stale-revision')
      const reviewed = await listReviews(db, { ...seen, user_id })
      note({ digest, reviewed: reviewed.length })
      const signed = { revision, title, digest, signed_at: now, signed_by: user_id, signer_name: actor.name }
      await store.insertSignature(db, seen, { ...signed, accepted: await listAcceptances(db, seen) })
      const signed_by = { user_id, name: actor.name }
      return { version, revision, title, digest, signed_at: now.toISOString(), signed_by }
    },
  })
}

function removeRoute(app: FastifyInstance): void {
  serve(app, review.remove, async ({ db, actor, services, params, now, note }) => {
    const permitted = { actor, permission: 'discharge_reports:delete' } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    note({ organisation_id: seen.organisation_id })
    await mustNotHoldReport(db, seen, now)
    const status = await lockReport(db, seen)
    if (status === undefined) throw new Problem('not-found')
    rules.mustNeverBeSigned(await store.listSignatures(db, seen))
    await removeReport(db, seen)
    await forgetEvents(db, topicOf(seen))
    // whoever writes it, perhaps in another process, stops; whoever watches is told
    if (!isFinished(status))
      await tell(services, db, { ...seen, event: 'status', data: { status: 'cancelled', progress: seen.progress } })
    return null
  })
}

/** Reading what people made of a report, accepting its sentences, rating, signing, deleting it. */
export function reviewRoutes(app: FastifyInstance, work: ReviewWork): void {
  readRoute(app)
  acceptRoute(app, work)
  rateRoute(app)
  signRoute(app, work)
  removeRoute(app)
}
