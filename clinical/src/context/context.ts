import type { Language } from '@alta/contract/languages'
import type { ContextMark, Span } from '../course/course.ts'
import { companionWords, echoes, informantVerbs, kinshipLinks } from '../lexicon/clause-words.ts'
import type { MarkKind } from './cue-list.ts'
import { type Cue, cuesAt } from './cues.ts'
import { type ScopeContext, scopeOf } from './scope.ts'
import { type ContextToken, contextTokens } from './tokens.ts'

/** The strongest mark on a passage; `affirmed` where nothing qualifies it. */
export type Polarity = MarkKind | 'affirmed'

interface CueMatch {
  readonly at: number
  readonly cue: Cue
}

function findCues(tokens: readonly ContextToken[], language: Language): CueMatch[] {
  const found: CueMatch[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const cues = isSign(tokens, at) ? [sign] : cuesAt(tokens, at, language)
    for (const cue of cues) found.push({ at, cue })
    at += Math.max(1, cues[0]?.words.length ?? 1) - 1
  }
  return found
}

/** Children, grandchildren and nephews mostly bring the patient: their illnesses are no family history. */
const descendants = /^(hij|sobrin|niet|fill|nebo|net|son|daughter|niece|nephew)/

/** Whether a relative brings the patient or tells the story, which is no family history; children mostly do. */
function isInformant(tokens: readonly ContextToken[], { at, cue }: CueMatch): boolean {
  if (cue.words.length > 1) return false
  const next = tokens[at + cue.words.length]?.folded ?? ''
  const previous = tokens[at - 1]?.folded ?? ''
  if (kinshipLinks.has(next)) return false
  if (descendants.test(cue.words[0] ?? '')) return true
  return informantVerbs.has(next) || companionWords.has(previous)
}

/** Words that "no" is only a part of: "antiinflamatorios no esteroideos". */
const named = /^(?:invasi|esteroi|st$|hodgkin|insulin)/

/** Whether the cue ends the scope of the denial before it; "no obstante" and "no se descarta" do too. */
function endsDenial({ kind, direction, words: [first = '', second = ''] }: Cue): boolean {
  if (kind === 'none' && named.test(second)) return false
  return (kind === 'negated' && direction !== 'backward') || /^(?:no|sin|sense|not)$/.test(first)
}

const sign: Cue = { words: ['-'], kind: 'negated', direction: 'backward' }

/** "Blumberg -, Murphy -": the sign behind a finding denies it where the phrase ends with it. */
function isSign(tokens: readonly ContextToken[], at: number): boolean {
  const [before, dash, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (dash === undefined || before === undefined || !/^[-–]$/.test(dash.folded)) return false
  if (!/^\p{L}{3,}$/u.test(before.folded) || /^(?:gram|rh)/.test(before.folded)) return false
  return behind !== undefined && /^[.,;)]$/.test(behind.folded)
}

function plainSi(text: string, token: ContextToken | undefined): boolean {
  return token === undefined || token.folded !== 'si' || !/í/i.test(text.slice(token.start, token.end))
}

/** "CAP" among small letters is a health centre, and "cap" denies in Catalan. */
const isCentre = (text: string, token: ContextToken | undefined): boolean =>
  token !== undefined && text.slice(token.start, token.end) === 'CAP' && /\p{Ll}/u.test(text)

/**
 * ConText (Harkema et al. 2009) for Spanish, Catalan and English: the denials, doubts, conditions, past, relatives,
 * plans, stopped and resolved things in a sentence, in text order. Takes one sentence; line breaks inside it count as
 * spaces.
 */
export function marks(text: string, language: Language): ContextMark[] {
  const tokens = contextTokens(text)
  const found = findCues(tokens, language)
  const denies: boolean[] = tokens.map(() => false)
  for (const { at, cue } of found) if (endsDenial(cue)) denies[at] = true
  const reading: ScopeContext = { language, tokens, denies }
  const result: ContextMark[] = []
  let deniedTo = 0
  for (const each of found) {
    const { at, cue } = each
    if (cue.kind === 'none') continue
    if (cue.kind === 'family' && isInformant(tokens, each)) continue
    if (cue.kind === 'hypothetical' && !plainSi(text, tokens[at])) continue
    if (isCentre(text, tokens[at])) continue
    const range = scopeOf(reading, cue, at)
    const [first, last] = [tokens[range.from], tokens[range.to - 1]]
    const [cueFirst, cueLast] = [tokens[at], tokens[at + cue.words.length - 1]]
    if (first === undefined || last === undefined || range.from >= range.to) continue
    if (cueFirst === undefined || cueLast === undefined) continue
    // "no tos ni disnea" is one denial; "ni" or "ninguno" denies by itself only where no denial is open.
    if (echoes.has(cueFirst.folded) && last.end <= deniedTo) continue
    if (cue.kind === 'negated') deniedTo = Math.max(deniedTo, last.end)
    result.push({
      kind: cue.kind,
      cue: { start: cueFirst.start, end: cueLast.end },
      scope: { start: first.start, end: last.end },
    })
  }
  return result
}

function covers(scope: Span, span: Span): boolean {
  const shared = Math.min(scope.end, span.end) - Math.max(scope.start, span.start)
  return shared > 0 && shared * 2 > span.end - span.start
}

const strength: readonly MarkKind[] = [
  'family',
  'negated',
  'hypothetical',
  'future',
  'possible',
  'stopped',
  'resolved',
  'history',
]

/** The polarity of a passage (most of it must lie in the scope); the first kind in `strength` wins. */
export function polarityAt(contextMarks: readonly ContextMark[], span: Span): Polarity {
  const kinds = contextMarks.filter((mark) => covers(mark.scope, span)).map((mark) => mark.kind)
  return strength.find((kind) => kinds.includes(kind)) ?? 'affirmed'
}

/** Whether most of the passage lies in the scope of a denial. */
export function isNegated(contextMarks: readonly ContextMark[], span: Span): boolean {
  return contextMarks.some((mark) => mark.kind === 'negated' && covers(mark.scope, span))
}
