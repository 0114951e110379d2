import { strongCues } from '../lexicon/section-words.ts'
import { states } from './states.ts'

const opening = states.map((state) => {
  const cues = strongCues[state === 'evolution_by_condition' ? 'evolution' : state]
  return cues && state !== 'evolution_by_condition' ? new RegExp(`(?<![a-z0-9])(?:${cues})`, 'g') : null
})

/**
 * How strongly the words of a folded sentence speak for each state: 0 none, 1 for a cue,
 * 1 more when it opens the sentence, half for each further one, at most 3.
 */
export const cueScores = (folded: string): number[] =>
  opening.map((pattern) => {
    if (!pattern) return 0
    let score = 0
    let found = 0
    for (const match of folded.matchAll(pattern)) {
      score += found === 0 ? (match.index <= 3 ? 2 : 1) : 0.5
      found += 1
      if (found === 4) break
    }
    return Math.min(3, score)
  })
