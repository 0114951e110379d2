import * as review from '@alta/contract/review'
import type { DischargeReport } from '@alta/contract/reports'
import { type RatingLevel, ratingLevels, ratingValues } from '@alta/contract/review'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../base/api.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { useMayHere } from '../review/may-here.ts'
import { updateCachedReport } from '../review/report-cache.ts'
import { signTexts } from './sign.texts.ts'

/** The level with so many stars: one is poor, four are excellent. The keys 1 to 4 mean the same. */
export const levelOf = (stars: number): RatingLevel | undefined =>
  ratingLevels.find((level) => ratingValues[level] === stars)

interface RatingInput {
  readonly level: RatingLevel
  readonly comment: string | null
}

/** Rates a report in the caller's name; a new rating takes the place of the old. null for who may not rate. */
export const useRate = (report: DischargeReport) => {
  const { discharge_report_id, rating } = report
  const mayRate = useMayHere(report, 'discharge_reports:rate')
  const say = useTexts(signTexts)
  const toast = useToast()
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: ({ level, comment }: RatingInput) =>
      call(review.rate, {
        params: { discharge_report_id },
        body: { level, ...(comment !== null && { comment }) },
      }),
    onSuccess: (saved) => {
      updateCachedReport(discharge_report_id, () => ({ rating: saved }))
      toast({ message: say('rated', { level: say(saved.level) }) })
    },
  })
  if (!mayRate) return null
  return {
    /** What is shown: what is being sent, else what was kept. */
    level: isPending ? variables.level : (rating?.level ?? null),
    comment: rating?.comment ?? null,
    error: isPending ? null : error,
    rate: (level: RatingLevel) => mutate({ level, comment: rating?.comment ?? null }),
    again: () => {
      if (variables) mutate(variables)
    },
    say: (comment: string | null) => {
      if (rating) mutate({ level: rating.level, comment })
    },
  }
}
export type Rate = NonNullable<ReturnType<typeof useRate>>
