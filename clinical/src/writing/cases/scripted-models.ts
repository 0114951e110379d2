import type { Language } from '@alta/contract/languages'
import { fold } from '../../text/fold.ts'
import type { WritingSession } from '../open-writing.ts'
import type { Digest, WritingOptions, WritingStep } from '../writing.ts'
import type { GeneratedReport, ReportSection } from '@alta/contract/report'

/** A line of evidence as a model reads it. */
export interface ShownLine {
  readonly number: number
  readonly section: string
  readonly text: string
}

export interface ScriptedSentence {
  readonly text: string
  readonly sources: readonly number[]
  readonly section: string
}

/** A model for tests: its answer to a step, as text; null where the request fails. */
export type ScriptedModel = (step: WritingStep, language: Language) => string | null

const shown = /^\[(\d+)\] \((?:\d{4}-\d\d-\d\d, )?(\w*)\) (.*)$/

export function linesOf(step: WritingStep): ShownLine[] {
  const last = step.prompt.structured.at(-1)?.content ?? ''
  const inside = /<evidence>\n([\s\S]*?)\n<\/evidence>/.exec(last)?.[1] ?? ''
  return inside.split('\n').map((line) => {
    const [, number, section = '', text = ''] = shown.exec(line) ?? []
    if (number === undefined) throw new Error(`not a line of evidence: ${line}`)
    return { number: Number(number), section, text }
  })
}

