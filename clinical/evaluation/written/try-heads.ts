import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askedByHand } from './by-hand.ts'
import { headStepOf, storeHead } from './heads.ts'

/**
 * Lets a person or a model read heads: writes the prompt for each text of AUTHOR (a folder of `clinical/cases/heads`)
 * that has a head to compare with to FOLDER/in/TEXT.txt, and stores the answers that it finds in FOLDER/out/TEXT.txt in
 * `clinical/cases/written/heads`.
 * Usage: npm run bench -- try-heads AUTHOR FOLDER
 */
const [author = '', folder = ''] = process.argv.slice(2)
if (author === '' || folder === '') throw new Error('usage: try-heads AUTHOR FOLDER')
let answered = 0
const names = globSync('*.json', { cwd: author })
  .map((file) => file.replace('.json', ''))
  .toSorted()
for (const name of names) {
  const { writing, step } = headStepOf(readFileSync(join(author, `${name}.txt`), 'utf8'))
  if (step === null) continue
  const answer = askedByHand(folder, name, step.prompt)
  if (answer === null) continue
  const { head } = writing.take({ step, answer, structured: true })
  if (head === null) continue
  storeHead(author, name, head)
  answered += 1
}
console.log(`${names.length} texts, ${answered} answered`)
