import { ratingLevels } from '@alta/contract/review'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../base/texts.tsx'
import { unitOf, useAmounts } from './amounts.ts'
import { Bars } from './bars.tsx'
import type { ChartPoint } from './chart.tsx'
import { figuresTexts } from './figures.texts.ts'
import { type Behind, type FiguresScope, type FigureGroup, ratingCount, shareCorrected } from './group.ts'
import { Headline, NothingYet } from './headline.tsx'
import { Line } from './line.tsx'
import type { Groups } from './use-groups.ts'

/** Weeks in a line, and sections among the bars; the tables have them all. */
const weeksShown = 8
const sectionsShown = 4

/** Of 4, as 40 reports of a comparable hospital pilot were rated: docs/figures.md names the study. */
const publishedMean = 2.9

export interface QualityChartProps {
  readonly groups: Groups
  readonly counted: FiguresScope
  /** What a bar leads to, if the person may go there. */
  readonly opened: (behind: Behind | undefined) => Behind | undefined
}

export function RatingChart({ groups: { all }, counted, opened }: QualityChartProps) {
  const say = useTexts(figuresTexts)
  const { count, mean } = useAmounts()
  const rated = ratingCount(all)
  const part = (level: (typeof ratingLevels)[number]): ChartPoint => {
    const people = all.ratings[level]
    const behind = opened(people === 0 ? undefined : { ...counted, rating: level })
    return { key: level, label: say(level), value: people, printed: count(people), behind }
  }
  return (
    <Headline
      title={say('rating')}
      value={mean(all.ratings.mean)}
      says={rated === 0 ? '' : say('rating_says', { count: rated })}
      foot={say('published', { mean: mean(publishedMean) })}
    >
      {rated === 0 ? (
        <NothingYet>{say('not_rated')}</NothingYet>
      ) : (
        <Bars name={say('rating')} parts={ratingLevels.map(part)} />
      )}
    </Headline>
  )
}

/** The last weeks as moments of a line. */
function useMoments({ groups: { weeks }, opened }: QualityChartProps) {
  const format = useFormatter()
  return (value: (group: FigureGroup) => number | null, print: (value: number | null) => string) =>
    weeks.slice(-weeksShown).map((group) => ({
      key: group.key,
      label: group.label,
      short: format.dateTime(new Date(group.key), { day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
      value: value(group),
      printed: print(value(group)),
      behind: opened(group.behind),
    }))
}

export function CorrectedChart(props: QualityChartProps) {
  const say = useTexts(figuresTexts)
  const { share } = useAmounts()
  const moments = useMoments(props)
  const { all } = props.groups
  return (
    <Headline
      title={say('corrected_reports')}
      value={share(shareCorrected(all))}
      says={say('corrected_says', { corrected: all.corrected, ready: all.ready })}
    >
      {all.corrected === 0 ? (
        <NothingYet>{say('not_corrected')}</NothingYet>
      ) : (
        <Line
          name={say('corrected_by_week')}
          parts={moments(({ figures }) => shareCorrected(figures), share)}
          print={share}
          most={1}
        />
      )}
    </Headline>
  )
}

export function ReviewTimeChart(props: QualityChartProps) {
  const say = useTexts(figuresTexts)
  const { duration } = useAmounts()
  const moments = useMoments(props)
  const { all, weeks } = props.groups
  const longest = Math.max(0, ...weeks.map(({ figures }) => figures.review_seconds_median ?? 0))
  const isMeasured = all.review_seconds_median !== null
  return (
    <Headline
      title={say('review_time')}
      value={duration(all.review_seconds_median)}
      says={isMeasured ? say('review_time_says') : ''}
    >
      {isMeasured ? (
        <Line
          name={say('review_time_by_week')}
          parts={moments(({ figures }) => figures.review_seconds_median, duration)}
          print={duration}
          unit={unitOf(longest)}
        />
      ) : (
        <NothingYet>{say('not_signed')}</NothingYet>
      )}
    </Headline>
  )
}

/** Sections as bars, the largest value first; those without any are left out. */
const largest = (sections: readonly FigureGroup[], part: (group: FigureGroup) => ChartPoint): ChartPoint[] =>
  sections
    .map(part)
    .filter(({ value }) => (value ?? 0) > 0)
    .toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0))
    .slice(0, sectionsShown)

export function ChangedChart({ groups: { all, sections }, opened }: QualityChartProps) {
  const say = useTexts(figuresTexts)
  const { share } = useAmounts()
  const parts = largest(sections, ({ key, label, figures: { edit_ratio }, behind }) => ({
    key,
    label,
    value: edit_ratio,
    printed: share(edit_ratio),
    behind: opened(behind),
  }))
  return (
    <Headline
      title={say('changed_by_section')}
      value={share(all.edit_ratio)}
      says={all.edit_ratio === null ? '' : say('changed_says')}
    >
      {parts.length === 0 ? (
        <NothingYet>{say('not_corrected')}</NothingYet>
      ) : (
        <Bars name={say('changed_by_section')} parts={parts} />
      )}
    </Headline>
  )
}

/** What the engine leaves to the person: sentences to decide and facts left out. */
export function LeftToPersonChart({ groups: { all, sections } }: QualityChartProps) {
  const say = useTexts(figuresTexts)
  const { count, mean } = useAmounts()
  const each = (total: number) => mean(all.ready === 0 ? null : total / all.ready)
  const parts = largest(sections, ({ key, label, figures: { decisions, unused } }) => ({
    key,
    label,
    value: decisions + unused,
    printed: count(decisions + unused),
  }))
  return (
    <Headline
      title={say('left_by_section')}
      value={each(all.decisions + all.unused)}
      says={all.ready === 0 ? '' : say('left_says', { decisions: each(all.decisions), unused: each(all.unused) })}
    >
      {parts.length === 0 ? (
        <NothingYet>{say('nothing_left')}</NothingYet>
      ) : (
        <Bars name={say('left_by_section')} parts={parts} />
      )}
    </Headline>
  )
}

export function StrategyChart({ groups: { all, strategies }, opened }: QualityChartProps) {
  const say = useTexts(figuresTexts)
  const { count, mean, share, duration } = useAmounts()
  return (
    <Headline
      title={say('rating_by_strategy')}
      value={count(strategies.length)}
      says={say('strategies_says', { count: strategies.length, reports: all.reports })}
    >
      <Bars
        name={say('rating_by_strategy')}
        most={4}
        parts={strategies.map(({ key, label, figures, behind }) => ({
          key,
          label,
          value: figures.ratings.mean,
          printed: figures.ratings.mean === null ? mean(null) : say('of_four', { mean: mean(figures.ratings.mean) }),
          note: say('strategy_note', {
            corrected: share(shareCorrected(figures)),
            time: duration(figures.review_seconds_median),
          }),
          behind: opened(behind),
        }))}
      />
    </Headline>
  )
}
