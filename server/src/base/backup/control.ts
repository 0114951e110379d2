import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'

/** Longest path a Unix socket may have (sun_path, unix(7)). */
const longest_path = 100

const socketIn = (folder: string): string => path.join(path.relative(process.cwd(), path.resolve(folder)), 'control')

interface Control {
  close(): Promise<void>
}

/**
 * A socket in the data folder through which the command line asks the running server for a backup: nobody else may
 * open the embedded database meanwhile. Only the folder's owner can reach it. The request is the path of the file to
 * write; the answer is empty, or the reason why not.
 */
export const listenForBackups = async (
  folder: string,
  write: (file: string) => Promise<void>,
  log: Logger,
): Promise<Control> => {
  const socket = socketIn(folder)
  if (socket.length > longest_path) {
    log.warn('the data folder has too long a path for backups while the server runs')
    return { close: async () => {} }
  }
  fs.rmSync(socket, { force: true })
  const server = net.createServer({ allowHalfOpen: true }, (connection) => {
    connection.on('error', () => {})
    text(connection)
      .then(write)
      .then(
        () => connection.end(),
        (error: unknown) => {
          log.error({ err: error }, 'a backup failed')
          connection.end(error instanceof Error ? error.message : 'failed')
        },
      )
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(socket, resolve)
  await promise
  fs.chmodSync(socket, 0o600)
  return { close: async () => void server.close() }
}

/** @returns whether a running server wrote the backup; false when none runs. @throws Error with its reason when it failed */
export const askRunningServer = async (folder: string, file: string): Promise<boolean> => {
  const connection = net.connect({ path: socketIn(folder) })
  const opened = await new Promise<boolean>((resolve) => {
    connection.once('connect', () => resolve(true))
    connection.once('error', () => resolve(false))
  })
  if (!opened) return false
  connection.end(file)
  const reason = await text(connection)
  if (reason !== '') throw new Error(reason)
  return true
}
