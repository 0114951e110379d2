import { type HeadOutput, chosen, headFields } from '../../src/identity/candidates/choose.ts'
import { forward } from '../../src/learning/network.ts'
import { fold } from '../../src/text/fold.ts'
import { agrees } from '../heads.ts'
import { type HeadLesson, headLesson, headTexts } from './head-lessons.ts'
import { headAnnotators, headLessons, headNetworks } from './train-heads.ts'

const thresholds = [0.3, 0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]
/** The cost of a wrong value, in missing values: another patient's name or number costs the most. */
const costOfWrong = (field: HeadOutput): number => (field === 'name' || field === 'record_number' ? 4 : 2)

interface HeadFieldTrial {
  readonly chance: number
  readonly isRight: boolean
  readonly isKnown: boolean
}

function trialOf({ text, head, candidates }: HeadLesson, logits: Float32Array[], field: HeadOutput): HeadFieldTrial {
  const choice = chosen(field, candidates, { logits, folded: fold(text) })
  const gold = head[field] ?? null
  const words = field === 'sex' ? (choice?.sex ?? '') : text.slice(choice?.start ?? 0, choice?.end ?? 0)
  return {
    chance: choice?.chance ?? 0,
    isRight: choice !== null && gold !== null && agrees(field, words, gold),
    isKnown: gold !== null,
  }
}

/**
 * Determines how confident a choice of each field must be (`sureEnough` in head-choices.ts): prints precision, recall
 * and cost at each threshold, on the heads of one annotator that the network was not trained on. `hand` is one of the
 * annotators used for training.
 */
export async function evaluateHeadFolds(hand: string): Promise<{ figures: object; lines: readonly string[] }> {
  const others = headAnnotators.filter((one) => one !== hand)
  if (others.length === headAnnotators.length) throw new Error(`Not a hand that is learnt from: ${hand}`)
  const [network] = headNetworks(headLessons(others))
  if (!network) throw new Error('No network')
  const read = headTexts([hand]).map((text) => {
    const lesson = headLesson(text)
    return { lesson, logits: forward(network.shape, network.weights, lesson.things) }
  })
  const rows = headFields.map((field) => {
    const tried = read.map(({ lesson, logits }) => trialOf(lesson, logits, field))
    const known = tried.filter(({ isKnown }) => isKnown).length
    const at = thresholds.map((threshold) => {
      const chosen = tried.filter(({ chance }) => chance > threshold)
      const right = chosen.filter(({ isRight }) => isRight).length
      const cost = costOfWrong(field) * (chosen.length - right) + known - right
      const [precision, recall] = [right / Math.max(1, chosen.length), right / Math.max(1, known)]
      return { threshold, cost, shares: `${precision.toFixed(2)};${recall.toFixed(2)}` }
    })
    const cheapest = at.toSorted((a, b) => a.cost - b.cost)[0]
    const line = `${field}: ${at.map(({ threshold, shares: both, cost }) => `${threshold} ${both} (${cost})`).join('  ')}`
    return { field, line, threshold: cheapest?.threshold ?? 1 }
  })
  return {
    figures: Object.fromEntries(rows.map(({ field, threshold }) => [field, threshold])),
    lines: rows.map(({ line }) => line),
  }
}
