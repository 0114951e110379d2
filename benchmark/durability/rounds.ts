import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'

export type DurabilityMode = 'alta' | 'stock'

/** What one cut did to the rows that had been acknowledged. */
export interface Round {
  readonly acknowledged: number
  readonly per_second: number
  readonly lost: number
  /** The number of broken pairs, index entries or rows; -1 when the database does not open at all. */
  readonly broken: number
}

const reportFields = z.object({
  ids: z.array(z.number()),
  half_pairs: z.number(),
  missing_in_index: z.number(),
  unreadable: z.number(),
})

const script = (name: string): string => path.join(import.meta.dirname, name)

export interface WriterProcess {
  readonly child: ChildProcess
  /** All acknowledgements that have reached this process so far. */
  readonly acknowledged: () => readonly number[]
}

/** Starts the writer and lets it write for this many milliseconds. */
export const writeFor = async (folder: string, kind: DurabilityMode, milliseconds: number): Promise<WriterProcess> => {
  const child = spawn(process.execPath, [script('writer.ts'), folder, kind], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  const ready = Promise.withResolvers<void>()
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
    if (output.includes('READY')) ready.resolve()
  })
  child.on('exit', (code) => ready.reject(new Error(`The writer ended (${code}).`)))
  await ready.promise
  await wait(milliseconds)
  return { child, acknowledged: () => [...output.matchAll(/^ACK (\d+)$/gm)].map(([, id]) => Number(id)) }
}

export const kill = async ({ child }: WriterProcess): Promise<void> => {
  const gone = once(child, 'close')
  child.kill('SIGKILL')
  await gone
}

/** Opens the data left in `folder` and compares it with the acknowledged rows. */
export const inspect = (folder: string, acknowledged: readonly number[], milliseconds: number): Round => {
  const per_second = Math.round((acknowledged.length / milliseconds) * 1000)
  const counted = { acknowledged: acknowledged.length, per_second }
  const { stdout } = spawnSync(process.execPath, [script('checker.ts'), folder], { encoding: 'utf8', timeout: 120_000 })
  try {
    const report = reportFields.parse(JSON.parse(stdout))
    const present = new Set(report.ids)
    const lost = acknowledged.filter((id) => !present.has(id)).length
    return { ...counted, lost, broken: report.half_pairs + report.missing_in_index + report.unreadable }
  } catch {
    return { ...counted, lost: acknowledged.length, broken: -1 }
  }
}

/** Prints each round and the sum; returns whether nothing was lost and nothing is broken. */
export const conclude = (name: string, rounds: readonly Round[]): boolean => {
  for (const round of rounds) console.log(`${name}  ${JSON.stringify(round)}`)
  const sum = (of: (round: Round) => number): number => rounds.reduce((total, round) => total + of(round), 0)
  const lost = sum(({ lost: rows }) => rows)
  const damaged = rounds.filter(({ broken }) => broken !== 0).length
  const acknowledged = sum(({ acknowledged: rows }) => rows)
  console.log(`${name}: ${rounds.length} rounds, ${acknowledged} rows acknowledged, ${lost} lost, ${damaged} damaged`)
  return lost === 0 && damaged === 0
}
