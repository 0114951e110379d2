import type {
  Digest,
  ModelReads,
  StepOutcome,
  WritingOptions,
  WritingPlan,
  WritingStep,
} from '@alta/clinical/writing/writing'
import type { GeneratedReport, ReportSection } from '@alta/contract/report'
import { isWritable, type SectionKey } from '@alta/contract/sections'
import { limitConcurrency } from '#base/limit-concurrency'
import { type ModelWriter, writerOf } from '../../model-settings/model-settings.rules.ts'
import { findModelSettings } from '../../model-settings/model-settings.store.ts'
import { sectionTotal } from '../reports.rules.ts'
import {
  type StartedRun,
  changeRunning,
  sectionEvent,
  type ReportRun,
  titleOf,
  type Cancellation,
  type FinishedReport,
} from '../reports.run.ts'
import { topicOf } from '../reports.store.ts'
import { saveWords } from '../words.store.ts'
import { type NewCall, insertCalls, listAnswered } from './model-calls.store.ts'
import { requestAnswer, nameFor, type ModelReply } from './writing.requests.ts'
import type { WritingSource } from './writing.threads.ts'

/**
 * The name of the writer in a report's imprint; its version is that of the engine which checks and completes the text.
 */
export const engines = { guided: 'alta-guided', single_pass: 'alta-single-pass' } as const

/** The organisation switched the model off while its report was written. */
const switchedOff = 'switched off'

/** Requests of one report that are under way at once. */
const requests_at_once = 4

export interface WritingRun {
  readonly run: ReportRun
  readonly begun: StartedRun
  readonly cancellation: Cancellation
  readonly writer: ModelWriter
  readonly strategy: WritingOptions['strategy']
  /** The name of the template that is followed; null: the common way. */
  readonly template: string | null
  readonly source: WritingSource
}

/** The present sections, and those that a model still writes. */
interface SectionProgress {
  readonly sections: Map<SectionKey, ReportSection>
  readonly pending: Set<SectionKey>
}

const inOrder = ({ sections }: SectionProgress): ReportSection[] => [...sections.values()]

const finished = (shown: SectionProgress): ReportSection[] =>
  inOrder(shown).filter(({ key }) => !shown.pending.has(key))

const promptKey = (model: string, messages: unknown): string => JSON.stringify([model, messages])

/** The answers of an earlier run to the same prompts: a killed server's questions are not asked again. */
async function answersBefore({ run, writer }: WritingRun): Promise<(step: WritingStep) => ModelReply | undefined> {
  const calls = await listAnswered(run.services.db, run.data)
  const answers = new Map(calls.map(({ model, prompt, answer }) => [promptKey(model, prompt), answer]))
  return (step) => {
    const model = nameFor(writer, step)
    const known = (messages: unknown) => answers.get(promptKey(model, messages))
    const structured = known(step.prompt.structured)
    const answer = structured ?? known(step.prompt.plain)
    if (answer === undefined) return undefined
    return { answer, structured: structured !== undefined, failure: 'bad_answer', calls: [] }
  }
}

/** Stores and publishes the engine's report, before a model has been asked for anything. */
async function show(writing: WritingRun, shown: SectionProgress, { report }: WritingPlan): Promise<void> {
  const { run, begun, writer, template } = writing
  const { services, data: key } = run
  const done = sectionTotal - shown.pending.size
  const titled = await titleOf(run, begun, report)
  await services.db.transaction().execute(async (trx) => {
    const isRunning = await changeRunning(
      trx,
      { data: key, begun },
      {
        language: report.language,
        model: writer.name,
        template,
        sections: JSON.stringify(report.sections),
        sections_done: done,
        ...(titled && { title: titled.title }),
      },
    )
    if (!isRunning) return writing.cancellation.giveUp()
    if (titled) await saveWords(trx, key, titled.words)
    const sections = report.sections.map((section) => {
      const { event, data } = sectionEvent(section, done)
      return { event, data: { ...data, draft: shown.pending.has(section.key) } }
    })
    await services.events.publishAll(trx, topicOf(key), sections)
  })
}

