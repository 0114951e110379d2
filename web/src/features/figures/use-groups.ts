import * as analytics from '@alta/contract/analytics'
import type { ReportFigures } from '@alta/contract/analytics'
import { sectionKeys, sectionTitles } from '@alta/contract/sections'
import { useFormatter } from 'use-intl'
import { strategyTexts } from '../../base/reports/strategy.texts.ts'
import { useRead } from '../../base/queries.ts'
import { useSettings } from '../../base/settings.ts'
import { useTexts } from '../../base/texts.tsx'
import { figuresTexts } from './figures.texts.ts'
import { type FiguresScope, endOfWeek, type FigureGroup, strategyOf } from './group.ts'

/** Strategies by name; weeks, the first first; sections, in the contract's order: with the words for each. */
function useLabels(counted: FiguresScope) {
  const say = useTexts(figuresTexts)
  const sayStrategy = useTexts(strategyTexts)
  const format = useFormatter()
  const locale = useSettings((settings) => settings.locale)
  return {
    strategy: (figures: ReportFigures): FigureGroup => {
      const strategy = strategyOf(figures.key)
      const label = strategy === undefined ? figures.key : sayStrategy(strategy)
      const behind = { ...counted, ...(strategy !== undefined && { report_strategy: strategy }) }
      return { key: figures.key, label, figures, behind }
    },
    week: (figures: ReportFigures): FigureGroup => {
      const date = format.dateTime(new Date(figures.key), { dateStyle: 'medium', timeZone: 'UTC' })
      const behind = { ...counted, from: figures.key, to: endOfWeek(figures.key) }
      return { key: figures.key, label: say('week_of', { date }), figures, behind }
    },
    section: (figures: ReportFigures): FigureGroup => {
      const section = sectionKeys.find((key) => key === figures.key)
      if (section === undefined) return { key: figures.key, label: figures.key, figures }
      const behind = { ...counted, corrected_section: section }
      return { key: section, label: sectionTitles[section][locale], figures, behind }
    },
  }
}

/** The figures of these reports as a whole, by strategy, by week and by section, as far as they have been read. */
export function useGroups(counted: FiguresScope) {
  const labels = useLabels(counted)
  const total = useRead(analytics.reports, { query: { ...counted } })
  const strategies = useRead(analytics.reports, { query: { ...counted, group_by: 'strategy' } })
  const weeks = useRead(analytics.reports, { query: { ...counted, group_by: 'week' } })
  const sections = useRead(analytics.reports, { query: { ...counted, group_by: 'section' } })
  const reads = [total, strategies, weeks, sections]
  const [all] = total.data?.items ?? []
  return {
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => {
      for (const read of reads) void read.refetch()
    },
    groups: all &&
      strategies.data &&
      weeks.data &&
      sections.data && {
        all,
        strategies: strategies.data.items.map(labels.strategy),
        weeks: weeks.data.items.toSorted((one, other) => one.key.localeCompare(other.key)).map(labels.week),
        sections: sections.data.items.map(labels.section),
      },
  }
}
export type Groups = NonNullable<ReturnType<typeof useGroups>['groups']>
