// npm run bench -- NAME [ARGUMENTS]: runs a measurement; without a name it lists them.
import { spawnSync } from 'node:child_process'
import { environment, root } from './prepare.mjs'

/** What each is called, and the file that does it; the file's first lines say what it measures and how it is asked. */
const measurements = {
  'audit-partitions': 'benchmark/operations/audit-partitions.ts',
  chat: 'benchmark/chat.ts',
  'chat-streams': 'benchmark/chat-streams.ts',
  'clinician-work': 'benchmark/clinician-work.ts',
  'content-keys': 'benchmark/content-keys.ts',
  deletion: 'benchmark/operations/deletion.ts',
  docx: 'benchmark/docx-libreoffice.ts',
  engine: 'benchmark/engine-speed.ts',
  'event-loop': 'benchmark/event-loop.ts',
  fairness: 'benchmark/fairness.ts',
  faults: 'benchmark/operations/faults.ts',
  idle: 'benchmark/operations/idle.ts',
  image: 'benchmark/operations/image.sh',
  keystrokes: 'benchmark/keystrokes.ts',
  kill: 'benchmark/durability/kill.ts',
  lighthouse: 'benchmark/lighthouse.ts',
  'list-throughput': 'benchmark/lists/throughput.ts',
  lists: 'benchmark/operations/lists.ts',
  model: 'benchmark/model.ts',
  ocr: 'benchmark/ocr/ocr.ts',
  'page-loads': 'benchmark/page-loads.ts',
  'page-size': 'benchmark/page-size.ts',
  peer: 'benchmark/operations/peer-directus.ts',
  people: 'benchmark/operations/people.ts',
  'pdf-ua': 'benchmark/pdf-ua.ts',
  'power-cut': 'benchmark/durability/power-cut.ts',
  records: 'benchmark/records.ts',
  replicas: 'benchmark/operations/replicas.ts',
  retention: 'benchmark/retention.ts',
  retrieval: 'benchmark/retrieval/compare.ts',
  review: 'benchmark/review.ts',
  'train-doubts': 'benchmark/ocr/train-doubts.ts',
  'try-heads': 'clinical/evaluation/written/try-heads.ts',
  'try-second-look': 'clinical/evaluation/written/try-second-look.ts',
  'try-votes': 'clinical/evaluation/written/try-votes.ts',
  'try-writer': 'clinical/evaluation/written/try-writer.ts',
  'written-reports': 'benchmark/written-reports.ts',
}

const [name, ...args] = process.argv.slice(2)
const file = Object.hasOwn(measurements, name ?? '') ? measurements[name] : undefined
if (file === undefined) {
  if (name !== undefined) console.error(`No measurement is called ${name}. There are:`)
  for (const [one, its] of Object.entries(measurements)) console.log(`${one.padEnd(18)} ${its}`)
  process.exit(name === undefined ? 0 : 1)
}
const command = file.endsWith('.sh') ? 'bash' : 'node'
const { status } = spawnSync(command, [file, ...args], { cwd: root, env: environment(), stdio: 'inherit' })
process.exit(status ?? 1)
