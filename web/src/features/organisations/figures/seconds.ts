import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { figuresTexts } from './figures.texts.ts'

/** A duration in seconds as people say it: two digits that count below a second, minutes from two minutes up. */
export function useSeconds() {
  const say = useTexts(figuresTexts)
  const format = useFormatter()
  const short = (value: number) =>
    format.number(value, value < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 })
  return (seconds: number | null) => {
    if (seconds === null) return say('nothing')
    return seconds < 120 ? say('seconds', { value: short(seconds) }) : say('minutes', { value: short(seconds / 60) })
  }
}
