import type { ReportSummary } from '@alta/contract/reports'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { reportsTexts } from '../reports.texts.ts'
import { secondsFormat } from '../seconds.ts'

/** Date and time of a report as its rows say them; a dash where nothing was measured. */
export const useReportWords = () => {
  const say = useTexts(reportsTexts)
  const format = useFormatter()
  return {
    when: ({ created_at }: ReportSummary): string =>
      format.dateTime(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' }),
    seconds: ({ generation_seconds }: ReportSummary): string =>
      generation_seconds === null
        ? '–'
        : say('seconds', { seconds: format.number(generation_seconds, secondsFormat(generation_seconds)) }),
  }
}
