import type { SecondFactor } from '@alta/contract/second-factor'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../base/texts.tsx'
import { factorWordTexts } from './factor-words.texts.ts'

/** Says what a second factor is, since when it is there and when it was used last. */
export function useFactorWords() {
  const say = useTexts(factorWordTexts)
  const format = useFormatter()
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium' })
  return ({ kind, created_at, last_used_at }: SecondFactor): string => {
    const since = say('since', { kind: say(kind), date: day(created_at) })
    return `${since} · ${last_used_at === null ? say('unused') : say('used', { date: day(last_used_at) })}`
  }
}
