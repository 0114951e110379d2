// Measures how much of health record documents (HL7 CDA, FHIR) is read.
// npm run bench -- records [FOLDER] [--missed]
import { fileURLToPath } from 'node:url'
import { scoreFolder } from '../server/src/base/document-file/health-record/strangers/score.ts'

const words = process.argv.slice(2)
const own = fileURLToPath(new URL('../server/src/base/document-file/health-record/strangers/first', import.meta.url))
const scores = await scoreFolder(words.find((word) => !word.startsWith('--')) ?? own)

const sums = new Map<string, { found: number; all: number }>()
for (const [name, { refused, parts }] of scores) {
  if (refused) console.log(`${name}: refused`)
  for (const [part, { all, missed }] of Object.entries(parts)) {
    const sum = sums.get(part) ?? { found: 0, all: 0 }
    sums.set(part, { found: sum.found + all - missed.length, all: sum.all + all })
    if (words.includes('--missed')) for (const each of missed) console.log(`${name} ${part}: ${each}`)
  }
}
const refused = [...scores.values()].filter((score) => score.refused).length
console.log(`${'documents refused'.padEnd(28)} ${refused} of ${scores.size}`)
for (const [part, { found, all }] of sums)
  console.log(`${part.padEnd(28)} ${found} of ${all} (${(found / Math.max(1, all)).toFixed(3)})`)
