import type { ReportItem, ReportSpan } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { parseMarkdown } from '../document/markdown.ts'
import { daysByLead } from '../document/day-paragraphs.ts'
import { type WrittenSentence, writtenSentences } from '../document/sentences.ts'
import { fold } from '../text/fold.ts'
import { pickLanguage, scoreLanguages } from '../text/language.ts'
import { documentWords } from '../lexicon/document-words.ts'
import { type Alignment, alignments } from './align.ts'
import type { Ruled } from './claim-evidence.ts'
import { claimRow } from './claim-row.ts'
import { objections } from './compare.ts'
import type { Doubt, Finding, Objection } from './doubt.ts'
import { leakageObjections, leakedDrugs } from './leakage.ts'
import { type Need, needsOf } from './needs.ts'
import { isCounted } from './opposites.ts'
import { contradictsPolarity, polarityObjections, readWritten, type AnalysedSentence } from './polarity-check.ts'
import { alignmentObjections } from './token-alignment.ts'
import { factsOf, type SentenceFacts } from './sentence-facts.ts'
import { indexSource, occurrencesOf, type SourceIndex, type SourceSentence } from './source-index.ts'
import { isRetold, verdictOf } from './verdict.ts'

/**
 * Checks a section's markdown. `generated` holds the items of the section as it was generated: an item that is
 * unchanged keeps its flags and day.
 */
export type Checker = (markdown: string, generated?: readonly ReportItem[]) => ReportItem[]

export { type Doubt, type DoubtKind, type Finding, isMild } from './doubt.ts'

/** A sentence with less than this share of its weight in a passage speaks of something else. */
const leastShare = 0.45
/** A passage contradicts a sentence only with at least this share of its weight. */
const leastSharedTopic = 0.4

function merged(spans: readonly ReportSpan[]): ReportSpan[] {
  return spans.map(({ start, end }) => ({ start, end })).toSorted((a, b) => a.start - b.start)
}

/** The place of a verbatim quotation that is not cut out of a denial or a doubt; null for any other text. */
function quoted(index: SourceIndex, text: string): ReportSpan | null {
  const quotations = occurrencesOf(index, text)
  if (quotations.length === 0) return null
  const facts = factsOf(text)
  if (facts.words.length === 0 && facts.figures.length === 0) return null
  const quotation = quotations.find((span) => {
    const inside = index.sentences.filter(({ start, end }) => start < span.end && end > span.start)
    if (inside.every(({ start, end }) => start >= span.start && end <= span.end + 1)) return true
    return !contradictsPolarity(readWritten(facts, inside[0]?.language ?? index.course.language), inside)
  })
  return quotation ?? null
}

/**
 * The share of a sentence's weight that words may have which the source lacks and which name no illness, drug or
 * degree.
 */
const spareShare = 0.4
/** A sentence with fewer words and numbers has none to spare, because any source has some of them. */
const fewestWithSpare = 3
/**
 * A sentence is retold from one place where this share of the source's words, from the first match to the last, meets a
 * need: its general words then need no support.
 */
const denseEnough = 0.7
/** From this share on, other words of a retold sentence may be missing. */
const looseEnough = 0.6
/** Passages that are more sentences apart may each speak of something else. */
const widestSpread = 4
/** The least share that the source must have, whatever else stands in the sentence. */
const leastSupported = 0.45

/** "Normal" says nothing without what is normal, so it supports no sentence alone. */
const bareOutcome = /^(?:normal|anodin|satisfact|conserv|corre[ck]t)/

/** The share of the source's words, from the first to the last that meet a need, which meet one; 0 to 1. */
function density(needs: readonly Need[], sentences: readonly SourceSentence[]): number {
  const keys = new Set(needs.flatMap((need) => need.keys))
  let [met, passed] = [0, 0]
  for (const { facts } of sentences) {
    const hits = facts.words.flatMap((word, at) => (word.keys.some((key) => keys.has(key)) ? [at] : []))
    met += hits.length
    passed += (hits.at(-1) ?? -1) - (hits[0] ?? 0) + 1
  }
  return passed === 0 ? 0 : met / passed
}

const isScattered = (sentences: readonly SourceSentence[]): boolean =>
  (sentences.at(-1)?.index ?? 0) - (sentences[0]?.index ?? 0) > widestSpread

/** The borders between the clauses of a sentence. */
const clauseBorder = /[,;:.]\s|\s(?:y|e|i|and|pero|però|but)\s/giu

