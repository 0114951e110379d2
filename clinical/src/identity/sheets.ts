import { linesByFile } from '../text/file-breaks.ts'
import type { Stamped, Timeline } from '../report/stay-timeline.ts'
import { type HeadLine, headLine } from './head-line.ts'
import { type Pair, pairsIn } from './pairs.ts'

/** Where one file tells whose course it is: the lines on its top, and all labels with their values there and at its end. */
export interface Sheet {
  readonly top: readonly HeadLine[]
  readonly pairs: readonly Pair[]
}

const mostTop = 14
/** So far below a label counts that stands in a cell of its own and has its mark. */
const mostHead = 40
const mostEnd = 12

const read = (timeline: Pick<Timeline<Stamped>, 'course' | 'folded'>): Sheet[] =>
  linesByFile(timeline.course.lines, ({ start, end }) => timeline.course.text.slice(start, end)).map((all) => {
    const written = all.filter(({ kind }) => kind !== 'blank')
    const lines = written.slice(0, mostHead).map((line) => headLine(timeline, line))
    const last = written.slice(Math.max(mostHead, written.length - mostEnd)).map((line) => headLine(timeline, line))
    const top = lines.slice(0, mostTop)
    const below = top.at(-1)?.end ?? 0
    const { language } = timeline.course
    const pairs = [...pairsIn(lines, language), ...pairsIn(last, language)]
      .filter(({ value, isMarked, opens }) => value.start < below || (isMarked && opens))
      .toSorted((a, b) => a.value.start - b.value.start)
    return { top, pairs }
  })

const known = new WeakMap<object, readonly Sheet[]>()

/** What is read of each file for the head of a report; once for a timeline, which patient and stay both ask. */
export function sheetsOf(timeline: Pick<Timeline<Stamped>, 'course' | 'folded'>): readonly Sheet[] {
  const sheets = known.get(timeline) ?? read(timeline)
  known.set(timeline, sheets)
  return sheets
}
