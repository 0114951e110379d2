import { checkSentence, type Finding } from '../evidence/check.ts'
import {
  changeOf,
  type SecondLookResult,
  readSecondLookAnswer,
  type LookOptions,
  lookPrompt,
} from '../second-look/second-look.ts'
import type { Prompt } from '../writing/writing.ts'
import {
  citedBy,
  claimOf,
  claimsNothing,
  type EvidenceIndex,
  judgedAs,
  type SentenceJudgement,
  type JudgeOptions,
} from './judge.ts'

/** The sentences of an answer for a second look by a model. */
export interface RecheckRequest extends JudgeOptions {
  readonly sentences: readonly string[]
  /** How many tokens question and answer may have together. */
  readonly context_tokens: number
}

interface SentenceClaim {
  readonly text: string
  readonly claim: string
  readonly finding: Finding
}

/** The claim of a sentence and the finding of the check; null where it claims nothing. */
function claimIn(index: EvidenceIndex, text: string): SentenceClaim | null {
  const claim = claimOf(text)
  return claim === null ? null : { text, claim, finding: checkSentence(index.source, claim) }
}

/** A sentence that the evidence has word for word needs no second look. */
const needsLook = (claim: SentenceClaim | null): claim is SentenceClaim =>
  claim !== null && claim.finding.support !== 'verbatim'

const wordsOf = (claims: readonly SentenceClaim[]): string[] => claims.map(({ claim }) => claim)

// Prompt injections are no part of the evidence.
const optionsOf = ({ language, context_tokens }: RecheckRequest): LookOptions => ({
  language,
  context_tokens,
  hidden: [],
})

/** The prompt of the second look; null where there is nothing to ask about. */
export function secondLookPrompt(index: EvidenceIndex, request: RecheckRequest): Prompt | null {
  const claims = request.sentences.map((text) => claimIn(index, text)).filter(needsLook)
  return claims.length === 0 ? null : lookPrompt(index.source, wordsOf(claims), optionsOf(request))
}

/** A sentence after the second look: only passages that may be cited clear it, and what is found wrong is marked. */
function withSecondLook(
  index: EvidenceIndex,
  { finding }: SentenceClaim,
  { judged, look }: { judged: SentenceJudgement; look: SecondLookResult },
): SentenceJudgement {
  const change = changeOf(finding.support, look)
  if (change === 'doubted' && judged.support === 'supported') return { ...judged, support: 'partial' }
  if (change !== 'cleared' || look.outcome !== 'borne_out') return judged
  const cited = citedBy(index, look.spans)
  return cited.length === 0 ? judged : { verdict: 'kept', support: 'supported', cited, foreign: false }
}

/** The verdict on each sentence after a model's answer; null where the answer cannot be read. */
export function judgeAfterSecondLook(
  index: EvidenceIndex,
  request: RecheckRequest,
  answer: string,
): readonly SentenceJudgement[] | null {
  const all = request.sentences.map((text) => claimIn(index, text))
  const claims = all.filter(needsLook)
  const looks = readSecondLookAnswer(index.source, wordsOf(claims), { ...optionsOf(request), answer })
  if (looks === null) return null
  return all.map((claim) => {
    if (claim === null) return claimsNothing
    const judged = judgedAs(index, claim.text, { ...request, finding: claim.finding })
    const look = looks[claims.indexOf(claim)]
    return look === undefined ? judged : withSecondLook(index, claim, { judged, look })
  })
}
