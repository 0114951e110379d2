import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'
import * as z from 'zod/mini'

/** Longest path a Unix socket may have (sun_path, unix(7)). */
const longest_path = 100

const socketIn = (folder: string): string => path.join(path.relative(process.cwd(), path.resolve(folder)), 'control')

interface CommandListener {
  close(): Promise<void>
}

/** What the running server does for the command line, by name; what they throw is answered as the reason. */
export type Commands = Readonly<Record<string, (input: unknown) => Promise<unknown>>>

const request = z.object({ command: z.string(), given: z.unknown() })
const answer = z.union([z.object({ output: z.unknown() }), z.object({ problem: z.string() })])

async function answerTo(commands: Commands, text: string, log: Logger): Promise<z.infer<typeof answer>> {
  try {
    const { command, given: input } = request.parse(JSON.parse(text))
    const run = Object.hasOwn(commands, command) ? commands[command] : undefined
    if (!run) return { problem: 'The running server is of another version: restart it.' }
    return { output: (await run(input)) ?? null }
  } catch (error) {
    log.error({ err: error }, 'a command failed')
    return { problem: error instanceof Error ? error.message : 'failed' }
  }
}

/**
 * A socket in the data folder through which the command line asks the running server: nobody else may open the embedded
 * database meanwhile. Only the folder's owner can reach it. Request and answer are JSON, one of each a connection.
 */
export const listenForCommands = async (folder: string, commands: Commands, log: Logger): Promise<CommandListener> => {
  const socket = socketIn(folder)
  if (socket.length > longest_path) {
    log.warn('the data folder has too long a path for commands while the server runs')
    return { close: async () => {} }
  }
  fs.rmSync(socket, { force: true })
  const server = net.createServer({ allowHalfOpen: true }, (connection) => {
    connection.on('error', () => {})
    void text(connection)
      .then((body) => answerTo(commands, body, log))
      .then((reply) => connection.end(JSON.stringify(reply)))
      .catch(() => connection.destroy())
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(socket, resolve)
  await promise
  fs.chmodSync(socket, 0o600)
  return { close: async () => void server.close() }
}

/** @returns what a running server answered; null when none runs. @throws Error with its reason when it failed */
export const askRunningServer = async (
  folder: string,
  command: string,
  input: unknown = null,
): Promise<{ readonly output: unknown } | null> => {
  const connection = net.connect({ path: socketIn(folder) })
  const opened = await new Promise<boolean>((resolve) => {
    connection.once('connect', () => resolve(true))
    connection.once('error', () => resolve(false))
  })
  if (!opened) return null
  connection.end(JSON.stringify({ command, given: input }))
  const reply = answer.parse(JSON.parse(await text(connection)))
  if ('problem' in reply) throw new Error(reply.problem)
  return { output: reply.output }
}
