import type { Language } from '@alta/contract/languages'
import { marks } from '../context/context.ts'
import type { ContextMark } from '../course/course.ts'
import { fold } from '../text/fold.ts'

/** What is to be avoided is told as not to be done. */
const avoiding = /(?:^| )(?:avoid|evit)/

/** The marks of what a sentence denies, doubts or plans, read for comparison. */
export const readingMarks = (text: string, language: Language): ContextMark[] =>
  marks(text, language).map((mark) =>
    avoiding.test(fold(text.slice(mark.cue.start, mark.cue.end))) ? { ...mark, kind: 'negated' } : mark,
  )
