import { useFormatter } from 'use-intl'
import { useTexts } from '../../base/texts.tsx'
import { figuresTexts } from './figures.texts.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The seconds of the unit in which a duration is said: the next larger one from two of it up. */
export function unitOf(seconds: number): number {
  return [day, hour, minute].find((unit) => seconds >= 2 * unit) ?? 1
}

const unitWords = { [day]: 'days', [hour]: 'hours', [minute]: 'minutes' } as const

/** Figures as people say them; what was not measured is a dash. */
export function useAmounts() {
  const say = useTexts(figuresTexts)
  const format = useFormatter()
  const short = (value: number) =>
    format.number(value, value < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 })
  const orNothing = (print: (value: number) => string) => (value: number | null) =>
    value === null ? say('nothing') : print(value)
  return {
    count: (value: number) => format.number(value),
    /** A mean of several reports or people. */
    mean: orNothing((value) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })),
    /** A share from 0 to 1, in percent. */
    share: orNothing((value) =>
      format.number(value, { style: 'percent', maximumFractionDigits: value > 0 && value < 0.1 ? 1 : 0 }),
    ),
    /** Seconds: two digits that count below one. */
    duration: orNothing((seconds) => {
      const unit = unitOf(seconds)
      return say(unitWords[unit] ?? 'seconds', { value: short(seconds / unit) })
    }),
  }
}
