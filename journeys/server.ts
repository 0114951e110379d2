import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A running Alta with an embedded database in a folder that is deleted at the end of the journey. */
export interface RunningServer {
  readonly address: string
  /** The one-time link to the first account, as long as there is no administrator. */
  readonly setup_link: string | undefined
  /** Kills the process, as a power failure would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/**
 * A data folder with an empty database: a copy of the migrated folder (`migrated.ts`) if there is one, otherwise an
 * empty folder.
 */
export async function newDataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'alta-journey-'))
  const migrated = process.env.ALTA_JOURNEY_DATA
  if (migrated !== undefined) await cp(migrated, folder, { recursive: true })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function firstLines(child: ChildProcess): Promise<{ address: string; setup_link: string | undefined }> {
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk)
    const address = /^.*\b(https?:\/\/[^\s/]+)\/?\s*$/m.exec(output)?.[1]
    if (address && output.endsWith('\n'))
      return { address, setup_link: /https?:\/\/\S+\/register#setup_token=[\w-]+/.exec(output)?.[0] }
  }
  throw new Error(`The server ended before it was ready:\n${output}`)
}

/** Starts the product on a free port, as `npm start` does after the build. */
export async function startServer(
  folder: string,
  environment: Record<string, string> = {},
  options: readonly string[] = [],
): Promise<RunningServer> {
  const child = spawn(process.execPath, ['server/src/main.ts', ...options], {
    cwd: root,
    env: { ...process.env, PORT: '0', ALTA_DATA_DIR: folder, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  const { address, setup_link } = await firstLines(child)
  child.stdout?.resume()
  return { address, setup_link, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
