import { Problem, type ProblemCode } from '@alta/contract/problems'
import type { GeneratedReport, ReportSection } from '@alta/contract/report'
import type { Trx } from '#base/database'
import type { CourseWork } from '#base/course-file/course-work'
import { lastStoredEvent } from '#base/events'
import type { JobRun } from '#base/jobs'
import { isOutage } from '#base/outages'
import type { Services } from '#base/services'
import { listedHead, titleOfStay } from './head.rules.ts'
import { sectionTotal, titleFrom, toDecide, toDecideBySection } from './reports.rules.ts'
import {
  beginRun,
  findCourse,
  insertSectionFigures,
  transitionReport,
  type ReportKey,
  topicOf,
} from './reports.store.ts'
import { addNamedWords, saveWords } from './words.store.ts'

/** The steps around the writing of a report, whoever writes it. */

const progressOf = (done: number) => ({ done, total: sectionTotal })

/** The event that shows a section to listeners, with the number of sections finished by then. */
export const sectionEvent = (section: ReportSection, done: number) => ({
  event: 'section',
  data: { section, progress: progressOf(done) },
})

/** Changes a report while this run still writes it; false when it was cancelled, or another run has taken over. */
export const changeRunning = async (
  trx: Trx,
  { data, begun }: { readonly data: ReportKey; readonly begun: StartedRun },
  change: Parameters<typeof transitionReport>[2],
): Promise<boolean> => await transitionReport(trx, { ...data, run: begun.run, from: ['running'] }, change)

/** Publishes an event to everyone who watches the report. */
export const publishReportEvent = (services: Services, trx: Trx, event: ReportKey & { event: string; data: unknown }) =>
  services.events.publish(trx, { ...topicOf(event), event: event.event, data: event.data })

/** Marks the report as running, in the first run or again after a crash. Undefined: there is nothing left to do. */
async function begin(services: Services, key: ReportKey) {
  return await services.db.transaction().execute(async (trx) => {
    const run = await beginRun(trx, key, services.clock.now())
    if (run === undefined) return undefined
    await publishReportEvent(services, trx, {
      ...key,
      event: 'status',
      data: { status: 'running', progress: progressOf(0) },
    })
    const course = await findCourse(trx, key)
    return course && { ...course, run, last_event: await lastStoredEvent(trx, topicOf(key)) }
  })
}

export type StartedRun = NonNullable<Awaited<ReturnType<typeof begin>>>
type ReportJobRun = Omit<JobRun<Services, ReportKey>, 'attempt'>
/** A run of the job, with the threads that read courses. */
export interface ReportRun extends ReportJobRun {
  readonly courses: CourseWork
}

/** Tells the writer that the report is no longer wanted; `giveUp` is for a writer that finds out first. */
export interface Cancellation {
  readonly signal: AbortSignal
  readonly giveUp: () => void
}

/**
 * Listens, while `write` works, for another status of the report: it was cancelled, perhaps in another process, or
 * another run writes it. Then its signal aborts and the result is 'given up'.
 */
async function untilCancelled<T>(
  { services, data, signal }: ReportJobRun,
  { last_event }: StartedRun,
  write: (cancellation: Cancellation) => Promise<T>,
): Promise<T | 'given up'> {
  const [givenUp, written] = [new AbortController(), new AbortController()]
  const following = { ...topicOf(data), after: last_event, signal: written.signal }
  const listen = async () => {
    for await (const { event } of services.events.follow(following)) if (event === 'status') return givenUp.abort()
  }
  const listening = listen().catch((error: unknown) => services.log.error({ err: error }, 'a cancel may go unheard'))
  try {
    return await write({ signal: AbortSignal.any([signal, givenUp.signal]), giveUp: () => givenUp.abort() })
  } catch (error) {
    if (givenUp.signal.aborted) return 'given up'
    throw error
  } finally {
    written.abort()
    await listening
  }
}

/** A finished report as it is stored. */
export interface FinishedReport {
  readonly report: GeneratedReport
  /** The sections that listeners have received; they get the rest. */
  readonly shown: readonly ReportSection[]
  /** The model that wrote it, and the template it followed; null: the engine alone wrote it. */
  readonly model: string | null
  readonly template: string | null
}

/** A title and the words by which the report is found with it. */
export interface TitleAndWords {
  readonly title: string
  readonly words: string
}

