import type { Course, Line } from '../course/course.ts'
import { hiddenPatterns, promptInjectionPatterns } from '../lexicon/prompt-injection-cues.ts'
import { fold } from '../text/fold.ts'

/** Whether a line speaks to a machine that reads it. */
export function isPromptInjection(text: string): boolean {
  const folded = fold(text)
  return (
    hiddenPatterns.some((pattern) => pattern.test(text)) ||
    promptInjectionPatterns.some((pattern) => pattern.test(folded))
  )
}

/** The lines of a course that do: whole lines, because an instruction often stands in the next sentence. */
export const findPromptInjections = (course: Course): Line[] =>
  course.lines.filter(({ start, end }) => isPromptInjection(course.text.slice(start, end)))