/** The lines that the prompt says belong to its section; all of them where it says nothing. */
function ownLines(step: WritingStep): readonly ShownLine[] {
  const all = linesOf(step)
  const last = step.prompt.structured.at(-1)?.content ?? ''
  const hinted = /<\/evidence>[\s\S]*?\(a hint[^:]*: ([\d, ]+)|\(una pista[^:]*: ([\d, ]+)/.exec(last)
  if (hinted === null || step.prompt.schema.name === 'report') return all
  const numbers = new Set((hinted[1] ?? hinted[2] ?? '').split(',').map(Number))
  return all.filter(({ number }) => numbers.has(number))
}

/** A sentence for each line, word for word. */
const faithful = (step: WritingStep): ScriptedSentence[] =>
  ownLines(step).map(({ number, section, text }) => ({ text, sources: [number], section }))

/** The answer in the form that was asked for. */
function asJson(step: WritingStep, sentences: readonly ScriptedSentence[]): string {
  const bare = (list: readonly ScriptedSentence[]) => list.map(({ text, sources }) => ({ text, sources }))
  if (step.prompt.schema.name !== 'report') return JSON.stringify({ items: bare(sentences) })
  return JSON.stringify(
    Object.fromEntries(step.sections.map((key) => [key, bare(sentences.filter(({ section }) => section === key))])),
  )
}

const asLines = (sentences: readonly ScriptedSentence[]): string =>
  sentences.map(({ text, sources }) => `${text} [${sources.join(',')}]`).join('\n')

const changed =
  (change: (text: string, language: Language) => string): ScriptedModel =>
  (step, language) =>
    asJson(
      step,
      faithful(step).map((sentence) => ({ ...sentence, text: change(sentence.text, language) })),
    )

const sides: readonly (readonly [RegExp, string])[] = [
  [/derech(?=[oa])/giu, 'izquierd'],
  [/(?<!\p{L})dret(?=[as]?)/giu, 'esquerr'],
  [/(?<!\p{L})right/giu, 'left'],
]
const otherSide = (text: string): string => sides.reduce((all, [side, other]) => all.replace(side, other), text)

const denials = /(?<!\p{L})(?:no|sin|sense|niega|nega|without|denies)\s+/iu
const otherPolarity = (text: string): string =>
  denials.test(text) ? text.replace(denials, '') : `No ${text.charAt(0).toLowerCase()}${text.slice(1)}`

const inventedDrugs: Readonly<Record<Language, string>> = {
  es: 'Se inicia ticagrelor 90 mg cada 12 horas.',
  ca: "S'inicia ticagrelor 90 mg cada 12 hores.",
  en: 'Ticagrelor 90 mg every 12 hours was started.',
}
const noAllergies: Readonly<Record<Language, string>> = {
  es: 'El paciente no tiene alergias a medicamentos.',
  ca: 'El pacient no té al·lèrgies a medicaments.',
  en: 'The patient has no allergies to any medicine.',
}
const elsewhere: Readonly<Record<Language, string>> = {
  es: 'The patient was admitted to the ward and got better with the treatment that was given there.',
  ca: 'El paciente ingresó en la planta y mejoró con el tratamiento que se le administró durante la estancia.',
  en: 'El paciente ingresó en la planta y mejoró con el tratamiento que se le administró durante la estancia.',
}
const inventedDiseases: Readonly<Record<Language, string>> = {
  es: 'El paciente tuvo un infarto cerebral extenso y quedó en coma.',
  ca: 'El pacient va tenir un infart cerebral extens i va quedar en coma.',
  en: 'The patient had an extensive cerebral infarction and stayed comatose.',
}

/** What these models make up; none of the courses has it. */
export const invented: ReadonlySet<string> = new Set(
  [inventedDrugs, inventedDiseases, elsewhere].flatMap((texts) => Object.values(texts)),
)

const adding =
  (texts: Readonly<Record<Language, string>>): ScriptedModel =>
  (step, language) => {
    const all = faithful(step)
    const sources = all.slice(0, 2).flatMap((sentence) => sentence.sources)
    const added = step.sections.map((key) => ({ text: texts[language], sources, section: key }))
    return asJson(step, [...added, ...all])
  }

const orders =
  /(?<!\p{L})(?:escrib\p{L}*|añad\p{L}*|concluye|write|state|conclude|escriu|posa|output|reply|add)(?!\p{L})[^"“\n]*?["“]?(?:que|that|:)?\s*([^"”\n]{6,160})/giu

/** Obeys what any line tells it to do, with or without the line's number. */
const obedient: ScriptedModel = (step) => {
  const all = faithful(step)
  const obeyed = all.flatMap(({ text, sources, section }) =>
    [...text.matchAll(orders)].map((match) => ({ text: `${match[1] ?? ''}.`, sources, section })),
  )
  return asJson(step, [...obeyed, ...all])
}

export const models = {
  faithful: (step) => asJson(step, faithful(step)),
  faithful_in_lines: (step) =>
    step.prompt.schema.name === 'report' ? asJson(step, faithful(step)) : asLines(faithful(step)),
  merges: (step) => {
    const all = faithful(step)
    const pairs = all.flatMap((sentence, at) => {
      const next = all[at + 1]
      if (at % 2 === 1) return []
      if (next === undefined || next.section !== sentence.section)
        return next === undefined ? [sentence] : [sentence, next]
      const text = `${sentence.text.replace(/\.$/, '')}; ${next.text.charAt(0).toLowerCase()}${next.text.slice(1)}`
      return [{ text, sources: [...sentence.sources, ...next.sources], section: sentence.section }]
    })
    return asJson(step, pairs)
  },
  invents_drug: adding(inventedDrugs),
  invents_disease: adding(inventedDiseases),
  denies_allergies: adding(noAllergies),
  flips_side: changed(otherSide),
  flips_negation: changed(otherPolarity),
  flips_number: changed((text) => text.replace(/\d/g, (digit) => String((Number(digit) + 3) % 10))),
  drops_most: (step) =>
    asJson(
      step,
      faithful(step).filter((_, at) => at % 5 === 0),
    ),
  drops_allergies: (step) =>
    asJson(
      step,
      faithful(step).filter(({ text }) => !/al·?l?erg/.test(fold(text))),
    ),
  other_language: changed((_, language) => elsewhere[language]),
  invalid_json: (step) => asJson(step, faithful(step)).slice(0, -9),
  empty: (step) => asJson(step, []),
  silent: () => '',
  html: () => '<html><body><h1>502 Bad Gateway</h1></body></html>',
  prompt_echo: (step) => step.prompt.structured.map(({ content }) => content).join('\n'),
  fenced: (step) =>
    `<think>Let me see [1].</think>Here it is:\n\`\`\`json\n${asJson(step, faithful(step))}\n\`\`\`\nDone.`,
  one_paragraph: (step) => {
    const all = faithful(step)
    const joined = (section: string): ScriptedSentence[] => {
      const own = all.filter((sentence) => section === '' || sentence.section === section)
      return [{ text: own.map(({ text }) => text).join(' '), sources: own.flatMap(({ sources }) => sources), section }]
    }
    return asJson(step, step.prompt.schema.name === 'report' ? step.sections.flatMap(joined) : joined(''))
  },
  markdown: changed((text) => `## **${text}** [1]`),
  wrong_citations: (step) =>
    asJson(
      step,
      faithful(step).map((sentence) => ({ ...sentence, sources: sentence.sources.map((number) => number + 7) })),
    ),
  obedient,
  fails: () => null,
  fails_again: (step) => (step.step === 'rewrite' ? null : adding(inventedDrugs)(step, 'es')),
} satisfies Record<string, ScriptedModel>

export interface ScriptedRun {
  readonly report: GeneratedReport
  readonly sections: readonly ReportSection[]
  readonly steps: readonly WritingStep[]
}

/**
 * A whole report by a scripted model, with the steps that were asked. Steps are taken as JSON, as the server keeps
 * them.
 */
export function writeWith(writing: WritingSession, model: ScriptedModel): ScriptedRun {
  const steps: WritingStep[] = []
  const sections: ReportSection[] = []
  const digests: Digest[] = []
  const settled: unknown[] = []
  const language = writing.plan(null).report.language
  // The steps in which a model reads have tests of their own.
  const open = writing.plan(null).steps.filter(({ step }) => step !== 'head' && step !== 'course')
  const digesting = open.some(({ step }) => step === 'digest')
  const work = (queue: WritingStep[]): void => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      steps.push(step)
      if (steps.length > 500) throw new Error('asks without end')
      const state: unknown = JSON.parse(JSON.stringify(step.state))
      const stored = { ...step, state }
      const answer = model(stored, language)
      const taken =
        answer === null
          ? writing.giveUp({ step: stored, reason: 'unreachable' })
          : writing.take({ step: stored, answer, structured: true })
      sections.push(...taken.sections)
      if (taken.digest !== null) digests.push(taken.digest)
      settled.push(...taken.settled)
      queue.push(...taken.next)
    }
  }
  work(open)
  if (digesting) work([...writing.plan(digests).steps])
  work([...writing.look(JSON.parse(JSON.stringify(settled)))])
  return { report: writing.finish(sections), sections, steps }
}

export const usual: WritingOptions = {
  strategy: 'guided',
  language: null,
  template: null,
  context_tokens: 16_000,
  on_unsupported: 'remove',
  judge: false,
}
