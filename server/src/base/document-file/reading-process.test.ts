import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isReadAlone, readInProcess } from './reading-process.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'alta-data-'))
const secret = path.join(folder, 'in-use.json')
const listener = createServer((socket) => socket.destroy())

beforeAll(async () => {
  writeFileSync(secret, '{}')
  await once(listener.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  listener.close()
  rmSync(folder, { recursive: true })
})

test('code that a file runs in its reader finds no data, no environment, no program and no network', async () => {
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const tried: unknown[] = []
  const outcome = await readInProcess(
    {
      script: new URL('../../contract-tests/sandbox-escape.worker.ts', import.meta.url),
      turn: null,
      request: { secret, folder, server: process.pid, port: address.port },
      bytes: new Uint8Array(),
      bounds: { time_ms: 20_000, memory_mb: 500 },
    },
    (message) => tried.push(message),
  )
  expect({ outcome, tried }).toEqual({
    outcome: 'done',
    tried: [
      {
        own_program: true,
        secret: false,
        folder: false,
        environment_of_server: false,
        own_environment: [],
        system: false,
        writing: false,
        program: false,
        thread: false,
        // Runs only where the system gives a process a network namespace.
        network: !isReadAlone(),
      },
    ],
  })
})
