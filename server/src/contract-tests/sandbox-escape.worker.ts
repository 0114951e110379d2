import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import { runReadingScript } from '#base/document-file/reading-script'

const escapeRequest = z.object({ secret: z.string(), folder: z.string(), server: z.number(), port: z.number() })

function succeeds(act: () => unknown): boolean {
  try {
    act()
    return true
  } catch {
    return false
  }
}

const reaches = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })

/** Tries what a malicious file might make its reader do, and reports the results. */
await runReadingScript(async ({ request, send }) => {
  const { secret, folder, server, port } = z.parse(escapeRequest, request)
  send({
    own_program: succeeds(() => readFileSync(import.meta.filename)),
    secret: succeeds(() => readFileSync(secret)),
    folder: succeeds(() => readdirSync(folder)),
    environment_of_server: succeeds(() => readFileSync(`/proc/${server}/environ`)),
    own_environment: Object.keys(process.env),
    system: succeeds(() => readFileSync('/etc/passwd')),
    writing: succeeds(() => writeFileSync(`${folder}/left`, 'x')),
    program: succeeds(() => {
      const { error } = spawnSync(process.execPath, ['--version'])
      if (error) throw error
    }),
    thread: succeeds(() => new Worker('', { eval: true })),
    network: await reaches(port),
  })
})
