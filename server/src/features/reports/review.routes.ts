import * as review from '@alta/contract/review'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { userIdOf } from '#base/access'
import { forgetEvents } from '#base/events'
import { serve } from '#base/route'
import { dropAcceptance, listAcceptances, saveAcceptance } from './acceptances.store.ts'
import { reopenSigned } from './reopen.ts'
import { reportSeen } from './report-seen.ts'
import { tell } from './reports.run.ts'
import { isFinished } from './reports.rules.ts'
import { findReport, removeReport, topicOf } from './reports.store.ts'
import * as rules from './review.rules.ts'
import * as store from './review.store.ts'

function readRoute(app: FastifyInstance): void {
  serve(app, review.revisions, async ({ db, actor, params, note }) => {
    const permitted = { actor, permission: 'discharge_reports:read', even_put_away: true } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    note({ organisation_id: seen.organisation_id })
    const signatures = new Map((await store.listSignatures(db, seen)).map((signed) => [signed.revision, signed]))
    const corrections = await store.listCorrections(db, seen)
    const items = corrections.map((each) => ({ ...each, signature: signatures.get(each.revision) ?? null }))
    return { items, next_cursor: null }
  })
}

function acceptRoute(app: FastifyInstance): void {
  serve(app, review.accept, async ({ db, actor, scope, params, body, now, note }) => {
    const permitted = { actor, permission: 'discharge_reports:correct' } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    const user_id = rules.personOf(actor)
    const { section, text, accepted } = body
    // the section only: the sentence is the patient's
    note({ organisation_id: seen.organisation_id, section, accepted })
    rules.mustBeReady(seen.status)
    if ((await store.lockReport(db, seen)) === undefined) throw new Problem('not-found')
    const correction = await store.newestCorrection(db, seen)
    const sections = correction?.sections ?? (await findReport(db, scope, seen))?.generated.sections
    rules.mustStandIn(sections ?? [], { section, text })
    const by = { accepted_at: now, accepted_by: user_id, accepter_name: actor.name }
    const changed = accepted
      ? await saveAcceptance(db, seen, { section, text, ...by })
      : await dropAcceptance(db, seen, { section, text })
    // its files lose or get a mark
    if (changed) note({ reopened: await reopenSigned(db, { scope, seen, actor, now }) })
    return { items: await listAcceptances(db, seen), next_cursor: null }
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
    if ((await store.lockReport(db, seen)) === undefined) throw new Problem('not-found')
    const rating = { level: body.level, comment: body.comment ?? null, rated_at: now }
    await store.saveRating(db, { ...seen, user_id: userIdOf(actor) }, rating)
    return { ...rating, rated_at: now.toISOString() }
  })
}

function signRoute(app: FastifyInstance): void {
  serve(app, review.sign, async ({ db, actor, scope, params, body, now, note, answerWith }) => {
    const permitted = { actor, permission: 'discharge_reports:sign' } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    const { version, revision, title: read } = body
    note({ organisation_id: seen.organisation_id, version, revision })
    rules.mustBeReady(seen.status)
    rules.mustBeVersion(version, revision)
    // first the organisation, as its deletion does
    await store.holdOrganisation(db, seen)
    if ((await store.lockReport(db, seen)) === undefined) throw new Problem('not-found')
    const correction = await store.newestCorrection(db, seen)
    rules.mustBeNewest(revision, correction?.revision ?? 0, '/revision')
    const before = (await store.listSignatures(db, seen)).find((signed) => signed.revision === revision)
    const user_id = userIdOf(actor)
    if (before && before.signed_by.user_id !== user_id) throw new Problem('already-exists')
    if (before) {
      answerWith(200)
      return before
    }
    const report = await findReport(db, scope, seen)
    if (!report) throw new Problem('not-found')
    const { title } = report
    if (read !== undefined && read !== title) throw new Problem('stale-revision')
    const signable = { ...report, source_sha256: report.source.sha256, stay: report.generated.stay }
    const digest = rules.digestOf(signable, correction?.sections ?? rules.asWritten(report))
    note({ digest })
    const signed = { revision, title, digest, signed_at: now, signed_by: user_id, signer_name: actor.name }
    await store.insertSignature(db, seen, { ...signed, accepted: await listAcceptances(db, seen) })
    const signed_by = { user_id, name: actor.name }
    return { version, revision, title, digest, signed_at: now.toISOString(), signed_by }
  })
}

function removeRoute(app: FastifyInstance): void {
  serve(app, review.remove, async ({ db, actor, services, params, note }) => {
    const permitted = { actor, permission: 'discharge_reports:delete' } as const
    const seen = await reportSeen(db, params.discharge_report_id, permitted)
    note({ organisation_id: seen.organisation_id })
    const status = await store.lockReport(db, seen)
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
export function reviewRoutes(app: FastifyInstance): void {
  readRoute(app)
  acceptRoute(app)
  rateRoute(app)
  signRoute(app)
  removeRoute(app)
}
