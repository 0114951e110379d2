// Simulates a power cut. The data folder lies on a file system in an image file. The writer is stopped, and the image
// is copied as it is at that moment: data that was not flushed to the disk is missing in the copy, as after a real
// power cut. The copy is then mounted and opened. Needs Linux, root and loop devices.
// npm run bench -- power-cut [ROUNDS]
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { conclude, inspect, kill, writeFor } from './rounds.ts'
import type { DurabilityMode, Round } from './rounds.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-power-'))
const pathOf = (name: string): string => path.join(root, name)
const run = (command: string, ...parts: readonly string[]): string =>
  execFileSync(command, parts, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const mount = (image: string, at: string): void => {
  fs.mkdirSync(at, { recursive: true })
  run('mount', '-o', 'loop', image, at)
}

const cut = async (kind: DurabilityMode): Promise<Round> => {
  const [image, copy, before, after] = [pathOf('disk'), pathOf('copy'), pathOf('before'), pathOf('after')]
  fs.rmSync(image, { force: true })
  run('truncate', '-s', '700M', image)
  run('mkfs.ext4', '-q', '-E', 'lazy_itable_init=0,lazy_journal_init=0', image)
  mount(image, before)
  try {
    const milliseconds = 1_500 + Math.random() * 5_000
    const writing = await writeFor(path.join(before, 'data'), kind, milliseconds)
    writing.child.kill('SIGSTOP')
    await wait(50)
    run('cp', '--sparse=always', image, copy)
    const acknowledged = writing.acknowledged()
    await kill(writing)
    mount(copy, after)
    const found = inspect(path.join(after, 'data'), acknowledged, milliseconds)
    run('umount', after)
    return found
  } finally {
    run('umount', before)
  }
}

const cuts = async (kind: DurabilityMode, count: number): Promise<readonly Round[]> => {
  const rounds: Round[] = []
  for (let round = 0; round < count; round++) rounds.push(await cut(kind))
  return rounds
}

const count = Number(process.argv[2] ?? 8)
try {
  const alta = await cuts('alta', count)
  const stock = await cuts('stock', 2)
  conclude('power cut, PGlite as it comes', stock)
  process.exitCode = conclude('power cut, embedded database', alta) ? 0 : 1
} finally {
  fs.rmSync(root, { recursive: true, force: true })
}
