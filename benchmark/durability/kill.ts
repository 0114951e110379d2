// Kills the writing process with kill -9 at a random moment, several times, each time in a new folder.
// npm run bench -- kill [ROUNDS]
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { conclude, inspect, kill, writeFor } from './rounds.ts'
import type { Round } from './rounds.ts'

const count = Number(process.argv[2] ?? 10)
const rounds: Round[] = []
for (let round = 0; round < count; round++) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-kill-'))
  const milliseconds = 500 + Math.random() * 2_500
  const writing = await writeFor(folder, 'alta', milliseconds)
  await kill(writing)
  rounds.push(inspect(folder, writing.acknowledged(), milliseconds))
  fs.rmSync(folder, { recursive: true })
}
process.exitCode = conclude('kill -9, embedded database', rounds) ? 0 : 1
