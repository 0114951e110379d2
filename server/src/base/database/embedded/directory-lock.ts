import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'

const beat_milliseconds = 2_000
/** Milliseconds without a heartbeat after which the owner counts as dead, where the process list does not answer it. */
const still_milliseconds = 15_000
const dying_milliseconds = 2_000

const holderFields = z.object({
  pid: z.number(),
  /** When the process began, so that a pid given to another program is not mistaken for it. */
  began: z.string(),
  /** Boot and pid namespace: where `pid` means something. */
  pid_space: z.string(),
  host: z.string(),
  token: z.string(),
})
type LockHolder = z.infer<typeof holderFields>

export interface DirectoryLock {
  release(): void
}

const readText = (read: () => string): string => {
  try {
    return read().trim()
  } catch {
    return ''
  }
}

const pidSpace = (): string => {
  const boot = readText(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
  const space = readText(() => fs.readlinkSync('/proc/self/ns/pid'))
  return `${boot || os.hostname()} ${space}`
}

/**
 * Field 22 of /proc/PID/stat (proc(5)), counted behind the name, which may hold spaces. Empty where unknown, and for
 * a zombie, which no longer runs.
 */
const beganAt = (pid: number): string => {
  const stat = readText(() => fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? '' : (fields[19] ?? '')
}

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const readHolder = (file: string): LockHolder | undefined => {
  try {
    return holderFields.safeParse(JSON.parse(fs.readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

const lastBeat = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Watches whether the heartbeat moves, so that no clock of another machine has to be trusted. */
const beats = async (file: string): Promise<boolean> => {
  const first = lastBeat(file)
  for (let waited = 0; waited < still_milliseconds; waited += beat_milliseconds / 2) {
    await wait(beat_milliseconds / 2)
    const now = lastBeat(file)
    if (now !== first) return now !== 0
  }
  return false
}

/** A process that was just killed takes a moment to leave the process list. */
const staysAlive = async ({ pid, began }: LockHolder): Promise<boolean> => {
  for (let waited = 0; waited < dying_milliseconds; waited += 100) {
    if (!runs(pid) || beganAt(pid) !== began) return false
    await wait(100)
  }
  return true
}

const lives = async (holder: LockHolder | undefined, file: string): Promise<boolean> =>
  holder?.pid_space === pidSpace() ? staysAlive(holder) : beats(file)

/**
 * Moves a dead process's lock out of the way. `rename` succeeds for only one contender, and what was moved is checked
 * afterwards: a live lock that came in between is put back.
 */
const removeDead = (file: string, dead: LockHolder | undefined): void => {
  const aside = `${file}.${randomUUID()}`
  try {
    fs.renameSync(file, aside)
  } catch {
    return
  }
  try {
    if (readHolder(aside)?.token !== dead?.token) fs.linkSync(aside, file)
  } catch {
    // A third process took the place meanwhile: the second process notices it in `stillHolds`.
  }
  fs.rmSync(aside)
}

const tryTake = (file: string, holder: LockHolder): boolean => {
  try {
    fs.writeFileSync(file, JSON.stringify(holder), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** After a takeover the lock is looked at once more: another contender may have moved it by mistake. */
const stillHolds = async (file: string, token: string): Promise<boolean> => {
  await wait(100)
  return readHolder(file)?.token === token
}

const keepAlive = (file: string): NodeJS.Timeout =>
  setInterval(() => {
    const now = new Date()
    fs.utimes(file, now, now, () => {})
  }, beat_milliseconds).unref()

const inUse = (message: string): Error => Object.assign(new Error(message), { code: 'in-use' })

/**
 * Makes this process the only user of `folder`, which must exist. The lock of a process that died is taken over.
 * @throws Error with one line and the code `in-use` when a living process holds it
 */
export const lockDirectory = async (folder: string): Promise<DirectoryLock> => {
  const file = path.join(folder, 'in-use.json')
  const token = randomUUID()
  const began = beganAt(process.pid)
  const holder: LockHolder = { pid: process.pid, began, pid_space: pidSpace(), host: os.hostname(), token }
  for (let attempt = 0; ; attempt++) {
    if (tryTake(file, holder) && (attempt === 0 || (await stillHolds(file, token)))) break
    const present = readHolder(file)
    if (attempt >= 5 || (await lives(present, file)))
      throw inUse(
        `The data folder ${folder} is in use by process ${present?.pid ?? '?'} on ${present?.host ?? 'another machine'}. ` +
          'Stop it first: two processes on one embedded database would destroy it.',
      )
    removeDead(file, present)
  }
  const beat = keepAlive(file)
  return {
    release: () => {
      clearInterval(beat)
      if (readHolder(file)?.token === token) fs.rmSync(file)
    },
  }
}
