import type { ItemFlag, ReportItem } from '@alta/contract/report'
import type { Course } from '../course/course.ts'
import { quotedItem } from '../facts/fact.ts'
import { actionOf, listOf } from '../reading/decide-section.ts'
import type { FollowedDrug } from '../facts/medication/follow-drugs.ts'
import type { Leftovers } from './medication-section.ts'

const actionFlags = [
  ['start', 'started'],
  ['keep', 'continued'],
  ['change', 'changed'],
] as const

/**
 * Sentences of the medication whose drugs stand in no group: "resto igual", oxygen at home, a device, an unlisted name,
 * or a drug whose end only these words make clear.
 */
export function leftoversOf(course: Course, drugs: readonly FollowedDrug[]): Leftovers {
  const left: Record<keyof Leftovers, ReportItem[]> = { previous: [], discharge: [], stopped: [] }
  const named = new Set(
    drugs.flatMap(({ fate, mentions }) => (fate === 'none' ? [] : mentions.map(({ unit }) => unit.start))),
  )
  for (const sentence of course.sentences) {
    const { chances } = sentence
    if (chances === null || sentence.section !== 'medication' || named.has(sentence.start)) continue
    const span = { start: sentence.body, end: sentence.end }
    if (Math.max(actionOf(chances, 'stop'), actionOf(chances, 'hold')) > 0.5)
      left.stopped.push(quotedItem(course.text, [span], ['list_item', 'stopped']))
    else if (listOf(chances, 'discharge') > 0.5) {
      const [action] = actionFlags.toSorted((a, b) => actionOf(chances, b[0]) - actionOf(chances, a[0]))
      const flags: ItemFlag[] =
        action !== undefined && actionOf(chances, action[0]) > 0.4 ? ['list_item', action[1]] : ['list_item']
      left.discharge.push(quotedItem(course.text, [span], flags))
    } else if (listOf(chances, 'home') > 0.5) left.previous.push(quotedItem(course.text, [span], ['list_item']))
  }
  return left
}
