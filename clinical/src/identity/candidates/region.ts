import type { Span } from '../../course/course.ts'
import { linesByFile } from '../../text/file-breaks.ts'
import type { CourseStructure, Timeline } from '../../report/stay-timeline.ts'
import type { HeadLine } from '../head-line.ts'

/** A line that may hold a value of the head. */
export interface RegionLine extends HeadLine {
  /** How many written lines it is from the first, and from the last, line of its file. */
  readonly fromTop: number
  readonly fromEnd: number
  /** A blank line stands above. */
  readonly opensBlock: boolean
}

const mostTop = 34
const mostEnd = 10
const mostCharacters = 5_000
const mostLine = 1_500
const mostLines = 160

type FoldedCourse = Pick<Timeline<CourseStructure>, 'course' | 'folded'>

/** The pieces of a line, cut at the ends of sentences: a dictated course may be a single line. */
function piecesOf(text: string, { start, end }: Span): Span[] {
  const pieces: Span[] = []
  let from = start
  while (end - from > mostLine) {
    const stop = text.lastIndexOf('. ', from + mostLine)
    const to = stop > from ? stop + 2 : from + mostLine
    pieces.push({ start: from, end: to })
    from = to
  }
  return [...pieces, { start: from, end }]
}

/** The lines at the top and at the end of each file, and those that open the given notes. */
export function regionOf({ course, folded }: FoldedCourse, notes: readonly Span[]): RegionLine[] {
  const files = linesByFile(course.lines, ({ start, end }) => course.text.slice(start, end))
  return files
    .flatMap((all) => {
      const blanks = new Set(all.flatMap(({ kind, index }) => (kind === 'blank' ? [index + 1] : [])))
      const pieces = all
        .filter(({ kind }) => kind !== 'blank')
        .flatMap((line) =>
          piecesOf(course.text, line).map((piece) => ({ ...piece, opensBlock: blanks.has(line.index) })),
        )
      const [from, to] = [pieces[0]?.start ?? 0, pieces.at(-1)?.end ?? 0]
      return pieces.flatMap((piece, at) => {
        const fromEnd = pieces.length - 1 - at
        const isTop = at < mostTop && piece.start - from < mostCharacters
        const isEnd = fromEnd < mostEnd && to - piece.end < mostCharacters / 2
        const opensNote = notes.some(({ start }) => start >= piece.start && start < piece.end)
        if (!isTop && !isEnd && !opensNote) return []
        const text = course.text.slice(piece.start, piece.end)
        const own = { text, folded: folded.slice(piece.start, piece.end), isPlain: !/\p{Lu}/u.test(text) }
        return [{ ...piece, ...own, fromTop: at, fromEnd }]
      })
    })
    .slice(0, mostLines)
}
