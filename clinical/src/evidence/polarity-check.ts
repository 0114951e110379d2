import type { Language } from '@alta/contract/languages'
import { isNegated, type Polarity, polarityAt } from '../context/context.ts'
import type { ContextMark } from '../course/course.ts'
import type { Span } from '../course/course.ts'
import { fold } from '../text/fold.ts'
import { tokens } from '../text/tokens.ts'
import type { DoubtKind, Objection } from './doubt.ts'
import type { SentenceFacts } from './sentence-facts.ts'
import { isGeneral } from './needs.ts'
import { readingMarks } from './reading-marks.ts'
import type { SourceSentence } from './source-index.ts'
import { stemOf } from '../text/stem.ts'
import { deniedBehind, deniedVerb, isCarriedOff, isDeniedFurther, isFormer, joined } from './worded-denials.ts'
import { sameWord, type Word } from './content-words.ts'
import { pattern } from '../lexicon/patterns.ts'

export interface AnalysedSentence {
  readonly facts: SentenceFacts
  readonly marks: readonly ContextMark[]
  /** The marks of each clause by itself: a denial does not reach a sentence that "and" joins to it. */
  readonly clauseMarks: () => readonly ContextMark[]
}

const joint = /[,;]\s|\s(?:y|e|i|and|pero|però|but)\s/giu

/** Reads what a written sentence denies, doubts or plans. */
export function readWritten(facts: SentenceFacts, language: Language): AnalysedSentence {
  const { text } = facts
  return {
    facts,
    marks: readingMarks(text, language),
    clauseMarks: () => {
      const cuts = [0, ...[...text.matchAll(joint)].map((match) => match.index + match[0].length), text.length]
      return cuts.slice(0, -1).flatMap((from, at) =>
        readingMarks(text.slice(from, cuts[at + 1]), language).map(({ kind, cue, scope }) => ({
          kind,
          cue: { start: cue.start + from, end: cue.end + from },
          scope: { start: scope.start + from, end: scope.end + from },
        })),
      )
    },
  }
}

// The past does not contradict the present; a plan and a possibility have both not happened yet.
const plainly: Partial<Record<Polarity, Polarity>> = { history: 'affirmed', hypothetical: 'future' }
const gone = new Set<Polarity>(['negated', 'resolved', 'stopped'])
/** Polarities of what has not happened, or is not certain. */
const unsure = new Set<Polarity>(['possible', 'future'])
const still = new Set<Polarity>(['affirmed', 'resolved'])

/**
 * Whether two polarities can stand for one another: what is over may be told as gone or as having been, what is to come
 * as what may come, but not the other way round.
 */
const agree = (other: Polarity, polarity: Polarity): boolean =>
  other === polarity ||
  (other === 'future' && polarity === 'possible') ||
  (gone.has(other) && gone.has(polarity)) ||
  (still.has(other) && still.has(polarity))