/**
 * The patient line as the title, otherwise the stay; null where a person has given a title. It runs before the
 * transaction, because the words of a course take time.
 */
export async function titleOf(
  { data, courses, services }: Pick<ReportRun, 'data' | 'courses' | 'services'>,
  { title_given, title: present, source_text }: StartedRun,
  report: Pick<GeneratedReport, 'title' | 'language' | 'patient' | 'stay'>,
): Promise<TitleAndWords | null> {
  if (title_given) return null
  const title = titleFrom(report.title) ?? titleOfStay({ ...report, head: {} }) ?? present
  const turn = { organisation_id: data.organisation_id, caller_id: data.organisation_id }
  return { title, words: await courses.words({ turn, keys: services.keys }, [title, source_text]) }
}

/** Stores the rest of the report in one transaction: readers see it whole or unfinished. */
async function finish(run: ReportRun, begun: StartedRun, { report, shown, ...by }: FinishedReport): Promise<void> {
  const { services, data: key } = run
  const generation_seconds = (services.clock.now().getTime() - (begun.started_at?.getTime() ?? 0)) / 1000
  const lastSent = new Map(shown.map((section) => [section.key, JSON.stringify(section)]))
  const news = report.sections.filter((section) => lastSent.get(section.key) !== JSON.stringify(section))
  const before = report.sections.length - news.length
  const titled = shown.length === 0 ? await titleOf(run, begun, report) : null
  const saved = await services.db.transaction().execute(async (trx) => {
    const moved = await changeRunning(
      trx,
      { data: key, begun },
      {
        status: 'ready',
        ...by,
        ...(titled && { title: titled.title }),
        language: report.language,
        engine: report.engine.name,
        engine_version: report.engine.version,
        sections: JSON.stringify(report.sections),
        stay: JSON.stringify(report.stay),
        patient: JSON.stringify(report.patient),
        warnings: JSON.stringify(report.warnings),
        ...listedHead({ ...report, head: {} }),
        unused: JSON.stringify(report.unused),
        sections_done: report.sections.length,
        ...toDecide(report),
        generation_seconds,
      },
    )
    // The report was cancelled meanwhile, or another run writes it: this result is dropped.
    if (!moved) return false
    if (titled) await saveWords(trx, key, titled.words)
    else await addNamedWords(trx, key)
    await insertSectionFigures(trx, key, toDecideBySection(report))
    const sections = news.map((section, index) => sectionEvent(section, before + index + 1))
    await services.events.publishAll(trx, topicOf(key), [...sections, { event: 'ready', data: { generation_seconds } }])
    return true
  })
  if (!saved) return
  services.metrics.reports.inc({ strategy: begun.report_strategy })
  for (const { fallback } of report.sections) if (fallback) services.metrics.fallbacks.inc({ reason: fallback })
}

type RunKey = ReportKey & { readonly run?: number }

/** `run`: fails the report only if that run is still the newest. */
export async function failReport(services: Services, key: RunKey, problem_code: ProblemCode): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const failed = { status: 'failed', problem_code } as const
    if (!(await transitionReport(trx, { ...key, from: ['queued', 'running'] }, failed))) return
    await publishReportEvent(services, trx, {
      ...key,
      event: 'status',
      data: { status: 'failed', progress: progressOf(0) },
    })
    await publishReportEvent(services, trx, { ...key, event: 'problem', data: { code: problem_code } })
  })
}

/** Runs the job until the report is ready or failed. An aborted job throws, and runs again. */
export async function runReport(
  job: ReportRun,
  write: (begun: StartedRun, cancellation: Cancellation) => Promise<FinishedReport>,
): Promise<void> {
  const { services, data, signal } = job
  const begun = await begin(services, data)
  if (!begun) return
  const written = await untilCancelled(job, begun, (cancellation) => write(begun, cancellation)).catch(
    (error: unknown) => {
      // The job runs again when the outage is over.
      if (signal.aborted || isOutage(error)) throw error
      services.log.error({ err: error, discharge_report_id: data.discharge_report_id }, 'a report could not be written')
      return error instanceof Problem ? error.code : 'unexpected'
    },
  )
  if (written === 'given up') return
  if (typeof written === 'string') await failReport(services, { ...data, run: begun.run }, written)
  else await finish(job, begun, written)
}
