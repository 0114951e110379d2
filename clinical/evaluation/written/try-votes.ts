import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fold, foldNames } from '../annotated/corpus.ts'
import { goldOfFold } from '../courses.ts'
import { storeVotes, votesStepsOf } from './votes.ts'

/**
 * Lets a person or a model read courses: writes each prompt to FOLDER/in/COURSE-1.txt and stores the answers that it
 * finds in FOLDER/out/COURSE-1.txt in `clinical/cases/written/votes`.
 * Usage: npm run bench -- try-votes FOLD FOLDER COURSE…
 */
const [foldName = '', folder = '', ...ids] = process.argv.slice(2)
const fold = foldNames.find((name): name is Fold => name === foldName)
if (fold === undefined || folder === '') throw new Error('usage: try-votes FOLD FOLDER COURSE…')
mkdirSync(join(folder, 'in'), { recursive: true })
for (const course of goldOfFold(fold).filter(({ gold }) => ids.includes(gold.id))) {
  const { writing, steps } = votesStepsOf(course)
  const votes = steps.map((step, at) => {
    const name = `${course.gold.id}-${at + 1}.txt`
    const [system, user] = step.prompt.structured.map(({ content }) => content)
    writeFileSync(join(folder, 'in', name), `SYSTEM\n\n${system}\n\nUSER\n\n${user}\n`)
    const file = join(folder, 'out', name)
    return existsSync(file) ? writing.take({ step, answer: readFileSync(file, 'utf8'), structured: true }).votes : null
  })
  const answered = votes.filter((each) => each !== null)
  console.log(`${course.gold.id}: ${steps.length} prompts, ${answered.length} answered`)
  if (answered.length > 0) storeVotes(course.gold.id, answered)
}