const reaching = /^[\s\p{L}'’-]*$/u
const stopping = /(?<!\p{L})(?:y|e|i|and|con|amb|with|pero|però|but|que|which|who|se|es)(?!\p{L})/iu

/** Whether a denial also reaches a word behind its scope: "without strain on the right heart". */
const isReached = (marks: readonly ContextMark[], text: string, word: Word): boolean =>
  marks.some(({ kind, scope }) => {
    const between = text.slice(scope.end, word.start)
    return kind === 'negated' && scope.end <= word.start && reaching.test(between) && !stopping.test(between)
  })

interface WordPolarity {
  readonly word: Word
  readonly polarity: Polarity
}

const within = ({ scope }: ContextMark, { start, end }: Span): boolean => scope.start <= start && scope.end >= end

const circumstance = pattern('beginning of a circumstance', String.raw`(?<!\p{L})(?:…)(?!\p{L})`, 'u')

/**
 * Whether a mark reaches a word only together with another of which the source says the same: "no effusion on the chest
 * film" where the film was taken, "did not suffer a fall" where the source names no suffering.
 */
export function isScopeShared(
  written: AnalysedSentence,
  aligned: readonly SourceSentence[],
  { word, polarity }: WordPolarity,
): boolean {
  const { facts, marks } = written
  const marked = marks.filter((mark) => (plainly[mark.kind] ?? mark.kind) === polarity && within(mark, word))
  return facts.words.some((other) => {
    if (other === word || !marked.some((mark) => within(mark, other))) return false
    if (!sourcePolarities(other, aligned).includes(polarity)) return false
    const [first, second] = other.start < word.start ? [other, word] : [word, other]
    const between = facts.text.slice(first.end, second.start)
    if (joined.test(between)) return false
    return first === other
      ? circumstance.test(fold(between))
      : isGeneral(word) || /^\s*(?:\p{L}{1,3}\s)?$/u.test(between)
  })
}

/**
 * The words that are denied, doubted or planned where this word only tells where, when or how: "no fever since the
 * third day".
 */
const wordsWithinScope = ({ text, words }: SentenceFacts, marks: readonly ContextMark[], word: Word): readonly Word[] =>
  words.filter((other) => {
    if (other.end > word.start || !marks.some((mark) => within(mark, other) && within(mark, word))) return false
    const between = text.slice(other.end, word.start)
    return !joined.test(between) && (circumstance.test(fold(between)) || (isGeneral(word) && /^\s+$/.test(between)))
  })

/** The polarity of a word. "Afebrile" denies by itself. */
export function polarityOf(facts: SentenceFacts, marks: readonly ContextMark[], word: Word): Polarity {
  const own = polarityAt(marks, word)
  // "No family history of gout" says that nobody has it.
  const polarity = own === 'family' && isNegated(marks, word) ? 'negated' : (plainly[own] ?? own)
  // Only a drug can be stopped; anything else is over.
  if (polarity === 'stopped' && !word.drug) return 'resolved'
  if (polarity !== 'affirmed') return polarity
  return word.denied || isFormer(facts, word) || isCarriedOff(facts, word) ? 'negated' : polarity
}

/** "No abnormality of the liver" denies the abnormality and not the liver. */
function isUnaltered({ text, unaltered }: SentenceFacts, marks: readonly ContextMark[], word: Word): boolean {
  return unaltered.some(
    (span) =>
      span.end <= word.start &&
      !/(?<!\p{L})(?:ni|nor|o|or)(?!\p{L})|[;:.]/iu.test(text.slice(span.end, word.start)) &&
      marks.some(({ scope }) => scope.start <= span.end && scope.end >= word.end),
  )
}

/** The polarities of a word at all its places in the aligned sentences, under any word of the same meaning. */
function sourcePolarities(word: Word, aligned: readonly SourceSentence[]): Polarity[] {
  return aligned.flatMap(({ facts, marks }) =>
    facts.words
      .filter((other) => sameWord(other, word))
      .flatMap((other): Polarity[] => {
        const otherPolarity = polarityOf(facts, marks(), other)
        if (otherPolarity === 'affirmed') {
          if (isDeniedFurther(facts, other)) return ['negated']
          const behind = deniedBehind(facts, other)
          return behind === null ? [otherPolarity] : behind === 'either' ? [otherPolarity, 'negated'] : ['negated']
        }
        const beside = otherPolarity === 'negated' && isUnaltered(facts, marks(), other)
        return beside
          ? ['affirmed']
          : wordsWithinScope(facts, marks(), other).length > 0
            ? [otherPolarity, 'affirmed']
            : [otherPolarity]
      }),
  )
}

// "Father" in "father with gout" says whose gout it is and has no such mark itself.
const isCue = (marks: readonly ContextMark[], word: Span): boolean =>
  marks.some(({ cue }) => cue.start < word.end && cue.end > word.start)

function kindOf(polarity: Polarity, theirs: readonly Polarity[]): DoubtKind {
  if (polarity === 'family' || theirs.includes('family')) return 'experiencer'
  if (polarity === 'negated' || theirs.includes('negated')) return 'polarity'
  if (unsure.has(polarity) || theirs.some((other) => unsure.has(other))) return 'certainty'
  return 'leakage'
}

/** Words that deny whatever follows: that both sentences have one says nothing about what they deny. */
const bare = /^(?:no|sin|sense|not|without|ni|nor|nega|niega|denies|denied|cap|never|nunca|mai)$/

/**
 * Whether both sentences have the same doubt or plan, of which one reaches less far: they share a cue of one kind, or
 * one denying word ("unlikely"). What was done may be told as what is to be done.
 */
function sharesCue(
  { facts, marks }: AnalysedSentence,
  aligned: readonly SourceSentence[],
  { word, polarity, inSource }: WordPolarity & { readonly inSource: readonly Polarity[] },
): boolean {
  if (polarity === 'future' && inSource.includes('affirmed')) return true
  const isBeside = ({ cue }: ContextMark): boolean =>
    !joined.test(facts.text.slice(Math.min(cue.end, word.end), Math.max(cue.start, word.start)))
  const kinds = new Set(marks.filter(isBeside).map(({ kind }) => plainly[kind] ?? kind))
  if (polarity === 'affirmed' && inSource.every((other) => unsure.has(other) && kinds.has(other))) return true
  const own = tokens(facts.text)
  return aligned.some(({ facts: theirs, marks }) =>
    marks().some(({ kind, cue }) => {
      const telling = tokens(theirs.text.slice(cue.start, cue.end)).find(
        ({ text }) => text.length > 3 && !bare.test(text),
      )
      const stem = telling === undefined ? undefined : stemOf(telling.text)
      return inSource.includes(plainly[kind] ?? kind) && own.some(({ text }) => stemOf(text) === stem)
    }),
  )
}

/** Words for how a finding was looked for, which is not denied along with the finding. */
const looking = /^(?:auscult|palpa|explora|inspec|percus|examin|demanda$)/

/**
 * Whether the word is the subject of a verb that both sentences deny, behind the verb here and before it there: "as the
 * pressure was not controlled".
 */
function isSubject({ facts, marks }: AnalysedSentence, aligned: readonly SourceSentence[], word: Word): boolean {
  const verbs = facts.words.filter(
    (verb) =>
      verb.end <= word.start &&
      marks.some((mark) => mark.kind === 'negated' && within(mark, verb) && within(mark, word)) &&
      sourcePolarities(verb, aligned).includes('negated'),
  )
  return aligned.some(({ facts: { text, words }, marks: theirs }) =>
    theirs().some(
      (mark) =>
        mark.kind === 'negated' &&
        words.some((other) => within(mark, other) && verbs.some((verb) => sameWord(verb, other))) &&
        words.some(
          (other) =>
            other.end <= mark.cue.start && sameWord(other, word) && /^\s*$/.test(text.slice(other.end, mark.cue.start)),
        ),
    ),
  )
}

/** Whether the word is the subject of a verb that both sentences deny, before the denial here and behind it there. */
export function isGoverned(
  { facts, marks }: AnalysedSentence,
  aligned: readonly SourceSentence[],
  word: Word,
): boolean {
  return facts.words.some((verb) => {
    if (verb.start < word.end || polarityOf(facts, marks, verb) !== 'negated') return false
    const between = fold(facts.text.slice(word.end, verb.start))
    if (joined.test(between) || !deniedVerb.test(between)) return false
    return sourcePolarities(verb, aligned).includes('negated')
  })
}

/** Checks that each word is denied, doubted, planned or somebody else's, and each drug stopped, as in the source. */
export function polarityObjections(written: AnalysedSentence, aligned: readonly SourceSentence[]): Objection[] {
  const { facts, marks, clauseMarks } = written
  let clauses: readonly ContextMark[] | undefined
  return facts.words.flatMap((word): Objection[] => {
    const theirs = sourcePolarities(word, aligned)
    const polarity = polarityOf(facts, marks, word)
    if (theirs.length === 0 || isCue(marks, word) || theirs.some((other) => agree(other, polarity))) return []
    if (polarity === 'affirmed' && (isGeneral(word) || looking.test(word.text))) return []
    if (polarity === 'affirmed' && theirs.includes('negated') && isGoverned(written, aligned, word)) return []
    if (isUnaltered(facts, marks, word) && theirs.includes('affirmed')) return []
    clauses ??= clauseMarks()
    const inClause = polarityOf(facts, clauses, word)
    if (isScopeShared(written, aligned, { word, polarity })) return []
    if (polarity === 'negated' && isSubject(written, aligned, word)) return []
    if (wordsWithinScope(facts, marks, word).some((other) => sourcePolarities(other, aligned).length > 0)) return []
    if (polarity === 'affirmed' && theirs.includes('negated') && isDeniedFurther(facts, word)) return []
    if (theirs.includes('negated') && isReached(marks, facts.text, word)) return []
    if (
      theirs.some((other) => agree(other, inClause)) ||
      sharesCue(written, aligned, { word, polarity, inSource: theirs })
    )
      return []
    const conflict = polarity === 'negated' || theirs.every((other) => other === 'negated')
    const words = facts.text.slice(word.start, word.end)
    return [{ kind: kindOf(polarity, theirs), standing: conflict ? 'conflict' : 'missing', words }]
  })
}

/** Words for a result without findings, which may be told as a denial. */
const well = /^(?:normal|anodin|clear$|unremark|nad$|asintom|asimptom|asympt|libre|lliure|free$|intact|conserv|indemn)/

const denies = ({ facts, marks }: SourceSentence): boolean =>
  facts.denials > 0 ||
  facts.words.some(({ text, denied }) => denied || well.test(text)) ||
  marks().some(({ kind }) => gone.has(kind))

/** Checks that a sentence denies nothing where the source denies nothing, whatever the denied words are. */
export function denialObjections(
  { facts, marks: ownMarks }: AnalysedSentence,
  aligned: readonly SourceSentence[],
): Objection[] {
  const mark = facts.denials > 0 ? ownMarks.find(({ kind }) => kind === 'negated') : undefined
  if (mark === undefined || aligned.some(denies)) return []
  return [{ kind: 'polarity', standing: 'missing', words: facts.text.slice(mark.cue.start, mark.cue.end) }]
}

/** Whether a sentence affirms a word that the source denies, doubts or says of somebody else at that place. */
export function contradictsPolarity(
  { facts, marks: ownMarks }: AnalysedSentence,
  from: readonly SourceSentence[],
): boolean {
  return facts.words.some((word) => {
    const theirs = sourcePolarities(word, from)
    return (
      theirs.length > 0 &&
      !isCue(ownMarks, word) &&
      polarityOf(facts, ownMarks, word) === 'affirmed' &&
      !theirs.includes('affirmed')
    )
  })
}
