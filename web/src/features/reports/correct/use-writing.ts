import type { ReportItem } from '@alta/contract/report'
import type { DischargeReport } from '@alta/contract/reports'
import * as reviewCalls from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'
import { useCallback, useMemo, useRef, useState } from 'react'
import { call } from '../../../base/api.ts'
import { asProblem } from '../../../base/ui/problem-alert.tsx'
import { refetchReport } from '../reports.queries.ts'
import { updateCachedReport } from '../review/report-cache.ts'
import { useDraftAutosave } from './use-draft-autosave.ts'
import { markdownTools } from './words-part.ts'
import { changedSections, sentOf, tooLongOf, type CorrectionDraft, writingOf } from './writing.ts'

const one = ({ discharge_report_id }: DischargeReport) => ({ params: { discharge_report_id } })

/** Saves a correction. Throws Problem. */
const sendCorrection = async (report: DischargeReport, writing: CorrectionDraft) => {
  const saved = await call(reviewCalls.correct, { ...one(report), body: sentOf(writing) })
  updateCachedReport(report.discharge_report_id, ({ review }) => ({
    corrected: saved,
    draft: null,
    review: { ...review, state: 'corrected' },
    review_state: 'corrected',
  }))
}

/** Discards the draft; where the report is out of reach there is nothing left to discard. Throws Problem. */
const dropDraft = async (report: DischargeReport) => {
  try {
    await call(reviewCalls.dropDraft, one(report))
  } catch (error) {
    if (!['not-found', 'forbidden'].includes(asProblem(error).code)) throw error
  }
  updateCachedReport(report.discharge_report_id, () => ({ draft: null }))
}

/** Does something with the work instead of keeping it; where that throws it is kept as it was. */
const inItsPlace = async (
  keeper: ReturnType<typeof useDraftAutosave>,
  writing: CorrectionDraft,
  act: () => Promise<void>,
) => {
  await keeper.settle()
  try {
    await act()
  } catch (error) {
    keeper.put(writing)
    throw error
  }
}

/** Made when it is first asked for: a report that is only read needs no markdown. */
const onceAsked = <T>(make: () => T) => {
  let made: { readonly value: T } | undefined
  return (): T => (made ??= { value: make() }).value
}

/** What is written now, for those who draw it and for those who change it. */
const useNow = (report: DischargeReport) => {
  const keeper = useDraftAutosave(report.discharge_report_id)
  const { draft, corrected } = report
  const [writing, setWriting] = useState<CorrectionDraft | null>(() => keeper.unsent ?? (draft && writingOf(draft)))
  // An editor or a toast may hold on to what it was given first: whoever writes starts from what is written now.
  const now = useRef(writing)
  const set = (next: CorrectionDraft | null) => {
    now.current = next
    setWriting(next)
  }
  return {
    keeper,
    writing,
    begun: (): CorrectionDraft => now.current ?? { sections: new Map(), base_revision: corrected?.revision ?? 0 },
    set,
    put: (next: CorrectionDraft) => {
      set(next)
      keeper.put(next)
    },
    leave: () => {
      set(null)
      keeper.forget()
    },
  }
}

/** Every section of the newest version as markdown. */
const useNewest = ({ generated, corrected }: DischargeReport, language: Language) =>
  useMemo(
    () => onceAsked(() => markdownTools().newestMarkdown({ generated, corrected }, language)),
    [generated, corrected, language],
  )

/**
 * The caller's unsaved correction of a report. It is kept on the server while it is written, and saved or discarded as
 * a whole.
 */
export const useWriting = (report: DischargeReport, language: Language) => {
  const { corrected, generated } = report
  const { keeper, writing, begun, set, put, leave } = useNow(report)
  const revision = corrected?.revision ?? 0
  const newest = useNewest(report, language)
  const changed = useMemo(() => (writing ? changedSections(writing, newest()) : []), [writing, newest])
  const tooLong = useMemo(() => (writing ? tooLongOf(writing) : []), [writing])
  const textOf = useCallback(
    (key: SectionKey) => writing?.sections.get(key) ?? newest().get(key) ?? '',
    [writing, newest],
  )
  return {
    writing,
    newest,
    changed,
    /** Sections that cannot be kept or saved as they are. */
    tooLong,
    state: keeper.state,
    /** Other words were saved after those this work began from; another head or title does not matter to it. */
    isStale: writing !== null && writing.base_revision < (corrected?.words_since ?? 0),
    textOf,
    /** The sentences of a section, as generated and as corrected. */
    itemsOf: (key: SectionKey): readonly ReportItem[] =>
      [...generated.sections, ...(corrected?.sections ?? [])].flatMap((section) =>
        section.key === key ? section.items : [],
      ),
    /** Whether anything is written that the newest version does not say, as of now and not as last drawn. */
    hasBegun: () => begun().sections.size > 0,
    /** The text of a section, as of now and not as last drawn. */
    textNow: (key: SectionKey) => begun().sections.get(key) ?? newest().get(key) ?? '',
    start: () => set(begun()),
    /** Changes a section; null takes it back to the newest version. Gives what was written in it before. */
    write: (key: SectionKey, markdown: string | null): string | null => {
      const { sections, base_revision } = begun()
      const next = new Map(sections)
      if (markdown === null) next.delete(key)
      else next.set(key, markdown)
      put({ sections: next, base_revision })
      return sections.get(key) ?? null
    },
    /** Goes on upon the newest version, without the sections in which that one was chosen. */
    rebase: (dropped: readonly SectionKey[]) =>
      put({
        sections: new Map([...begun().sections].filter(([key]) => !dropped.includes(key))),
        base_revision: revision,
      }),
    /** Throws Problem; then the work is kept as it was. `stale`: somebody else was first; their version has come. */
    save: async (): Promise<'corrected' | 'stale'> => {
      const writing = begun()
      const sections = new Map([...writing.sections].filter(([key]) => changed.includes(key)))
      try {
        await inItsPlace(keeper, writing, () => sendCorrection(report, { ...writing, sections }))
        leave()
        return 'corrected'
      } catch (error) {
        if (asProblem(error).code !== 'stale-revision') throw error
        await refetchReport(report.discharge_report_id)
        return 'stale'
      }
    },
    /** Throws Problem; then the work is kept as it was. */
    discard: async () => {
      await inItsPlace(keeper, begun(), () => dropDraft(report))
      leave()
    },
  }
}
export type CorrectionEditor = ReturnType<typeof useWriting>
