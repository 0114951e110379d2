import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface Served {
  readonly url: string
  readonly token: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** Starts a script of this folder with a data folder of its own and waits for its first line, `{url, token}`. */
export async function serve(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Served> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-lists-'))
  // The same options as those with which scripts/start.mjs starts the server.
  const options = ['--max-semi-space-size=8', path.join(import.meta.dirname, script)]
  const child: ChildProcess = spawn(process.execPath, [...options, ...args], {
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '32768',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ALTA_DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    fs.rmSync(folder, { recursive: true, force: true })
  }
  if (!child.stdout) throw new Error(`${script} has no output`)
  for await (const line of createInterface({ input: child.stdout })) {
    const { url, token } = JSON.parse(line)
    return { url: String(url), token: String(token), pid: child.pid ?? 0, stop }
  }
  await stop()
  throw new Error(`${script} did not start`)
}
