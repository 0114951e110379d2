import type { ReportTemplate } from '@alta/contract/model'
import type { ReportStrategy } from '@alta/contract/organisations'
import type { CourseWork } from '#base/course-file/course-work'
import { jobOf } from '#base/jobs'
import type { Services } from '#base/services'
import { writerOf } from '../../model-settings/model-settings.rules.ts'
import { findModelSettings } from '../../model-settings/model-settings.store.ts'
import { type GenerateJob, reportKey } from '../reports.jobs.ts'
import {
  type StartedRun,
  failReport,
  type ReportRun,
  runReport,
  type Cancellation,
  type FinishedReport,
} from '../reports.run.ts'
import type { ReportKey } from '../reports.store.ts'
import { writeSections } from './writing.steps.ts'
import type { OpenWriting } from './writing.threads.ts'

const templateFor = (templates: readonly ReportTemplate[], templateName: string | null): ReportTemplate | null =>
  templates.find(({ name }) => name === templateName) ?? templates[0] ?? null

/**
 * Parts that `single_pass` cannot write at once are written as in `guided`; the report keeps the name of the chosen
 * strategy.
 */
const writingStrategy = (strategy: ReportStrategy) => (strategy === 'single_pass' ? strategy : 'guided')

/** The settings are read again: where no model may write any more, the engine writes the report and no text is sent. */
async function write(
  run: ReportRun,
  open: OpenWriting,
  [begun, cancellation]: readonly [StartedRun, Cancellation],
): Promise<FinishedReport> {
  const { services, data } = run
  const { organisation_id, discharge_report_id } = data
  const writer = writerOf(services.model, await findModelSettings(services.db, organisation_id))
  const template = templateFor(writer?.templates ?? [], begun.template)
  const strategy = writingStrategy(begun.report_strategy)
  const source = open({
    key: `${organisation_id}/${discharge_report_id}/${begun.run}`,
    source: begun.source_text,
    options: {
      strategy,
      language: begun.requested_language,
      template,
      context_tokens: writer?.model.context_tokens ?? Number.MAX_SAFE_INTEGER,
      on_unsupported: writer?.on_unsupported ?? 'block',
      judge: writer !== null && writer.judge !== null,
    },
    signal: cancellation.signal,
    is_suspect: run.is_suspect === true,
  })
  if (writer)
    return await writeSections({ run, begun, cancellation, writer, strategy, source, template: template?.name ?? null })
  return { report: (await source.plan(null)).report, shown: [], model: null, template: null }
}

/**
 * Writes a queued report with a model, where the organisation still has one. It waits for the model most of the time,
 * so many run at once. A failure of the model does not fail the report; a failure of the engine does, as without a
 * model.
 */
export const writeJob = (open: OpenWriting, courses: CourseWork): GenerateJob =>
  jobOf<Services, ReportKey>({
    name: 'write-report',
    data: reportKey,
    retries: 2,
    concurrency: ({ ALTA_JOB_CONCURRENCY: jobs, ALTA_MODEL_URL: url, ALTA_MODEL_CONCURRENCY: requests }) =>
      url === undefined ? 1 : Math.max(jobs, requests),
    run: (job) => {
      const run = { ...job, courses }
      return runReport(run, (...begun) => write(run, open, begun))
    },
    failed: ({ services, data }) => failReport(services, data, 'engine-unavailable'),
  })