/**
 * Words of weight in clauses of which the source has nothing, however well the rest of the sentence is supported: an
 * invention often stands beside what is true. Two words, one of them of weight, may be another way to say something.
 */
function unsupportedClauseWords(
  { text, words }: SentenceFacts,
  needs: readonly Need[],
  lacking: ReadonlySet<Need>,
): Need[] {
  const byStem = new Map(needs.flatMap((need) => (need.word === null ? [] : [[need.word.stem, need] as const])))
  const ends = [...[...text.matchAll(clauseBorder)].map(({ index }) => index), text.length]
  return ends.flatMap((end, at) => {
    const start = ends[at - 1] ?? 0
    const clause = words.filter((word) => word.start >= start && word.end <= end)
    const all = clause.flatMap(({ stem }) => byStem.get(stem) ?? [])
    // "Family history: …" only names what follows.
    if (text.charAt(end) === ':' || all.some((need) => !lacking.has(need))) return []
    const firm = all.filter(({ tier }) => tier !== 'general')
    return firm.length >= 2 || (firm.length === 1 && all.length >= 3) ? firm : []
  })
}

/** The words of a sentence that its alignment lacks and should have. */
function unsupportedWords(
  index: SourceIndex,
  { facts, needs }: { facts: SentenceFacts; needs: readonly Need[] },
  { covered, sentences }: Alignment,
): Doubt[] {
  const { text } = facts
  const lacking = needs.filter(
    (need) => !covered.has(need) && !(need.word !== null && isCounted(need.word, facts, index.sentences)),
  )
  const weigh = (all: readonly Need[]): number => all.reduce((sum, { weight }) => sum + weight, 0)
  const total = weigh(needs)
  const firm = needs.filter(({ tier }) => tier !== 'general')
  const amiss = lacking.filter(({ tier }) => tier !== 'general')
  const hasSubject = firm.some(({ word }) => word === null || !bareOutcome.test(word.text))
  const closeness = density(needs, sentences)
  // Where one place supports everything of weight, the few words around it may be any.
  const together = sentences.length === 1 || (firm.length >= fewestWithSpare && !isScattered(sentences))
  const borne = amiss.length === 0 && hasSubject && together && closeness >= denseEnough
  const [only] = firm
  const named =
    firm.length > 1 || (only !== undefined && only.word !== null && (only.tier === 'telling' || facts.denials > 0))
  const free = borne && named && lacking.length <= firm.length
  const few =
    firm.length <= fewestWithSpare || (amiss.length > 0 && (isScattered(sentences) || closeness < looseEnough))
  const tolerated =
    (free || !few) && weigh(amiss) <= spareShare * total && weigh(lacking) <= (1 - leastSupported) * total
  const missing = tolerated
    ? [
        ...new Set([
          ...amiss.filter(({ tier }) => tier === 'telling'),
          ...unsupportedClauseWords(facts, needs, new Set(lacking)),
        ]),
      ]
    : amiss.length > 0
      ? amiss
      : lacking
  return missing.flatMap(({ word }) =>
    word === null ? [] : [{ kind: 'uncovered', words: text.slice(word.start, word.end) }],
  )
}

/** How many passages are looked at for a word that stands elsewhere. */
const mostElsewhere = 4

/** Words that the alignment lacks and may lack, but which the source denies or plans wherever else it has them. */
function deniedElsewhere(
  index: SourceIndex,
  written: AnalysedSentence,
  { needs, alignment: { covered, sentences } }: { needs: readonly Need[]; alignment: Alignment },
): Objection[] {
  return needs.flatMap((need) => {
    const { word, tier, keys } = need
    if (word === null || tier === 'general' || covered.has(need)) return []
    const sentenceIndexes = new Set(keys.flatMap((key) => index.postings.get(key) ?? []))
    const elsewhere = [...sentenceIndexes].slice(0, mostElsewhere).flatMap((at) => index.sentences[at] ?? [])
    if (elsewhere.length === 0 || elsewhere.some((sentence) => sentences.includes(sentence))) return []
    const only = { ...written, facts: { ...written.facts, words: [word] } }
    return polarityObjections(only, elsewhere)
  })
}

function judged(alignment: Alignment, against: readonly Objection[], missing: readonly Doubt[]): ReportItem['support'] {
  if (against.some(({ standing }) => standing === 'conflict') && alignment.share >= leastSharedTopic)
    return 'conflicting'
  if (against.length === 0 && missing.length === 0) return 'supported'
  return alignment.share >= leastShare ? 'partial' : 'unsupported'
}

