import * as courseFiles from '@alta/contract/course-files'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { callerSubmitter } from '#base/access'
import type { CourseWork } from '#base/course-file/course-work'
import { newId } from '#base/ids'
import { serve } from '#base/route'
import { writerOf } from '../model-settings/model-settings.rules.ts'
import { findModelSettings } from '../model-settings/model-settings.store.ts'
import { mustBeAvailable, usableStrategy } from '../model-settings/strategies.rules.ts'
import { findOrganisation, loadOrganisationId } from '#base/organisations'
import { jobFor, type ReportJobs } from './reports.jobs.ts'
import { publishReportEvent } from './reports.run.ts'
import { authorOf, mustBeTemplate, mustHaveRoom, provisionalTitle, sectionTotal } from './reports.rules.ts'
import { countRunning, insertReport, lockAuthor, summaryOf } from './reports.store.ts'
import * as reports from '@alta/contract/reports'

/** Reads a file for a person who puts a course together: its text and its day. Nothing of it is stored. */
export function courseFileRoute(app: FastifyInstance, courses: CourseWork): void {
  serve(app, courseFiles.readCourseFile, {
    load: loadOrganisationId,
    prepare: async ({
      record: { organisation_id },
      actor,
      query: { kind },
      bytes,
      services: { readers },
      signal,
      sendProgress,
    }) => {
      const options = { turn: callerSubmitter(actor, organisation_id), readers, signal, onProgress: sendProgress }
      return await courses.readFile(options, { kind, bytes })
    },
    handle: async ({ note }, { text, first, recognised }) => {
      note({ characters: text.length })
      return { text, first_day: first.day, is_year_known: first.is_year_known, recognised }
    },
  })
}

/** Takes a course, stores it with its job, and answers before the engine has begun. */
export function createRoute(app: FastifyInstance, jobs: ReportJobs, courses: CourseWork): void {
  serve(app, reports.create, {
    load: loadOrganisationId,
    admit: async ({ db, actor }) => mustHaveRoom(await countRunning(db, authorOf(actor))),
    prepare: async ({ record: { organisation_id }, actor, body, now, services: { readers, keys }, signal }) => {
      const options = { turn: callerSubmitter(actor, organisation_id), readers, keys, signal }
      const titleFor = (filename?: string) => body.title ?? provisionalTitle(filename, now)
      return await courses.read(options, body.source, { titleFor, unless_warned: body.unless_warned ?? false })
    },
    handle: async ({ record: { organisation_id }, db, actor, scope, services, body, now, note }, course) => {
      const { title, language } = body
      const author = authorOf(actor)
      await lockAuthor(db, author)
      mustHaveRoom(await countRunning(db, author))
      const organisation = await findOrganisation(db, scope, organisation_id)
      if (!organisation) throw new Problem('not-found')
      const settings = await findModelSettings(db, organisation_id)
      const writer = writerOf(services.model, settings)
      if (body.report_strategy !== undefined) mustBeAvailable(body.report_strategy, writer !== null)
      mustBeTemplate(body.template, settings.templates)
      const report_strategy = body.report_strategy ?? usableStrategy(organisation.report_strategy, writer !== null)
      const discharge_report_id = newId(now)
      const report = {
        organisation_id,
        discharge_report_id,
        title: course.title,
        title_given: title !== undefined,
        status: 'queued',
        created_at: now,
        ...author,
        source_filename: course.files[0]?.filename ?? null,
        source_text: course.text,
        source_files: JSON.stringify(course.files.length > 1 ? course.files : []),
        source_uncertain: JSON.stringify(course.uncertain),
        source_sha256: course.sha256,
        requested_language: language ?? null,
        language: null,
        report_strategy,
        template: body.template ?? null,
        engine: '',
        engine_version: '',
        started_at: null,
        generation_seconds: null,
        problem_code: null,
      } as const
      const row = await insertReport(db, report, course.words)
      const key = { organisation_id, discharge_report_id }
      const submitter = callerSubmitter(actor, organisation_id)
      await services.jobs.enqueue(db, jobFor(jobs, report_strategy), { data: key, submitter })
      const progress = { done: 0, total: sectionTotal }
      await publishReportEvent(services, db, { ...key, event: 'status', data: { status: 'queued', progress } })
      note({ discharge_report_id, characters: course.text.length, files: course.files.length })
      return summaryOf({ ...row, organisation_name: organisation.name, author_name: actor.name, credential_name: null })
    },
  })
}
