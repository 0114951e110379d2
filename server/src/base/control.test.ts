import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { askRunningServer, listenForCommands } from './control.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-control-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const log = pino({ level: 'silent' })

describe('a command while the server runs', () => {
  it('is run by the server, or fails with the server’s reason', async () => {
    const requests: unknown[] = []
    const backup = async (request: unknown): Promise<void> => {
      requests.push(request)
      if (String(request).startsWith('/full')) throw new Error('no space left')
    }
    const control = await listenForCommands(folder, { backup, lag: async () => ({ waiting: 3 }) }, log)
    expect(fs.statSync(path.join(folder, 'control')).mode & 0o077).toBe(0)
    expect(await askRunningServer(folder, 'backup', '/backups/día.tar.gz')).toEqual({ output: null })
    await expect(askRunningServer(folder, 'backup', '/full/x')).rejects.toThrow('no space left')
    expect(requests).toEqual(['/backups/día.tar.gz', '/full/x'])
    expect(await askRunningServer(folder, 'lag')).toEqual({ output: { waiting: 3 } })
    await expect(askRunningServer(folder, 'toString')).rejects.toThrow('another version')
    await control.close()
  })

  it('is run by the command itself when no server runs, even after a server was killed', async () => {
    expect(await askRunningServer(folder, 'backup', '/backups/x')).toBeNull()
    fs.writeFileSync(path.join(folder, 'control'), '')
    expect(await askRunningServer(folder, 'backup', '/backups/x')).toBeNull()
    const control = await listenForCommands(folder, { backup: async () => undefined }, log)
    expect(await askRunningServer(folder, 'backup', '/backups/x')).toEqual({ output: null })
    await control.close()
  })
})
