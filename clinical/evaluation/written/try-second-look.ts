import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { batchesOf, foldNamed, recordedAnswers, promptOf, secondLookFolder } from './second-look.ts'

/**
 * Lets a person or a model take the second look at written sentences: writes each prompt to FOLDER/in/0001.txt, without
 * revealing what is right, and stores the answers that it finds in FOLDER/out/0001.txt in `clinical/cases/written`.
 * Usage: npm run bench -- try-second-look FOLD FOLDER
 */
const [fold = '', folder = ''] = process.argv.slice(2)
const known = foldNamed(fold)
mkdirSync(join(folder, 'in'), { recursive: true })
const answered = batchesOf(known).map((batch, at) => {
  const name = `${String(at + 1).padStart(4, '0')}.txt`
  const [system, user] = promptOf(batch).structured.map(({ content }) => content)
  writeFileSync(join(folder, 'in', name), `SYSTEM\n\n${system}\n\nUSER\n\n${user}\n`)
  const file = join(folder, 'out', name)
  return { batch, answers: existsSync(file) ? recordedAnswers(batch, readFileSync(file, 'utf8')) : [] }
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
