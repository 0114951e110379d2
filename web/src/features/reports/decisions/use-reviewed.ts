import type { DischargeReport } from '@alta/contract/reports'
import * as marks from '@alta/contract/review-marks'
import type { SectionKey } from '@alta/contract/sections'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../../base/api.ts'
import { useTexts } from '../../../base/texts.tsx'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { refetchReport } from '../reports.queries.ts'
import { updateCachedReport } from '../review/report-cache.ts'
import { marksTexts } from './marks.texts.ts'

interface ReviewedChange {
  readonly sections: readonly SectionKey[]
  readonly reviewed: boolean
}

/**
 * The sections of the newest version that the person has reviewed. A mark shows at once; if the server refuses it, it
 * is reverted with a message. `written`: the sections with unsaved changes, which count as not reviewed.
 */
export const useReviewed = (report: DischargeReport, written: readonly SectionKey[]) => {
  const { discharge_report_id, corrected, reviewed: saved } = report
  const say = useTexts(marksTexts)
  const toast = useToast()
  const [sending, setSending] = useState<ReadonlyMap<SectionKey, boolean>>(new Map())
  const arrived = ({ sections, reviewed }: ReviewedChange) =>
    setSending((now) => new Map([...now].filter(([key, way]) => way !== reviewed || !sections.includes(key))))
  const { mutate } = useMutation({
    // Requests go one after the other, because each answer holds the state of all of them.
    scope: { id: `section reviews ${discharge_report_id}` },
    networkMode: 'always',
    mutationFn: ({ sections, reviewed }: ReviewedChange) =>
      call(marks.reviewSections, {
        params: { discharge_report_id },
        body: { sections: [...sections], reviewed, revision: corrected?.revision ?? 0 },
      }),
    onMutate: ({ sections, reviewed }) =>
      setSending((now) => new Map([...now, ...sections.map((key) => [key, reviewed] as const)])),
    onSuccess: ({ items }, mark) => {
      updateCachedReport(discharge_report_id, () => ({ reviewed: items }))
      arrived(mark)
    },
    onError: (error, mark) => {
      arrived(mark)
      const isStale = asProblem(error).code === 'stale-revision'
      if (isStale) void refetchReport(discharge_report_id)
      toast({ message: say(isStale ? 'newer' : 'not_marked'), severity: 'error' })
    },
  })
  const reviewed = useMemo(() => {
    const all = new Set(saved.map(({ section }) => section))
    for (const [key, way] of sending) {
      if (way) all.add(key)
      else all.delete(key)
    }
    for (const key of written) all.delete(key)
    return all
  }, [saved, sending, written])
  return { reviewed, mark: mutate }
}
