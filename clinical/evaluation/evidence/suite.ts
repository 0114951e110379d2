import { checkSentence } from '../../src/evidence/check.ts'
import { indexSource, type SourceIndex } from '../../src/evidence/source-index.ts'
import { fold } from '../../src/text/fold.ts'
import { drawsFor, perturbations, type PerturbationInput } from './perturbations.ts'

/** A source with the sentences taken from it. */
export interface Document {
  readonly id: string
  readonly language: PerturbationInput['language']
  readonly text: string
  readonly paragraphs: readonly (readonly string[])[]
}

const fewestWords = 5
const wordCount = (sentence: string): number => (sentence.match(/[\p{L}\p{N}]{2,}/gu) ?? []).length
const worth = (sentence: string): boolean => wordCount(sentence) >= fewestWords

/** Splits a text into sentences at line ends and full stops only, unlike the engine under test. */
export function readDocument({ id, text, language }: Pick<Document, 'id' | 'text' | 'language'>): Document {
  const paragraphs = text
    .split('\n')
    .map((line) => line.split(/(?<=[.;!?])\s+(?=[\p{Lu}¿¡])/u).map((sentence) => sentence.replace(/\s+/g, ' ').trim()))
  return { id, language, text, paragraphs }
}

export const kinds = [
  'number',
  'unit',
  'drug',
  'side',
  'negation_removed',
  'negation_added',
  'foreign',
  'addition',
  'false_verbatim',
  'false_merge',
] as const
export type EvidenceCaseKind = (typeof kinds)[number]

/** The counts for one kind. `left_out` counts the sentences that the source states anyway, in another sentence. */
interface EvidenceTally {
  tried: number
  flagged: number
  left_out: number
  /** The sentences that the check judged wrongly. */
  readonly wrong: string[]
}

export type Tallies = Readonly<Record<EvidenceCaseKind, EvidenceTally>> & {
  milliseconds: number
  checked: number
  index_milliseconds: number
}

export function noTallies(): Tallies {
  const none = (): EvidenceTally => ({ tried: 0, flagged: 0, left_out: 0, wrong: [] })
  return {
    number: none(),
    unit: none(),
    drug: none(),
    side: none(),
    negation_removed: none(),
    negation_added: none(),
    foreign: none(),
    addition: none(),
    false_verbatim: none(),
    false_merge: none(),
    milliseconds: 0,
    checked: 0,
    index_milliseconds: 0,
  }
}

const borneOut = new Set(['verbatim', 'supported'])

/** Whether the check finds a sentence supported. */
export const isBorneOut = (index: SourceIndex, sentence: string): boolean =>
  borneOut.has(checkSentence(index, sentence).support)

function passes(index: SourceIndex, sentence: string, tallies: Tallies): boolean {
  const before = performance.now()
  const passed = isBorneOut(index, sentence)
  tallies.milliseconds += performance.now() - before
  tallies.checked += 1
  return passed
}

const bagOf = (sentence: string): ReadonlySet<string> =>
  new Set(fold(sentence).match(/\p{L}+|\d+(?:[.,]\d+)*|%/gu) ?? [])

/** Joins two sentences with "and", the second one beginning with a lower-case letter. */
function merged(first: string, second: string, language: PerturbationInput['language']): string {
  const and = { es: 'y', ca: 'i', en: 'and' }[language]
  const start = /^\p{Lu}(?=[\p{Ll} ])/u.test(second) ? second.charAt(0).toLowerCase() : second.charAt(0)
  return `${first.replace(/[.;]$/, '')} ${and} ${start}${second.slice(1)}`
}

/**
 * Changes the sentences of a document that have at least five words, and counts in `tallies` what the check finds. A
 * changed or foreign sentence is left out and counted separately if another sentence of the document contains all its
 * words and numbers, because then the document states it. Two sentences are merged if they are adjacent in one
 * paragraph; an addition is a foreign sentence after one of the document's own.
 */
export function tryDocument(document: Document, other: Document, tallies: Tallies): void {
  const begun = performance.now()
  const index = indexSource(document.text)
  tallies.index_milliseconds += performance.now() - begun
  const bags = document.paragraphs.flat().map((sentence) => ({ sentence, bag: bagOf(sentence) }))
  const attempt = (kind: EvidenceCaseKind, text: string, original: string): void => {
    const tally = tallies[kind]
    const words = [...bagOf(text)]
    const isLeftOut =
      !kind.startsWith('false') &&
      bags.some(({ sentence, bag }) => sentence !== original && words.every((word) => bag.has(word)))
    if (isLeftOut) {
      tally.left_out += 1
      return
    }
    const passed = passes(index, text, tallies)
    tally.tried += 1
    if (!passed) tally.flagged += 1
    if (passed !== kind.startsWith('false')) tally.wrong.push(`${document.id}: ${text}`)
  }
  for (const paragraph of document.paragraphs)
    for (const [at, sentence] of paragraph.entries()) {
      if (!worth(sentence)) continue
      attempt('false_verbatim', sentence, sentence)
      for (const [kind, perturb] of Object.entries(perturbations)) {
        const draw = drawsFor(`${kind} ${sentence}`)
        const changed = perturb({ sentence, source: document.text, language: document.language, draw })
        if (changed !== null && isKind(kind)) attempt(kind, changed, sentence)
      }
      const next = paragraph[at + 1]
      if (next !== undefined && worth(next)) attempt('false_merge', merged(sentence, next, document.language), sentence)
    }
  const own = document.paragraphs.flat().filter(worth)
  for (const sentence of other.paragraphs.flat()) {
    if (!worth(sentence)) continue
    attempt('foreign', sentence, '')
    const before = own[drawsFor(`addition ${sentence}`)(own.length)]
    if (before !== undefined) attempt('addition', merged(before, sentence, document.language), '')
  }
}

const isKind = (kind: string): kind is EvidenceCaseKind => kinds.some((known) => known === kind)
