import type { DischargeReport } from '@alta/contract/reports'
import * as reviewCalls from '@alta/contract/review'
import type { Acceptance } from '@alta/contract/review'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../../base/api.ts'
import { useCurrentUser } from '../../../base/session.ts'
import { useTexts } from '../../../base/texts.tsx'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { useToast } from '../../../base/ui/toasts.tsx'
import { refetchReport } from '../reports.queries.ts'
import { nameOf, currentAcceptances } from './accepted.ts'
import type { ReportSentence } from '../source/evidence.ts'
import { updateCachedReport } from '../review/report-cache.ts'
import { decisionTexts } from '../review/review.texts.ts'

/** What is on its way: the sentence, and how it stands once the server has it. */
interface AcceptanceChange {
  readonly name: string
  readonly sent: { readonly section: Acceptance['section']; readonly text: string; readonly accepted: boolean }
  readonly shown: Acceptance | null
}

/**
 * The sentences that people accepted. A change shows at once and is sent at once; if the server refuses it, it is
 * reverted with a message.
 */
export const useAcceptances = ({ discharge_report_id, accepted: saved, review }: DischargeReport) => {
  const say = useTexts(decisionTexts)
  const toast = useToast()
  const me = useCurrentUser()
  const [sending, setSending] = useState<ReadonlyMap<string, Acceptance | null>>(new Map())
  const arrived = ({ name, shown }: AcceptanceChange) =>
    setSending((now) => {
      // A later change of the same sentence is still being sent.
      if (now.get(name) !== shown) return now
      return new Map([...now].filter(([one]) => one !== name))
    })
  const { mutate } = useMutation({
    // Requests go one after the other, because each answer holds the state of all of them.
    scope: { id: `acceptances ${discharge_report_id}` },
    networkMode: 'always',
    mutationFn: ({ sent }: AcceptanceChange) =>
      call(reviewCalls.accept, { params: { discharge_report_id }, body: sent }),
    onMutate: ({ name, shown }) => setSending((now) => new Map(now).set(name, shown)),
    onSuccess: ({ items }, mark) => {
      updateCachedReport(discharge_report_id, () => ({ accepted: items }))
      arrived(mark)
      // An acceptance creates a new revision of a signed report, which is then not signed.
      if (review.state === 'signed') {
        void refetchReport(discharge_report_id)
        return toast({ message: say('opened_again'), severity: 'warning' })
      }
      if (!mark.sent.accepted) return toast({ message: say('taken_back') })
      const undo = () => mutate({ ...mark, sent: { ...mark.sent, accepted: false }, shown: null })
      toast({ message: say('accepted'), action: { label: say('undo'), act: undo } })
    },
    onError: (error, mark) => {
      arrived(mark)
      const isStale = asProblem(error).code === 'stale-revision'
      if (isStale) void refetchReport(discharge_report_id)
      const failed = mark.sent.accepted ? 'not_accepted' : 'not_taken_back'
      toast({ message: say(isStale ? 'sentence_gone' : failed), severity: 'error' })
    },
  })
  const send = ({ section, item: { text } }: ReportSentence, accepted: boolean) => {
    const by = { user_id: me?.user_id ?? null, name: me?.name ?? '' }
    const shown = accepted ? { section, text, accepted_at: new Date().toISOString(), accepted_by: by } : null
    mutate({ name: nameOf({ section, text }), sent: { section, text, accepted }, shown })
  }
  return {
    accepted: useMemo(() => currentAcceptances(saved, sending), [saved, sending]),
    accept: (sentence: ReportSentence) => send(sentence, true),
    takeBack: (sentence: ReportSentence) => send(sentence, false),
  }
}
