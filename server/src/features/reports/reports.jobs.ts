import { id } from '@alta/contract/fields'
import type { ProblemCode } from '@alta/contract/problems'
import type { GeneratedReport } from '@alta/contract/report'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { lastKept } from '#base/events'
import { type Job, jobOf } from '#base/jobs'
import type { Schema } from '#base/database/schema'
import type { Services } from '#base/services'
import { sectionTotal, titleFrom, toDecide, toDecideBySection } from './reports.rules.ts'
import { findCourse, insertSectionFigures, moveReport, type ReportKey, saveWords, topicOf } from './reports.store.ts'
import type { WriteReport } from './reports.threads.ts'

const reportKey = z.object({ organisation_id: id, discharge_report_id: id })
export type GenerateJob = Job<Services, ReportKey>

const progress = (done: number) => ({ done, total: sectionTotal })

/** Tells everyone who watches the report. */
export const tell = (
  services: Services,
  trx: Transaction<Schema>,
  event: ReportKey & { event: string; data: unknown },
) => services.events.publish(trx, { ...topicOf(event), event: event.event, data: event.data })

/** Marks the report as being written, in the first run or again after a crash. Undefined: nothing is left to do. */
async function begin(services: Services, key: ReportKey) {
  return await services.db.transaction().execute(async (trx) => {
    const running = { status: 'running', started_at: services.clock.now() } as const
    if (!(await moveReport(trx, { ...key, from: ['queued', 'running'] }, running))) return undefined
    await tell(services, trx, { ...key, event: 'status', data: { status: 'running', progress: progress(0) } })
    const course = await findCourse(trx, key)
    return course && { ...course, last_event: await lastKept(trx, topicOf(key)) }
  })
}

type Begun = NonNullable<Awaited<ReturnType<typeof begin>>>

interface Run {
  readonly services: Services
  readonly data: ReportKey
  readonly signal: AbortSignal
}

/**
 * Listens, while `write` works, whether anybody gives the report another status: it was cancelled, perhaps in another
 * process, or is to be made anew. Then its signal aborts and what comes of it is 'given up'.
 */
async function unlessGivenUp<T>(
  { services, data, signal }: Run,
  { last_event }: Begun,
  write: (signal: AbortSignal) => Promise<T>,
): Promise<T | 'given up'> {
  const [givenUp, written] = [new AbortController(), new AbortController()]
  const following = { ...topicOf(data), after: last_event, signal: written.signal }
  const listen = async () => {
    for await (const { event } of services.events.follow(following)) if (event === 'status') return givenUp.abort()
  }
  const listening = listen().catch((error: unknown) => services.log.error({ err: error }, 'a cancel may go unheard'))
  try {
    return await write(AbortSignal.any([signal, givenUp.signal]))
  } catch (error) {
    if (givenUp.signal.aborted) return 'given up'
    throw error
  } finally {
    written.abort()
    await listening
  }
}

/** All of the report at once: whoever reads it finds it whole or not written at all. */
async function finish(
  services: Services,
  key: ReportKey,
  { begun, report }: { begun: Begun; report: GeneratedReport },
) {
  const title = begun.title_given ? undefined : (titleFrom(report.title) ?? begun.title)
  const generation_seconds = (services.clock.now().getTime() - (begun.started_at?.getTime() ?? 0)) / 1000
  await services.db.transaction().execute(async (trx) => {
    const kept = await moveReport(
      trx,
      { ...key, from: ['running'] },
      {
        status: 'ready',
        ...(title !== undefined && { title }),
        language: report.language,
        engine: report.engine.name,
        engine_version: report.engine.version,
        sections: JSON.stringify(report.sections),
        unused: JSON.stringify(report.unused),
        sections_done: report.sections.length,
        ...toDecide(report),
        generation_seconds,
      },
    )
    // cancelled meanwhile: what was written is dropped
    if (!kept) return
    if (title !== undefined) await saveWords(trx, key, { title, source_text: begun.source_text })
    await insertSectionFigures(trx, key, toDecideBySection(report))
    for (const [index, section] of report.sections.entries())
      await tell(services, trx, { ...key, event: 'section', data: { section, progress: progress(index + 1) } })
    await tell(services, trx, { ...key, event: 'ready', data: { generation_seconds } })
  })
}

async function fail(services: Services, key: ReportKey, problem_code: ProblemCode): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const failed = { status: 'failed', problem_code } as const
    if (!(await moveReport(trx, { ...key, from: ['queued', 'running'] }, failed))) return
    await tell(services, trx, { ...key, event: 'status', data: { status: 'failed', progress: progress(0) } })
    await tell(services, trx, { ...key, event: 'problem', data: { code: problem_code } })
  })
}

/**
 * Writes a queued report. An engine that fails would fail again, so the report says so at once; a server that dies is
 * another matter: the job runs again after the next start, three times in all.
 */
export const generateJob = (write: WriteReport): GenerateJob =>
  jobOf<Services, ReportKey>({
    name: 'generate-report',
    data: reportKey,
    retries: 2,
    run: async (job) => {
      const { services, data, signal } = job
      const begun = await begin(services, data)
      if (!begun) return
      const course = { text: begun.source_text, language: begun.requested_language }
      const report = await unlessGivenUp(job, begun, (given) => write({ ...course, signal: given })).catch(
        (error: unknown) => {
          if (signal.aborted) throw error
          services.log.error(
            { err: error, discharge_report_id: data.discharge_report_id },
            'a report could not be written',
          )
          return undefined
        },
      )
      if (report === 'given up') return
      await (report ? finish(services, data, { begun, report }) : fail(services, data, 'unexpected'))
    },
    failed: ({ services, data }) => fail(services, data, 'engine-unavailable'),
  })
