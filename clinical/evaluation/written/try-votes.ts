import { foldNamed } from '../annotated/corpus.ts'
import { goldOfFold } from '../courses.ts'
import { askedByHand } from './by-hand.ts'
import { storeVotes, votesStepsOf } from './votes.ts'

/**
 * Lets a person or a model read courses: writes each prompt to FOLDER/in/COURSE-1.txt and stores the answers that it
 * finds in FOLDER/out/COURSE-1.txt in `clinical/cases/written/votes`.
 * Usage: npm run bench -- try-votes FOLD FOLDER COURSE…
 */
const [foldName = '', folder = '', ...ids] = process.argv.slice(2)
const fold = foldNamed(foldName)
if (folder === '') throw new Error('usage: try-votes FOLD FOLDER COURSE…')
for (const course of goldOfFold(fold).filter(({ gold }) => ids.includes(gold.id))) {
  const { writing, steps } = votesStepsOf(course)
  const votes = steps.map((step, at) => {
    const answer = askedByHand(folder, `${course.gold.id}-${at + 1}`, step.prompt)
    return answer === null ? null : writing.take({ step, answer, structured: true }).votes
  })
  const answered = votes.filter((each) => each !== null)
  console.log(`${course.gold.id}: ${steps.length} prompts, ${answered.length} answered`)
  if (answered.length > 0) storeVotes(course.gold.id, answered)
}