/**
 * Stores the sections that an answer finished together with the requests it took: after a crash both are there, or the
 * model is asked again.
 */
async function saveStep(
  writing: WritingRun,
  shown: SectionProgress,
  { taken, calls }: { taken: StepOutcome; calls: readonly NewCall[] },
) {
  const { services, data: key } = writing.run
  for (const section of taken.sections) {
    shown.sections.set(section.key, section)
    shown.pending.delete(section.key)
  }
  const done = sectionTotal - shown.pending.size
  await services.db.transaction().execute(async (trx) => {
    const change = { sections_done: done, sections: JSON.stringify(inOrder(shown)) }
    if (!(await changeRunning(trx, { data: key, begun: writing.begun }, change))) return writing.cancellation.giveUp()
    const last = calls.at(-1)
    const judged = last && { ...last, failure: last.failure ?? taken.failure }
    await insertCalls(trx, key, [...calls.slice(0, -1), ...(judged ? [judged] : [])])
    const sections = taken.sections.map((section) => sectionEvent(section, done))
    await services.events.publishAll(trx, topicOf(key), sections)
  })
}

/** Whether a report is whole without the step: what a model reads beside its writing. */
const isFurther = ({ step }: WritingStep): boolean => step === 'head' || step === 'course'

/** Follows steps to their end, and returns the outcome of each answer. */
function follower(writing: WritingRun, { shown, before, budget, over }: Following) {
  const { run, cancellation, writer, source } = writing
  const { services, data } = run
  const signal = AbortSignal.any([cancellation.signal, over.signal])
  const context = { writer, organisation_id: data.organisation_id, signal, budget, now: () => services.clock.now() }
  const [inTurn, oneByOne] = [limitConcurrency(requests_at_once), limitConcurrency(1)]
  const askWhileAllowed = async (step: WritingStep) => {
    if (!writerOf(services.model, await findModelSettings(services.db, data.organisation_id))) over.abort(switchedOff)
    return await requestAnswer(context, step)
  }
  const follow = async (step: WritingStep): Promise<StepOutcome[]> => {
    const taken = await inTurn(async () => {
      const { answer, structured, failure, calls } = before(step) ?? (await askWhileAllowed(step))
      const came = await (
        answer === null ? source.giveUp({ step, reason: failure }) : source.take({ step, answer, structured })
      ).catch((error: unknown) => {
        if (!isFurther(step) || signal.aborted) throw error
        services.log.error({ err: error, discharge_report_id: data.discharge_report_id }, 'an answer could not be read')
        return source.giveUp({ step, reason: 'bad_answer' })
      })
      await oneByOne(() => saveStep(writing, shown, { taken: came, calls }))
      signal.throwIfAborted()
      return came
    })
    const next = await Promise.all(taken.next.map(follow))
    return [taken, ...next.flat()]
  }
  return async (steps: readonly WritingStep[]) => (await Promise.all(steps.map(follow))).flat()
}

interface Following {
  readonly shown: SectionProgress
  readonly before: (step: WritingStep) => ModelReply | undefined
  readonly budget: AbortSignal
  /** Aborts when one of the steps failed or no further step may be asked: the outcomes of the others are dropped. */
  readonly over: AbortController
}

const digestsIn = (came: readonly StepOutcome[]): Digest[] => came.flatMap(({ digest }) => digest ?? [])

/** What a model read of the course and of its head, where it was asked and answered. */
const readsIn = (came: readonly StepOutcome[]): ModelReads => ({
  head: came.find(({ head }) => head !== null)?.head ?? null,
  votes: came.flatMap(({ votes }) => (votes === null ? [] : [votes])),
})

/** Whether the course is so long that parts of it are summarised first. */
const isDigested = (steps: readonly WritingStep[]): boolean => steps.some(({ step }) => step === 'digest')

