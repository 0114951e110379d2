import type { MarkKind } from '../context/cue-list.ts'
import type { Course, Sentence } from '../course/course.ts'
import { sentenceText } from '../course/read-course.ts'
import { flagOf } from '../reading/decide-section.ts'
import { stemOf } from '../text/stem.ts'
import { indexWords } from '../text/index-words.ts'

const fewestLetters = 3
const likely = 0.4

/** The stems of the words in the scope of one kind of mark. */
function scoped(course: Course, sentence: Sentence, kind: MarkKind): string[] {
  const text = sentenceText(course, sentence)
  return sentence.marks
    .filter((mark) => mark.kind === kind)
    .flatMap(({ scope }) => indexWords(text.slice(scope.start, scope.end)))
    .filter((word) => word.length >= fewestLetters)
    .map(stemOf)
}

/** The indexes of sentences that only suppose what another sentence of the course rules out. */
export function ruledOutIn(course: Course): ReadonlySet<number> {
  const denied = new Set(
    course.sentences.flatMap((sentence) =>
      sentence.chances !== null && flagOf(sentence.chances, 'out') > likely ? scoped(course, sentence, 'negated') : [],
    ),
  )
  if (denied.size === 0) return new Set()
  return new Set(
    course.sentences.flatMap((sentence) => {
      if (sentence.chances === null) return []
      const supposed = scoped(course, sentence, 'possible')
      return supposed.length > 0 && supposed.every((stem) => denied.has(stem)) ? [sentence.index] : []
    }),
  )
}
