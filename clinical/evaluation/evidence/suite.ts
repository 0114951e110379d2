import { checkSentence } from '../../src/evidence/check.ts'
import { indexSource, type SourceIndex } from '../../src/evidence/source-index.ts'
import { fold } from '../../src/text/fold.ts'
import { drawsFor, perturbations, type PerturbationInput } from './perturbations.ts'

/** A source with the sentences that are taken out of it. */
export interface Document {
  readonly id: string
  readonly language: PerturbationInput['language']
  readonly text: string
  readonly paragraphs: readonly (readonly string[])[]
}

const fewestWords = 5
const wordCount = (sentence: string): number => (sentence.match(/[\p{L}\p{N}]{2,}/gu) ?? []).length
const worth = (sentence: string): boolean => wordCount(sentence) >= fewestWords

/** Cuts a text into sentences by its line ends and full stops alone, not as the engine under test does. */
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

/** What was tried of one kind. `left_out` are sentences which the source says all the same, in another sentence. */
interface EvidenceTally {
  tried: number
  flagged: number
  left_out: number
  /** Tried sentences that the check got wrong. */
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

/** Whether the check lets a sentence pass. */
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

/** Two sentences as one: "y", and then the second in small letters. */
function merged(first: string, second: string, language: PerturbationInput['language']): string {
  const and = { es: 'y', ca: 'i', en: 'and' }[language]
  const start = /^\p{Lu}(?=[\p{Ll} ])/u.test(second) ? second.charAt(0).toLowerCase() : second.charAt(0)
  return `${first.replace(/[.;]$/, '')} ${and} ${start}${second.slice(1)}`
}

/**
 * Changes the sentences of a document with five words and more, and counts into `tallies` what the check finds. A
 * changed or foreign sentence is left out and counted apart where another sentence of the document holds all its words
 * and numbers, because the document then says it. Two sentences are merged where they stand side by side in one
 * paragraph; an addition is a foreign sentence behind one of the document's own.
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
