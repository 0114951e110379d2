// Starts Alta's own processes as a hospital starts them, for replicas.ts and faults.ts in this folder.
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'

const main = path.resolve(import.meta.dirname, '../../server/src/main.ts')

export interface ManagedProcess {
  readonly name: string
  /** The address of a web process; the address of a worker's health endpoint. */
  readonly url: string
  readonly start: () => Promise<void>
  readonly signal: (signal: NodeJS.Signals) => void
  /** Resolves when the process has ended; at once if it is not running. */
  readonly ended: () => Promise<void>
  readonly isRunning: () => boolean
  /** 0 while the process is not running. */
  readonly pid: () => number
  /** Lines of its log and of standard error, oldest first. */
  readonly lines: readonly string[]
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return await promise
}

function run(name: string, environment: Record<string, string>, lines: string[]) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, ALTA_LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const { promise: gone, resolve: end } = Promise.withResolvers<void>()
  const collectLines = (text: string) => {
    lines.push(...text.split('\n').filter(Boolean))
    if (/is ready at|is working jobs/.test(text)) resolve()
  }
  child.stdout.setEncoding('utf8').on('data', collectLines)
  child.stderr.setEncoding('utf8').on('data', collectLines)
  child.once('exit', (code, signal) => {
    end()
    reject(new Error(`${name} ended with ${code ?? signal}: ${lines.slice(-3).join(' | ')}`))
  })
  ready.catch(() => undefined)
  return { child, ready, gone }
}

/** Prepares one process with a role; `environment` names the database and other services that it uses. */
export async function serverProcess(name: string, role: 'web' | 'worker' | 'all', environment: Record<string, string>) {
  const port = String(await freePort())
  const own = { ALTA_ROLE: role, ...(role === 'worker' ? { ALTA_METRICS_PORT: port } : { PORT: port }) }
  const lines: string[] = []
  let running: { child: ChildProcess; gone: Promise<void> } | undefined
  const isRunning = () => running !== undefined && running.child.exitCode === null && running.child.signalCode === null
  const managed: ManagedProcess = {
    name,
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      const { child, ready, gone } = run(name, { ...environment, ...own }, lines)
      running = { child, gone }
      await ready
    },
    signal: (signal) => void running?.child.kill(signal),
    ended: async () => await running?.gone,
    isRunning,
    pid: () => running?.child.pid ?? 0,
    lines,
  }
  return managed
}

/** Kills the processes, which must not outlive the measurement. */
export async function endAll(processes: readonly ManagedProcess[]): Promise<void> {
  for (const process of processes) {
    if (!process.isRunning()) continue
    process.signal('SIGCONT')
    process.signal('SIGKILL')
    await process.ended()
  }
}
