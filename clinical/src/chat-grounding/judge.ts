import type { UnsupportedAct } from '@alta/contract/model'
import type { Language } from '@alta/contract/languages'
import { sectionTitles } from '@alta/contract/sections'
import type { Span } from '../course/course.ts'
import { checkSentence, type Finding, isMild } from '../evidence/check.ts'
import { indexSource, type SourceIndex } from '../evidence/source-index.ts'
import { drugNames } from '../facts/medication/drug-name.ts'
import { allergyWord, otherAllergy } from '../lexicon/allergy-words.ts'
import { pattern } from '../lexicon/patterns.ts'
import { fold } from '../text/fold.ts'
import { isForeign } from '../writing/sentence-language.ts'
import { type EvidencePassage, withoutPromptInjections } from './evidence.ts'

/** Passages prepared for checking sentences. Plain data that never changes. */
export interface EvidenceIndex {
  readonly source: SourceIndex
  /** The place in the source of each sentence that may be cited, in order. */
  readonly citable: readonly (Span & CitedSentence)[]
}

/** A sentence of a passage, both counted from 0. */
export interface CitedSentence {
  readonly passage: number
  readonly sentence: number
}

export interface SentenceJudgement {
  /** `nothing`: it claims nothing, as a line of dashes does. */
  readonly verdict: 'kept' | 'removed' | 'nothing'
  readonly support: 'supported' | 'partial' | 'unsupported' | 'conflicting'
  /** What supports it or contradicts it, at most three sentences. */
  readonly cited: readonly CitedSentence[]
  /** It is not supported, and not in the language that was asked for. */
  readonly foreign: boolean
}

export interface JudgeOptions {
  readonly on_unsupported: UnsupportedAct
  /** The language that it was to be written in. */
  readonly language: Language
}

const mostCited = 3

/** The day as a line that opens a note, so that days in a sentence can be checked against it. */
const dayLine = (day: string | null): string => (day === null ? '' : `${day.split('-').toReversed().join('/')}\n`)

export function indexEvidence(passages: readonly EvidencePassage[]): EvidenceIndex {
  let source = ''
  const citable: (Span & CitedSentence)[] = []
  passages.forEach(({ day, section, text, sentences }, passage) => {
    // A passage that continues under a heading does not hold that heading.
    const heading = section !== null && sentences[0]?.start === 0 ? `${sectionTitles[section].es}\n` : ''
    source += `${dayLine(day)}${heading}`
    sentences.forEach(({ start, end }, sentence) =>
      citable.push({ passage, sentence, start: source.length + start, end: source.length + end }),
    )
    source += `${withoutPromptInjections(text)}\n\n`
  })
  return { source: indexSource(source), citable }
}

const wordless = /[^\p{L}\p{N}]/gu

/** The sentences of passages at these places of the source. */
export function citedBy({ source, citable }: EvidenceIndex, spans: readonly Span[]): CitedSentence[] {
  const shares = (span: Span, sentence: Span): boolean => {
    const common = source.course.text.slice(Math.max(span.start, sentence.start), Math.min(span.end, sentence.end))
    return common.replace(wordless, '') !== ''
  }
  return citable
    .filter((candidate) =>
      spans.some((span) => span.start < candidate.end && span.end > candidate.start && shares(span, candidate)),
    )
    .slice(0, mostCited)
    .map(({ passage, sentence }) => ({ passage, sentence }))
}

/** The word that answers a yes/no question and claims nothing without the sentence behind it: "No, …", "Sí: …". */
const particle = pattern('answer particle', String.raw`^\s*[¡¿]?(?:…)\s?[,;:.]\s+(?=\S+\s+\S+\s+\S)`)

const withoutParticle = (text: string): string => text.slice(particle.exec(fold(text))?.[0].length ?? 0)

/** Doubts that are wrong about a drug, whatever else of the sentence is right. */
const wrongDrug = new Set(['drug', 'dose', 'polarity'])

/** Whether a doubtful sentence claims an allergy, or something of a drug that the passages do not tell. */
function isGrave(text: string, { support, doubts }: Finding): boolean {
  const folded = fold(text)
  if (allergyWord.test(folded.replace(otherAllergy, ' '))) return true
  if (drugNames(folded).every(({ needs_dose }) => needs_dose)) return false
  return support !== 'partial' || doubts.some((doubt) => wrongDrug.has(doubt.kind))
}

/** The claim of a sentence without the word that answers yes or no; null where it claims nothing. */
export const claimOf = (text: string): string | null =>
  text.replace(wordless, '') === '' ? null : withoutParticle(text)

/** The verdict on a sentence with this finding of the check. */
export function judgedAs(
  index: EvidenceIndex,
  text: string,
  { finding, on_unsupported, language }: JudgeOptions & { readonly finding: Finding },
): SentenceJudgement {
  const cited = citedBy(index, finding.spans)
  const support = finding.support === 'verbatim' ? 'supported' : finding.support
  // A supported sentence without a citation rests on a heading, or on a date that we added.
  if (support === 'supported' && cited.length > 0) return { verdict: 'kept', support, cited, foreign: false }
  const doubtful = support === 'supported' ? 'unsupported' : support
  // A missing word is a smaller doubt than a missing number or side.
  const standing = doubtful === 'partial' && finding.doubts.every(isMild)
  const isKept = !isGrave(text, finding) && (standing || on_unsupported === 'mark')
  return { verdict: isKept ? 'kept' : 'removed', support: doubtful, cited, foreign: isForeign(text, language) }
}

export const claimsNothing: SentenceJudgement = {
  verdict: 'nothing',
  support: 'unsupported',
  cited: [],
  foreign: false,
}

/**
 * Checks a sentence of a model against the passages that it was given. A drug or an allergy that they do not name is
 * never kept; other unsupported sentences are kept with their mark only where that is wanted.
 */
export function judgeSentence(index: EvidenceIndex, text: string, options: JudgeOptions): SentenceJudgement {
  const claim = claimOf(text)
  return claim === null
    ? claimsNothing
    : judgedAs(index, text, { ...options, finding: checkSentence(index.source, claim) })
}
