import { useFormatter } from 'use-intl'
import { useTexts } from '../texts.tsx'
import { dateTimeTexts } from './date-time.texts.ts'

const dayBefore = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1)

/** Formats a moment as people say it: "Today, 08:54", "Yesterday, 19:20", else the date and the time. */
export function useFormatDateTime() {
  const say = useTexts(dateTimeTexts)
  const format = useFormatter()
  return (iso: string | null): string => {
    if (iso === null) return say('never')
    const moment = new Date(iso)
    const now = new Date()
    const time = format.dateTime(moment, { timeStyle: 'short' })
    if (moment.toDateString() === now.toDateString()) return say('today', { time })
    if (moment.toDateString() === dayBefore(now).toDateString()) return say('yesterday', { time })
    return format.dateTime(moment, { dateStyle: 'medium', timeStyle: 'short' })
  }
}
