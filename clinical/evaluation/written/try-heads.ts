import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headStepOf, storeHead } from './heads.ts'

/**
 * Lets a person or a model read heads: writes the prompt for each text of AUTHOR (a folder of `clinical/cases/heads`)
 * that has a head to compare with to FOLDER/in/TEXT.txt, and stores the answers that it finds in FOLDER/out/TEXT.txt in
 * `clinical/cases/written/heads`.
 * Usage: npm run bench -- try-heads AUTHOR FOLDER
 */
const [author = '', folder = ''] = process.argv.slice(2)
if (author === '' || folder === '') throw new Error('usage: try-heads AUTHOR FOLDER')
mkdirSync(join(folder, 'in'), { recursive: true })
let answered = 0
const names = globSync('*.json', { cwd: author })
  .map((file) => file.replace('.json', ''))
  .toSorted()
for (const name of names) {
  const { writing, step } = headStepOf(readFileSync(join(author, `${name}.txt`), 'utf8'))
  if (step === null) continue
  const [system, user] = step.prompt.structured.map(({ content }) => content)
  writeFileSync(join(folder, 'in', `${name}.txt`), `SYSTEM\n\n${system}\n\nUSER\n\n${user}\n`)
  const file = join(folder, 'out', `${name}.txt`)
  if (!existsSync(file)) continue
  const { head } = writing.take({ step, answer: readFileSync(file, 'utf8'), structured: true })
  if (head === null) continue
  storeHead(author, name, head)
  answered += 1
}
console.log(`${names.length} texts, ${answered} answered`)
