import type { DischargeReport } from '@alta/contract/reports'
import type { UnusedFact } from '@alta/contract/report'
import * as marks from '@alta/contract/review-marks'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../../base/api.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { updateCachedReport } from '../review/report-cache.ts'
import { factName } from './omissions.ts'
import { omissionTexts } from './omissions.texts.ts'

interface DismissalChange {
  readonly fact: UnusedFact
  readonly dismissed: boolean
}

/** The facts that people dismissed, by name. A change shows at once and is reverted if the server refuses it. */
export const useDismissals = ({ discharge_report_id, dismissed: saved }: DischargeReport) => {
  const say = useTexts(omissionTexts)
  const toast = useToast()
  const [sending, setSending] = useState<ReadonlyMap<string, boolean>>(new Map())
  const arrived = ({ fact, dismissed }: DismissalChange) =>
    setSending((now) => new Map([...now].filter(([name, way]) => name !== factName(fact) || way !== dismissed)))
  const { mutate } = useMutation({
    scope: { id: `dismissals ${discharge_report_id}` },
    networkMode: 'always',
    mutationFn: ({ fact: { section, text }, dismissed }: DismissalChange) =>
      call(marks.dismiss, { params: { discharge_report_id }, body: { facts: [{ section, text }], dismissed } }),
    onMutate: ({ fact, dismissed }) => setSending((now) => new Map(now).set(factName(fact), dismissed)),
    onSuccess: ({ items }, sent) => {
      updateCachedReport(discharge_report_id, () => ({ dismissed: items }))
      arrived(sent)
      if (!sent.dismissed) return toast({ message: say('was_put_back') })
      const undo = () => mutate({ ...sent, dismissed: false })
      toast({ message: say('dismissed'), action: { label: say('undo'), act: undo } })
    },
    onError: (_, sent) => {
      arrived(sent)
      toast({ message: say('not_dismissed'), severity: 'error' })
    },
  })
  const dismissed = useMemo(() => {
    const all = new Set(saved.map(factName))
    for (const [name, way] of sending) {
      if (way) all.add(name)
      else all.delete(name)
    }
    return all
  }, [saved, sending])
  return { dismissed, dismiss: (fact: UnusedFact, on: boolean) => mutate({ fact, dismissed: on }) }
}