function stillToWrite({ report, steps }: WritingPlan): Set<SectionKey> {
  const filled = report.sections.filter(({ key, empty }) => isWritable(key) && empty === undefined)
  return new Set(isDigested(steps) ? filled.map(({ key }) => key) : steps.flatMap(({ sections }) => sections))
}

interface SecondLookContext extends Pick<Following, 'over'> {
  readonly follow: ReturnType<typeof follower>
  readonly came: readonly StepOutcome[]
}

/** Lets a model look again at what was written. The text is stored already, so a failure here loses nothing. */
async function lookAgain(
  { run, cancellation, source }: WritingRun,
  { follow, over, came }: SecondLookContext,
): Promise<void> {
  const settled = came.flatMap((taken) => taken.settled)
  if (settled.length === 0) return
  try {
    await follow(await source.look(settled))
  } catch (error) {
    if (cancellation.signal.aborted || over.signal.aborted) throw error
    const { discharge_report_id } = run.data
    run.services.log.error({ err: error, discharge_report_id }, 'what was written could not be looked at again')
  }
}

interface Finishing extends Pick<Following, 'over'> {
  readonly sections: readonly ReportSection[]
  readonly reads: ModelReads
}

/** The whole report; without what a model read where that breaks the engine, so that no written text is lost. */
async function finish(
  { run, cancellation, source }: WritingRun,
  { over, sections, reads }: Finishing,
): Promise<GeneratedReport> {
  try {
    return await source.finish(sections, reads)
  } catch (error) {
    if (cancellation.signal.aborted || over.signal.aborted) throw error
    const { discharge_report_id } = run.data
    run.services.log.error({ err: error, discharge_report_id }, 'what a model read could not be used')
    return await source.finish(sections, { head: null, votes: [] })
  }
}

/**
 * Publishes the engine's report, has its sections written, four requests at a time, and publishes each when it is
 * finished. It always returns a report: a section that cannot be written keeps the engine's words, and so does the
 * whole report once its text may no longer be sent. A long course is summarised in parts first. Where the organisation
 * wants it, a model looks again at the result at the end.
 */
export async function writeSections(writing: WritingRun): Promise<FinishedReport> {
  const { services } = writing.run
  const by = { model: writing.writer.name, template: writing.template }
  const plan = await writing.source.plan(null)
  const engine = { ...plan.report.engine, name: engines[writing.strategy] }
  const shown: SectionProgress = {
    sections: new Map(plan.report.sections.map((section) => [section.key, section])),
    pending: stillToWrite(plan),
  }
  await show(writing, shown, plan)
  writing.cancellation.signal.throwIfAborted()
  const over = new AbortController()
  const budget = AbortSignal.timeout(services.config.ALTA_MODEL_TIMEOUT * 1000)
  const following = { shown, before: await answersBefore(writing), budget, over }
  const follow = follower(writing, following)
  try {
    const writes = follow(plan.steps.filter((step) => !isFurther(step)))
    // What a model reads beside its writing is asked when the sections have been, and waited for at the end.
    const reads = follow(plan.steps.filter(isFurther))
    reads.catch(() => undefined)
    const first = await writes
    const came = isDigested(plan.steps) ? await follow((await writing.source.plan(digestsIn(first))).steps) : first
    await lookAgain(writing, { follow, over, came })
    const report = await finish(writing, { over, sections: finished(shown), reads: readsIn(await reads) })
    return { ...by, report: { ...report, engine }, shown: finished(shown) }
  } catch (error) {
    over.abort()
    if (writing.cancellation.signal.aborted) throw error
    if (over.signal.reason === switchedOff)
      return { report: plan.report, shown: finished(shown), model: null, template: null }
    services.log.error(
      { err: error, discharge_report_id: writing.run.data.discharge_report_id },
      'a model was of no use',
    )
    const sections = plan.report.sections.map((section): ReportSection =>
      isWritable(section.key) ? { ...section, fallback: 'bad_answer' } : section,
    )
    return { ...by, report: { ...plan.report, engine, sections }, shown: finished(shown) }
  }
}
