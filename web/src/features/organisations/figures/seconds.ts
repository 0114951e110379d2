import { useFormatter } from 'use-intl'

/** A duration in seconds as people say it: two digits that count below a second, minutes from two minutes up. */
export function useSeconds() {
  const format = useFormatter()
  const inUnit = (value: number, unit: 'second' | 'minute') =>
    format.number(value, {
      style: 'unit',
      unit,
      ...(value < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 }),
    })
  return (seconds: number) => (seconds < 120 ? inUnit(seconds, 'second') : inUnit(seconds / 60, 'minute'))
}