/** What the rules say of a sentence beside one of its alignments. */
export interface RuledAlone extends Ruled {
  readonly support: ReportItem['support']
}

/** A written sentence with the most favourable result of the rules. */
export interface RuledSentence {
  readonly written: AnalysedSentence
  readonly ruled: RuledAlone
}

const nowhere: Alignment = { sentences: [], covered: new Set(), share: 0 }

/** Reads a sentence and checks it against the source by rule. `cited` is as in `checkSentence`. */
export function ruledOf(index: SourceIndex, text: string, cited: readonly ReportSpan[] = []): RuledSentence {
  const facts = factsOf(text)
  const needs = needsOf(index, facts)
  const leaked = leakedDrugs(index, facts)
  const scores = scoreLanguages(text, fold(text))
  const readings = new Map<Language, AnalysedSentence>()
  const readAs = (usual: Language): AnalysedSentence => {
    const language = pickLanguage(scores, usual)
    const written = readings.get(language) ?? readWritten(facts, language)
    readings.set(language, written)
    return written
  }
  const all = alignments(index, needs, cited).map((alignment): RuledSentence => {
    const written = readAs(alignment.sentences[0]?.language ?? index.course.language)
    const against = [...leakageObjections(leaked, written), ...objections(written, alignment.sentences)]
    const missing = unsupportedWords(index, { facts, needs }, alignment)
    // Only a sentence that would pass is worth the second look.
    if (against.length === 0 && missing.length === 0)
      against.push(
        ...alignmentObjections(written, alignment.sentences),
        ...deniedElsewhere(index, written, { needs, alignment }),
      )
    return { written, ruled: { alignment, against, missing, support: judged(alignment, against, missing) } }
  })
  const supported = all.find(({ ruled }) => ruled.support === 'supported')
  const missing: Doubt[] = [{ kind: 'uncovered', words: text }]
  return (
    supported ??
    all[0] ?? {
      written: readAs(index.course.language),
      ruled: { alignment: nowhere, against: [], missing, support: 'unsupported' },
    }
  )
}

const findingOf = ({ alignment, against, missing, support }: RuledAlone): Finding => ({
  support,
  spans: support === 'unsupported' ? [] : merged(alignment.sentences),
  doubts: [...against.map(({ kind, words }) => ({ kind, words })), ...missing],
})

/**
 * Checks one written sentence against the source. `cited` are the spans that its writer says it rests on: they are
 * looked at among others and never believed. Rules decide where the words follow the source's, because they are exact
 * there; networks that learnt it judge what is told in other words.
 */
export function checkSentence(index: SourceIndex, text: string, cited: readonly ReportSpan[] = []): Finding {
  const quotation = quoted(index, text)
  if (quotation !== null) return { support: 'verbatim', spans: [quotation], doubts: [] }
  const sentence = ruledOf(index, text, cited)
  const { written, ruled } = sentence
  if (isRetold(written, ruled.alignment)) {
    const spans = merged(ruled.alignment.sentences)
    return verdictOf(claimRow(index, written, ruled), spans)
  }
  return findingOf(ruled)
}

const placeholders = new Set(Object.values(documentWords).map((words) => words.not_documented))
const claimsNothing = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text) || placeholders.has(text)

function itemOf(index: SourceIndex, { text, kind }: WrittenSentence): ReportItem {
  if (kind === 'heading') return { text, spans: [], origin: 'template', support: 'verbatim', flags: ['subheading'] }
  if (claimsNothing(text)) return { text, spans: [], origin: 'template', support: 'verbatim', flags: [] }
  const { support, spans } = checkSentence(index, text)
  return { text, spans: [...spans], origin: 'written', support, flags: kind === 'list_item' ? ['list_item'] : [] }
}

/**
 * Reads a source once and returns the function that checks written sections against it. Items are the sentences of the
 * section in reading order. Rules alone decide, so the same text gives the same answer.
 */
export function checkerOf(source: string): Checker {
  const index = indexSource(source)
  return (markdown, generated = []) => {
    const known = new Map(generated.map((item) => [item.text, item]))
    const days = daysByLead(generated)
    return writtenSentences(parseMarkdown(markdown)).map((sentence) => {
      const day = sentence.lead === undefined ? undefined : days.get(sentence.lead)
      const item = known.get(sentence.text) ?? itemOf(index, sentence)
      return day === undefined ? item : { ...item, day }
    })
  }
}

/** Checks one section against its source. For several of one source use `checkerOf`. */
export function checkWritten(markdown: string, source: string): ReportItem[] {
  return checkerOf(source)(markdown)
}
