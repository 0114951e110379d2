import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { askRunningServer, listenForBackups } from './control.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-control-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const log = pino({ level: 'silent' })

describe('a backup while the server runs', () => {
  it('is made by the server, or fails with its reason', async () => {
    const asked: string[] = []
    const write = async (file: string): Promise<void> => {
      asked.push(file)
      if (file.startsWith('/full')) throw new Error('no space left')
    }
    const control = await listenForBackups(folder, write, log)
    expect(fs.statSync(path.join(folder, 'control')).mode & 0o077).toBe(0)
    expect(await askRunningServer(folder, '/backups/día.tar.gz')).toBe(true)
    await expect(askRunningServer(folder, '/full/x')).rejects.toThrow('no space left')
    expect(asked).toEqual(['/backups/día.tar.gz', '/full/x'])
    await control.close()
  })

  it('is left to the command itself when no server runs, even after one was killed', async () => {
    expect(await askRunningServer(folder, '/backups/x')).toBe(false)
    fs.writeFileSync(path.join(folder, 'control'), '')
    expect(await askRunningServer(folder, '/backups/x')).toBe(false)
    const control = await listenForBackups(folder, async () => {}, log)
    expect(await askRunningServer(folder, '/backups/x')).toBe(true)
    await control.close()
  })
})
