import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { lockDirectory } from './directory-lock.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-lock-'))
afterAll(() => fs.rmSync(root, { recursive: true }))
const newFolder = () => fs.mkdtempSync(path.join(root, 'data-'))

/** Another process that holds the folder until it is killed. */
const holder = async (folder: string) => {
  const module = path.join(import.meta.dirname, 'directory-lock.ts')
  const script = `import { lockDirectory } from ${JSON.stringify(module)}
    await lockDirectory(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

describe('the lock on the data folder', () => {
  it('lets one process in and refuses a second, with a line that names the first', async () => {
    const folder = newFolder()
    const child = await holder(folder)
    await expect(lockDirectory(folder)).rejects.toThrow(`in use by process ${child.pid}`)
    child.kill('SIGKILL')
    await once(child, 'exit')
  })

  it('is taken over at once from a process that was killed', async () => {
    const folder = newFolder()
    const child = await holder(folder)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const before = Date.now()
    const lock = await lockDirectory(folder)
    expect(Date.now() - before).toBeLessThan(10_000)
    lock.release()
    expect(fs.readdirSync(folder)).toEqual([])
  })

  it('refuses the same process a second time', async () => {
    const folder = newFolder()
    const lock = await lockDirectory(folder)
    await expect(lockDirectory(folder)).rejects.toThrow('in use')
    lock.release()
    const again = await lockDirectory(folder)
    again.release()
  })

  it('is given to only one of many processes that find it abandoned', async () => {
    const folder = newFolder()
    const child = await holder(folder)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(folder)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const attempt of tries) if (attempt.status === 'fulfilled') attempt.value.release()
  })

  it('held on another machine is respected while it is renewed', async () => {
    const folder = newFolder()
    const file = path.join(folder, 'in-use.json')
    const elsewhere = { pid: 1, began: '1', pid_space: 'another machine', host: 'ward-2', token: 'x' }
    fs.writeFileSync(file, JSON.stringify(elsewhere))
    const beat = setInterval(() => fs.utimesSync(file, new Date(), new Date()), 300)
    await expect(lockDirectory(folder)).rejects.toThrow('on ward-2')
    clearInterval(beat)
  })
})
