import { type Paraphrase, readDocuments, readMistakes, readParaphrases } from './evidence/documents.ts'
import { drawsFor, type PerturbationKind, perturbations } from './evidence/perturbations.ts'
import {
  isBorneOut,
  type Document,
  type EvidenceCaseKind,
  kinds,
  noTallies,
  type Tallies,
  tryDocument,
} from './evidence/suite.ts'
import { indexSource, type SourceIndex } from '../src/evidence/source-index.ts'
import { normalise } from '../src/text/normalise.ts'

type Figures = Record<EvidenceCaseKind | 'false_paraphrase' | 'ms_per_sentence', number>

const share = ({ flagged, tried }: { flagged: number; tried: number }): number => (tried === 0 ? 0 : flagged / tried)

function tryAll(documents: readonly Document[]): Tallies {
  const tallies = noTallies()
  documents.forEach((document, at) => {
    const other = documents[(at + 1) % documents.length]
    if (other !== undefined) tryDocument(document, other, tallies)
  })
  return tallies
}

const notes = new Map<string, SourceIndex>()

/** The index of a note, built once for all the sentences that are checked against it. */
function readNote(note: string): SourceIndex {
  const index = notes.get(note) ?? indexSource(normalise(note))
  notes.set(note, index)
  return index
}

/** The share of paraphrases that the check does not find supported by their notes. */
export function falseParaphrases(rows: readonly Paraphrase[]): number {
  const flagged = rows.filter(({ note, written }) => !isBorneOut(readNote(note), written))
  return rows.length === 0 ? 0 : flagged.length / rows.length
}

/**
 * The share of paraphrases with a changed fact that the check finds, by the kind of change, and how many were tried.
 */
export function changedParaphrases(rows: readonly Paraphrase[]): { kind: string; found: number; tried: number }[] {
  return Object.entries<(typeof perturbations)[PerturbationKind]>(perturbations).map(([kind, perturb]) => {
    const tried = rows.flatMap(({ note, written, language }) => {
      const changed = perturb({ sentence: written, source: note, language, draw: drawsFor(`${kind} ${written}`) })
      return changed === null ? [] : [isBorneOut(readNote(note), changed)]
    })
    return { kind, found: tried.filter((passed) => !passed).length / tried.length, tried: tried.length }
  })
}

/** How many of the mistakes are found, by the kind of mistake. */
export function foundMistakes(): { how: string; found: number; tried: number }[] {
  const rows = readMistakes().map(({ how, note, written }) => ({
    how,
    found: !isBorneOut(readNote(note), written),
  }))
  return [...Map.groupBy(rows, ({ how }) => how)].map(([how, all]) => ({
    how,
    found: all.filter(({ found }) => found).length,
    tried: all.length,
  }))
}

function paraphraseLines(rows: readonly Paraphrase[], later: readonly Paraphrase[]): string[] {
  const names = ['es', 'ca', 'en', 'easy', 'medium', 'hard', null] as const
  return names.map((name) => {
    const selected = (all: readonly Paraphrase[]) =>
      all.filter(({ language, difficulty }) => name === null || language === name || difficulty === name)
    const [known, unknown] = [selected(rows), selected(later)].map(
      (some) => `${falseParaphrases(some).toFixed(3)} of ${some.length}`,
    )
    return `paraphrases ${(name ?? '').padEnd(6)}  ${known} worked on, ${unknown} only measured`
  })
}

/**
 * Assigns a document to one of two halves by its name: rules are developed on the first half and only tested on the
 * second.
 */
export const halfOf = (id: string): number => drawsFor(id)(2)

/**
 * Evaluates the check of written sentences against their source, over Spanish cases. Detections (`number` … `addition`)
 * are the shares of changed sentences, of sentences of another case, and of own sentences joined to one of another
 * case, that are not supported. False alarms are the shares of sentences of the source that are not supported:
 * unchanged (`false_verbatim`), two joined (`false_merge`), or in other words (`false_paraphrase`, our own paraphrases
 * in es, ca and en). `path` is a file of rows with id and text, or a folder that contains meddocan_docs.jsonl or
 * codiesp_docs.jsonl. Figures are over all documents; the lines give the two halves separately.
 */
export async function evaluateEvidence(path: string): Promise<{ figures: Figures; lines: string[] }> {
  const documents = readDocuments(path)
  const halves = [0, 1].map((half) => tryAll(documents.filter(({ id }) => halfOf(id) === half)))
  const whole = (kind: EvidenceCaseKind): { flagged: number; tried: number; left_out: number } => ({
    flagged: halves.reduce((sum, half) => sum + half[kind].flagged, 0),
    tried: halves.reduce((sum, half) => sum + half[kind].tried, 0),
    left_out: halves.reduce((sum, half) => sum + half[kind].left_out, 0),
  })
  const total = (key: 'milliseconds' | 'checked' | 'index_milliseconds'): number =>
    halves.reduce((sum, half) => sum + half[key], 0)
  const lines = kinds.map((kind) => {
    const { tried, left_out } = whole(kind)
    const parts = halves.map((half) => share(half[kind]).toFixed(4)).join(' worked on, ')
    return `${kind.padEnd(18)} n ${String(tried).padStart(6)}  said elsewhere ${String(left_out).padStart(4)}  ${parts} only measured`
  })
  const shareOf = (kind: EvidenceCaseKind): number => share(whole(kind))
  const paraphrases = readParaphrases()
  return {
    figures: {
      number: shareOf('number'),
      unit: shareOf('unit'),
      drug: shareOf('drug'),
      side: shareOf('side'),
      negation_removed: shareOf('negation_removed'),
      negation_added: shareOf('negation_added'),
      foreign: shareOf('foreign'),
      addition: shareOf('addition'),
      false_verbatim: shareOf('false_verbatim'),
      false_merge: shareOf('false_merge'),
      false_paraphrase: falseParaphrases(paraphrases),
      ms_per_sentence: total('milliseconds') / total('checked'),
    },
    lines: [
      `${documents.length} documents, read in ${(total('index_milliseconds') / documents.length).toFixed(1)} ms each`,
      ...lines,
      ...paraphraseLines(paraphrases, readParaphrases('later')),
      ...foundMistakes().map(({ how, found, tried }) => `mistakes: ${how.padEnd(10)} ${found} of ${tried} found`),
      ...changedParaphrases(paraphrases).map(
        ({ kind, found, tried }) => `paraphrases with another ${kind.padEnd(18)} n ${tried}  ${found.toFixed(3)} found`,
      ),
    ],
  }
}
