import { id } from '@alta/contract/fields'
import type { ReportStrategy } from '@alta/contract/organisations'
import * as z from 'zod/mini'
import type { CourseWork } from '#base/course-file/course-work'
import { type Job, jobOf } from '#base/jobs'
import type { Services } from '#base/services'
import { failReport, runReport } from './reports.run.ts'
import type { ReportKey } from './reports.store.ts'
import type { WriteReport } from './reports.threads.ts'

export const reportKey = z.object({ organisation_id: id, discharge_report_id: id })
export type GenerateJob = Job<Services, ReportKey>

/**
 * Two kinds of jobs, for reports by the engine alone and for reports with a model: they do not wait for one another.
 */
export interface ReportJobs {
  readonly alone: GenerateJob
  readonly withModel: GenerateJob
}

export const jobFor = ({ alone, withModel }: ReportJobs, strategy: ReportStrategy): GenerateJob =>
  strategy === 'extractive' ? alone : withModel

/**
 * Writes a queued report without a model. When the engine fails it would fail again, so the report is marked as failed
 * at once. When the server dies, the job runs again in a process of its own, which shows whether the report was the
 * cause.
 */
export const generateJob = (write: WriteReport, courses: CourseWork): GenerateJob =>
  jobOf<Services, ReportKey>({
    name: 'generate-report',
    data: reportKey,
    retries: 2,
    run: (job) =>
      runReport({ ...job, courses }, async ({ source_text, requested_language, created_by }, { signal }) => {
        const { organisation_id } = job.data
        const turn = { organisation_id, caller_id: created_by ?? organisation_id }
        const is_suspect = job.is_suspect === true
        const report = await write({ turn, text: source_text, language: requested_language, signal, is_suspect })
        return { report, shown: [], model: null, template: null }
      }),
    failed: ({ services, data }) => failReport(services, data, 'engine-unavailable'),
  })
