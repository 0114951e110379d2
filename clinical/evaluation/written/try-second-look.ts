import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldNamed } from '../annotated/corpus.ts'
import { askedByHand } from './by-hand.ts'
import { batchesOf, recordedAnswers, promptOf, secondLookFolder } from './second-look.ts'

/**
 * Lets a person or a model take the second look at written sentences: writes each prompt to FOLDER/in/0001.txt, without
 * revealing what is right, and stores the answers that it finds in FOLDER/out/0001.txt in `clinical/cases/written`.
 * Usage: npm run bench -- try-second-look FOLD FOLDER
 */
const [fold = '', folder = ''] = process.argv.slice(2)
const known = foldNamed(fold)
const answered = batchesOf(known).map((batch, at) => {
  const name = `${String(at + 1).padStart(4, '0')}`
  const answer = askedByHand(folder, name, promptOf(batch))
  return { batch, answers: answer === null ? [] : recordedAnswers(batch, answer) }
})
const recorded = answered.flatMap(({ answers }) => answers)
const sentenceCount = answered.reduce((sum, { batch }) => sum + batch.written.length, 0)
console.log(
  `${answered.length} prompts in ${join(folder, 'in')}; ${recorded.length} of ${sentenceCount} sentences answered`,
)
if (recorded.length > 0) {
  mkdirSync(secondLookFolder, { recursive: true })
  writeFileSync(join(secondLookFolder, `${known}.jsonl`), recorded.map((each) => `${JSON.stringify(each)}\n`).join(''))
}
