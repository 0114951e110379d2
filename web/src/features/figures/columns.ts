import type { ReportFigures } from '@alta/contract/analytics'
import { ratingLevels } from '@alta/contract/review'
import { useTexts } from '../../base/texts.tsx'
import { useAmounts } from './amounts.ts'
import { figuresTexts } from './figures.texts.ts'
import { shareCorrected } from './group.ts'

export interface FigureColumn {
  readonly label: string
  readonly cell: (figures: ReportFigures) => string
}

/** The columns of the tables: numbers and durations, quality, and for sections the share of corrections. */
export function useColumns() {
  const say = useTexts(figuresTexts)
  const { count, mean, share, duration } = useAmounts()
  const counted = (key: 'reports' | 'ready' | 'failed' | 'cancelled' | 'under_way' | 'signed') => ({
    label: say(key),
    cell: (figures: ReportFigures) => count(figures[key]),
  })
  const edit = { label: say('words_changed'), cell: ({ edit_ratio }: ReportFigures) => share(edit_ratio) }
  const doubts = [
    { label: say('to_decide'), cell: ({ decisions }: ReportFigures) => count(decisions) },
    { label: say('left_out'), cell: ({ unused }: ReportFigures) => count(unused) },
  ]
  const counts: readonly FigureColumn[] = [
    ...(['reports', 'ready', 'failed', 'cancelled', 'under_way'] as const).map(counted),
    { label: say('median'), cell: ({ seconds_median }) => duration(seconds_median) },
    { label: say('p95'), cell: ({ seconds_p95 }) => duration(seconds_p95) },
  ]
  const quality: readonly FigureColumn[] = [
    counted('ready'),
    { label: say('mean_rating'), cell: ({ ratings }) => mean(ratings.mean) },
    ...ratingLevels.map((level) => ({
      label: say(level),
      cell: ({ ratings }: ReportFigures) => count(ratings[level]),
    })),
    { label: say('corrected'), cell: (figures) => share(shareCorrected(figures)) },
    edit,
    ...doubts,
    counted('signed'),
    { label: say('review_time'), cell: ({ review_seconds_median }) => duration(review_seconds_median) },
  ]
  const sections: readonly FigureColumn[] = [
    { label: say('changed_in'), cell: ({ corrected }) => count(corrected) },
    edit,
    ...doubts,
  ]
  return { counts, quality, sections }
}
