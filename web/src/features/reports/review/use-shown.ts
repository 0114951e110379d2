import { headRows, principalRead } from '@alta/clinical/document/report-head'
import type { ReportSection } from '@alta/contract/report'
import type { Head } from '@alta/contract/report-head'
import type { DischargeReport } from '@alta/contract/reports'
import type { ReportVersion } from '@alta/contract/review'
import type { SectionKey } from '@alta/contract/sections'
import { useMemo, useState } from 'react'
import type { CorrectionEditor } from '../correct/use-writing.ts'
import { markdownTools } from '../correct/words-part.ts'
import { factName, openFacts } from '../decisions/omissions.ts'
import { inOrder, useOrder } from '../decisions/section-order.ts'

/** Sections a person writes in have no sentences to choose until they are saved and checked again. */
const withoutWritten = (sections: readonly ReportSection[], written: string): readonly ReportSection[] =>
  written === ''
    ? sections
    : sections.map((one) => (written.split(' ').includes(one.key) ? { key: one.key, items: [] } : one))

const correctedSections = ({ corrected }: DischargeReport): ReportSection[] | null =>
  corrected &&
  corrected.sections.map(({ key, items }) => ({ key, items, ...(items.length === 0 && { empty: 'not_documented' }) }))

const nothing: Head = {}

/** Which version is shown, and what of it: while somebody writes always the newest. */
export const useShown = (
  report: DischargeReport,
  { writer, open, dismissed }: { writer: CorrectionEditor; open: SectionKey | null; dismissed: ReadonlySet<string> },
) => {
  const [chosenVersion, setChosenVersion] = useState<ReportVersion | null>(null)
  const { generated, corrected, unused: all } = report
  const language = report.language ?? 'es'
  const newest = corrected ? 'corrected' : 'generated'
  const version = writer.writing ? newest : corrected ? (chosenVersion ?? newest) : 'generated'
  const written = [...writer.changed, ...(open ? [open] : [])].join(' ')
  const order = useOrder((state) => state.order)
  const ordered = useMemo(
    () => inOrder((version === 'corrected' && correctedSections(report)) || generated.sections, order),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the report only these two
    [version, generated, corrected, order],
  )
  const sections = useMemo(() => withoutWritten(ordered, written), [ordered, written])
  // A fact leaves the tray when its section carries it.
  const hasText = writer.writing !== null || version === 'corrected'
  const { changed, textOf } = writer
  const left = useMemo(
    () => (hasText ? all.filter(({ section, text }) => !markdownTools().carries(textOf(section), text)) : all),
    [hasText, all, textOf],
  )
  const corrections = version === 'corrected' && corrected ? corrected.head : nothing
  const toDecide = useMemo(() => openFacts(all), [all])
  const tray = useMemo(
    () => ({
      unused: left.filter((fact) => !dismissed.has(factName(fact))),
      dismissed: left.filter((fact) => dismissed.has(factName(fact))),
    }),
    [left, dismissed],
  )
  // Whoever writes in the principal diagnosis sees it at the head of the report as well.
  const main = written.split(' ').includes('main_diagnosis') ? textOf('main_diagnosis') : null
  const head = useMemo(() => {
    const read = sections.find(({ key }) => key === 'main_diagnosis')
    const principal = main === null ? read && principalRead(read) : markdownTools().principalWritten(main)
    const { patient, stay } = generated
    return headRows({ language, patient, stay, head: corrections, principal })
  }, [language, generated, corrections, sections, main])
  const edited = useMemo(() => new Map(changed.map((key) => [key, textOf(key)])), [changed, textOf])
  return {
    version,
    isNewest: version === newest,
    head,
    ordered,
    sections,
    edited,
    toDecide,
    ...tray,
    show: setChosenVersion,
  }
}
export type ShownReport = ReturnType<typeof useShown>
