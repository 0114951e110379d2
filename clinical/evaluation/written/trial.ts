import type { ReportSection } from '@alta/contract/report'
import { isWritable, type SectionKey } from '@alta/contract/sections'
import { itemsIn, sectionsIn } from '../../src/writing/answers/answers.ts'
import { openWriting } from '../../src/writing/open-writing.ts'
import type { Digest, WritingOptions, WritingStep } from '../../src/writing/writing.ts'
import type { GeneratedReport } from '@alta/contract/report'

/** A person's answer to a step: the sentences of a section, with the cited lines as they were shown. */
export interface StepAnswer {
  readonly strategy: WritingOptions['strategy']
  readonly step: WritingStep['step']
  readonly section: SectionKey | null
  readonly items: readonly { readonly text: string; readonly lines: readonly string[] }[]
}

/** A finished report with its writing steps. */
export interface Trial {
  readonly report: GeneratedReport
  readonly sections: readonly ReportSection[]
  readonly answers: readonly StepAnswer[]
  /** What the person read of the course. */
  readonly votes: readonly unknown[]
  /** The number of steps requested, and how many of them nobody answered. */
  readonly steps: number
  readonly failed: number
}

export type StepWriter = (step: WritingStep) => Promise<string | null>

const shownLine = /^\[(\d+)\] \([^)]*\) (.*)$/

/** The numbered lines of a step's evidence. */
function linesShownIn(step: WritingStep): ReadonlyMap<number, string> {
  const content = step.prompt.structured.at(-1)?.content ?? ''
  const inside = /<evidence>\n([\s\S]*?)\n<\/evidence>/.exec(content)?.[1] ?? ''
  return new Map(
    inside.split('\n').flatMap((line): [number, string][] => {
      const [, number, text] = shownLine.exec(line) ?? []
      return number === undefined || text === undefined ? [] : [[Number(number), text]]
    }),
  )
}

/** An answer with the text of the lines that it cites, so that it can be replayed when the lines are renumbered. */
function answersIn(step: WritingStep, strategy: WritingOptions['strategy'], answer: string): StepAnswer[] {
  const shown = linesShownIn(step)
  const keys = step.sections.filter(isWritable)
  const of = (section: SectionKey | null, items: ReturnType<typeof itemsIn>): StepAnswer[] =>
    items === null
      ? []
      : [
          {
            strategy,
            step: step.step,
            section,
            items: items.map(({ text, sources }) => ({
              text,
              lines: sources.flatMap((number) => shown.get(number) ?? []),
            })),
          },
        ]
  if (step.step !== 'whole') return of(keys[0] ?? null, itemsIn(answer))
  const sections = sectionsIn(answer, keys)
  return keys.flatMap((key) => of(key, sections?.get(key) ?? null))
}

/**
 * Writes a report with the given writer. All open steps run at the same time, as on the server. `recorded` are earlier
 * votes on the course, which is then not read again.
 */
export async function writtenBy(
  source: string,
  options: WritingOptions,
  { writer, recorded = null }: { writer: StepWriter; recorded?: readonly unknown[] | null },
): Promise<Trial> {
  const writing = openWriting(source, options)
  const sections: ReportSection[] = []
  const answers: StepAnswer[] = []
  const digests: Digest[] = []
  const votes: unknown[] = [...(recorded ?? [])]
  let [steps, failed] = [0, 0]
  const work = async (step: WritingStep): Promise<void> => {
    steps += 1
    const answer = await writer(step)
    if (answer === null) failed += 1
    else answers.push(...answersIn(step, options.strategy, answer))
    const outcome =
      answer === null
        ? writing.giveUp({ step, reason: 'unreachable' })
        : writing.take({ step, answer, structured: true })
    sections.push(...outcome.sections)
    if (outcome.digest !== null) digests.push(outcome.digest)
    if (outcome.votes !== null) votes.push(outcome.votes)
    await Promise.all(outcome.next.map(work))
  }
  // The step in which a model reads the head is not tried here.
  const first = writing
    .plan(null)
    .steps.filter(({ step }) => step !== 'head' && (step !== 'course' || recorded === null))
  await Promise.all(first.map(work))
  if (first.some(({ step }) => step === 'digest')) await Promise.all(writing.plan(digests).steps.map(work))
  return { report: writing.finish(sections, { head: null, votes }), sections, answers, votes, steps, failed }
}

/**
 * A writer that replays previous answers: it finds them by strategy, section and step, and matches the cited lines by
 * their text.
 */
export function writerOf(answers: readonly StepAnswer[], strategy: WritingOptions['strategy']): StepWriter {
  const itemsFor = (step: WritingStep, key: SectionKey | undefined) => {
    const numbers = new Map([...linesShownIn(step)].map(([number, text]) => [text, number]))
    const own = answers.filter((each) => each.strategy === strategy && each.section === (key ?? null))
    const found = own.find((each) => each.step === step.step) ?? own.at(-1)
    return found?.items.map(({ text, lines }) => ({
      text,
      sources: lines.flatMap((line) => numbers.get(line) ?? []),
    }))
  }
  return (step) => {
    if (step.step !== 'whole') {
      const items = itemsFor(step, step.sections[0])
      return Promise.resolve(items === undefined ? null : JSON.stringify({ items }))
    }
    const all = step.sections.map((key) => [key, itemsFor(step, key) ?? []] as const)
    return Promise.resolve(JSON.stringify(Object.fromEntries(all)))
  }
}
