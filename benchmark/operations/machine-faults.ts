// Faults of the machine: a full disk under the embedded database, a clock that is set back, a thread that runs out of
// memory.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openWorkerPool } from '../../server/src/base/worker-pool.ts'
import { administrator, type ApiResponse, ask, courseOf, createBenchOrganisation, signIn } from './calls.ts'
import { seenIn } from './fault-harness.ts'
import { endAll, serverProcess, type ManagedProcess } from './server-processes.ts'
import type { RecordCheck } from './verdicts.ts'

interface MachineFault {
  readonly name: string
  readonly happen: () => Promise<void>
}

const disk_mb = 160
const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

const first = { ALTA_ADMIN_EMAIL: administrator.email, ALTA_ADMIN_PASSWORD: administrator.password }

/** Writes reports until some are refused, or until 400 have been sent. */
async function writeUntilRefused(one: ManagedProcess, token: string, organisation_id: string) {
  const acknowledged: string[] = []
  const refused: ApiResponse[] = []
  for (let number = 0; number < 400 && refused.length < 3 && one.isRunning(); number += 1) {
    const source = { text: courseOf(number).repeat(200) }
    const body = { organisation_id, title: `Curso ${number}`, source, report_strategy: 'extractive' }
    const answer = await ask('POST', '/discharge-reports', { url: one.url, token, body })
    if (answer.status === 202) acknowledged.push(String(answer.json.discharge_report_id))
    else if (answer.status !== 429 && answer.status !== 422) refused.push(answer)
    else await wait(500)
  }
  return { acknowledged, refused }
}

async function fullDisk(check: RecordCheck): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${disk_mb}m`, 'tmpfs', folder])
  if (status !== 0) return check('  a disk of limited size can be mounted', false, 'root?')
  const one = await serverProcess('embedded', 'all', { ALTA_DATA_DIR: folder, ...first })
  try {
    await one.start()
    const organisation = await createBenchOrganisation(one.url, 1)
    const token = organisation.people[0]?.token ?? ''
    const ballast = path.join(folder, 'ballast')
    const free = fs.statfsSync(folder)
    fs.writeFileSync(ballast, Buffer.alloc(Math.max(0, free.bavail * free.bsize)))
    const { acknowledged, refused } = await writeUntilRefused(one, token, organisation.organisation_id)
    const { wrong } = seenIn(refused)
    const isLeft = !one.isRunning()
    check(
      '  what cannot be kept is refused with a 503, or the process ends for its supervisor',
      (refused.length > 0 && wrong.length === 0) || isLeft,
      `${acknowledged.length} acknowledged, then ${refused.map(({ status: code, code: name }) => `${code} ${name}`).join(', ')}${isLeft ? `; ended: ${one.lines.at(-1)?.slice(0, 160)}` : ''}`,
    )
    fs.rmSync(ballast)
    if (isLeft) await one.start()
    await wait(3_000)
    const again = await signIn(one.url, administrator).catch((error: unknown) => String(error))
    check(
      '  with room on the disk it goes on',
      again.length > 20 && one.isRunning(),
      isLeft ? 'after its supervisor started it' : 'without a restart',
    )
    const lost: string[] = []
    for (const id of acknowledged) {
      const { status: found } = await ask('GET', `/discharge-reports/${id}`, { url: one.url, token })
      if (found !== 200) lost.push(id)
    }
    check('  every acknowledged report is there', lost.length === 0, `${acknowledged.length}, ${lost.length} lost`)
  } finally {
    await endAll([one])
    spawnSync('umount', [folder])
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function clockSetBack(check: RecordCheck): Promise<void> {
  if (!fs.existsSync(faketime)) return check('  libfaketime is there', false, 'apt-get install libfaketime')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alta-clock-'))
  const file = path.join(folder, 'offset')
  fs.writeFileSync(file, '+0\n')
  const clock = {
    LD_PRELOAD: faketime,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    DONT_FAKE_MONOTONIC: '1',
  }
  const one = await serverProcess('embedded', 'all', { ALTA_DATA_DIR: path.join(folder, 'data'), ...first, ...clock })
  try {
    await one.start()
    const organisation = await createBenchOrganisation(one.url, 1)
    const token = organisation.people[0]?.token ?? ''
    const { url } = one
    const write = async (number: number) => {
      const body = {
        organisation_id: organisation.organisation_id,
        title: `Curso ${number}`,
        source: { text: courseOf(number) },
      }
      const made = await ask('POST', '/discharge-reports', { url, token, body, key: crypto.randomUUID() })
      for (let looks = 0; looks < 240; looks += 1) {
        const { json } = await ask('GET', `/discharge-reports/${made.json?.discharge_report_id}`, { url, token })
        if (json?.status === 'ready') return true
        await wait(250)
      }
      return false
    }
    const before = await write(1)
    for (let number = 0; number < 50; number += 1) await ask('GET', '/auth/me', { url, token })
    fs.writeFileSync(file, '-1h\n')
    await wait(2_500)
    const answers = [
      await ask('GET', '/auth/me', { url, token }),
      await ask('GET', '/discharge-reports', { url, token }),
    ]
    check(
      '  who is signed in stays so',
      answers.every(({ status }) => status === 200),
      answers.map(({ status }) => status).join(' '),
    )
    check('  reports go on being written', before && (await write(2)))
    const again = await signIn(url, administrator).catch(() => '')
    check('  others sign in', again !== '')
    const verified = await ask('GET', `/audit-events/verification?organisation_id=${organisation.organisation_id}`, {
      url,
      token: organisation.admin,
    })
    check(
      '  the audit log verifies',
      verified.status === 200 && JSON.stringify(verified.json).includes('"intact":true'),
      `${verified.status} ${JSON.stringify(verified.json)?.slice(0, 120)}`,
    )
  } finally {
    await endAll([one])
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)
const greedy = script(`
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ act }) => {
    if (act === 'greedy') { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)) }
    if (act === 'kill') process.kill(process.pid, 'SIGKILL')
    parentPort.postMessage(act)
  })`)

async function threadWithoutMemory(check: RecordCheck): Promise<void> {
  const pool = openWorkerPool({ threads: 2, waiting_max: 9, waiting_max_per_caller: 9, waiting_ms: 60_000 })
  const { run } = pool({ script: greedy, asked_by: 'jobs', time_ms: 60_000, memory_mb: 64, at_once: 2 })
  const turn = { organisation_id: 'a', caller_id: 'ada' }
  const outcome = (message: object, is_suspect: boolean) =>
    run({ message, turn, is_suspect }).then(String, (error: unknown) => (error instanceof Error ? error.message : ''))
  const [hungry, other] = await Promise.all([outcome({ act: 'greedy' }, false), outcome({ act: 'plain' }, false)])
  check(
    '  only what took too much memory is given up',
    hungry === 'took-too-long' && other === 'plain',
    `${hungry}, ${other}`,
  )
  const killed = await outcome({ act: 'kill' }, true)
  check('  what ended a process once can end no other', killed === 'took-too-long', killed)
}

export const machineFaults = (check: RecordCheck): readonly MachineFault[] => [
  { name: 'the disk of the embedded database is full', happen: () => fullDisk(check) },
  { name: 'the clock is set back an hour', happen: () => clockSetBack(check) },
  { name: 'a thread is out of memory', happen: () => threadWithoutMemory(check) },
]
