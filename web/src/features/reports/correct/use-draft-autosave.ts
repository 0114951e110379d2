import { Problem } from '@alta/contract/problems'
import * as reviewCalls from '@alta/contract/review'
import { useEffect, useState } from 'react'
import { call } from '../../../base/api.ts'
import { useSession } from '../../../base/stores.ts'
import { keepsUnsaved, useAskedBeforeLeaving } from '../../../base/unsaved.ts'
import { cacheDraft } from '../review/report-cache.ts'
import { createDraftAutosave, type AutosaveState } from './draft-autosave.ts'
import { sentOf, tooLongOf, type CorrectionDraft } from './writing.ts'

/** What has not reached the server yet, by person and report: in memory, so that a session that ends takes no word. */
const unsent = new Map<string, CorrectionDraft>()

/** Whether anybody's unsaved words wait in this page. */
export const hasUnsent = (discharge_report_id: string): boolean =>
  [...unsent.keys()].some((name) => name.endsWith(discharge_report_id))

/** The longest body a browser sends for a page that is gone. In characters, with room for wider ones. */
const outlivesPage = 20_000

/** Keeps a person's unsaved work of one report on the server, also when the page is left. */
export const useDraftAutosave = (discharge_report_id: string) => {
  const me = useSession(({ user }) => user?.user_id)
  const name = `${me} ${discharge_report_id}`
  const [state, setState] = useState<AutosaveState>({ kind: 'untouched' })
  const [keeper] = useState(() =>
    createDraftAutosave({
      // A refusal stays in sight until a save succeeds, so that its message does not appear and disappear at every
      // attempt.
      onState: (next) => setState((now) => (now.kind === 'refused' && next.kind === 'saving' ? now : next)),
      send: async (writing, leaving) => {
        const { token, user } = useSession.getState()
        // Another person may have signed in meanwhile; the text must not be saved under their name.
        if (token === null || user?.user_id !== me) throw new Problem('unauthenticated')
        // The server would refuse the whole draft. The draft that it holds is not changed.
        if (tooLongOf(writing).length > 0) throw new Problem('payload-too-large')
        const body = sentOf(writing)
        const keepalive = leaving && JSON.stringify(body).length < outlivesPage
        const sent = { params: { discharge_report_id }, body }
        const draft = await call(reviewCalls.saveDraft, sent, { keepalive, token })
        if (unsent.get(name) === writing) unsent.delete(name)
        cacheDraft(discharge_report_id, draft)
        return draft.updated_at
      },
    }),
  )
  useEffect(() => {
    const waiting = unsent.get(name)
    if (waiting) keeper.put(waiting)
    const hide = () => {
      if (document.visibilityState === 'hidden') void keeper.leave()
    }
    const forget = keepsUnsaved(async () => {
      await keeper.leave()
      return !unsent.has(name)
    })
    window.addEventListener('pagehide', keeper.leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', keeper.leave)
      document.removeEventListener('visibilitychange', hide)
      forget()
      // Without a session the server would refuse it, so the text waits in memory until the person is back.
      if (useSession.getState().token !== null) void keeper.leave()
      else void keeper.settle()
    }
  }, [keeper, name])
  const isLosing = state.kind === 'failed' || state.kind === 'refused'
  useAskedBeforeLeaving(isLosing)
  return {
    state,
    unsent: unsent.get(name) ?? null,
    put: (writing: CorrectionDraft) => {
      unsent.set(name, writing)
      keeper.put(writing)
    },
    settle: keeper.settle,
    forget: () => {
      unsent.delete(name)
      setState({ kind: 'untouched' })
    },
  }
}
