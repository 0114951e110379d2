// Faults of PostgreSQL: it is restarted, its connections are ended or used up, or it refuses connections for a minute.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { FaultScenario, FaultHarness, FaultObservation } from './fault-harness.ts'
import type { RecordCheck } from './verdicts.ts'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Checks what people saw during the fault, and that the application recovers from it. */
async function checkFault({ untilWell }: FaultHarness, seen: FaultObservation, check: RecordCheck): Promise<void> {
  const kinds = Object.entries(Object.groupBy(seen.wrong, (kind) => kind)).map(
    ([kind, list = []]) => `${kind} × ${list.length}`,
  )
  check(
    '  whoever was refused got a 503 with Retry-After',
    seen.wrong.length === 0,
    `${seen.answers.length} answers, ${seen.unavailable} of them 503${kinds.length > 0 ? `, wrong: ${kinds.join(', ')}` : ''}`,
  )
  const well = await untilWell()
  check('  it recovers by itself', Number.isFinite(well), `a report was written ${seconds(well)} after its end`)
}

const others = "select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'"

async function onDatabase<T>({ database }: FaultHarness, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Takes every available connection, as fast as the pools release them, for this many seconds. */
async function useUp(faulted: FaultHarness, lasting_s: number): Promise<void> {
  const clients: pg.Client[] = []
  const until = Date.now() + lasting_s * 1000
  const first = new pg.Client({ connectionString: faulted.database })
  first.on('error', () => undefined)
  await first.connect()
  while (Date.now() < until) {
    const client = new pg.Client({ connectionString: faulted.database })
    client.on('error', () => undefined)
    const isIn = await client.connect().then(
      () => true,
      () => false,
    )
    if (isIn) clients.push(client)
    else
      await first
        .query(
          `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name <> 'hog' and backend_type = 'client backend'`,
        )
        .then(() => wait(500))
    if (isIn) await client.query("set application_name = 'hog'").catch(() => undefined)
  }
  await Promise.all([first, ...clients].map((client) => client.end().catch(() => undefined)))
}

export const databaseFaults = (check: RecordCheck): readonly FaultScenario[] => [
  {
    name: 'PostgreSQL is restarted',
    happen: async (faulted) => {
      const seen = await faulted.whileUsed(async () => {
        await wait(2_000)
        faulted.control.stop('fast')
        faulted.control.start()
        await wait(5_000)
      })
      await checkFault(faulted, seen, check)
    },
  },
  {
    name: 'all connections of PostgreSQL are ended',
    happen: async (faulted) => {
      const seen = await faulted.whileUsed(async () => {
        for (let round = 0; round < 5; round += 1) {
          await onDatabase(faulted, (client) => client.query(`select pg_terminate_backend(pid) from (${others}) o`))
          await wait(1_000)
        }
      })
      await checkFault(faulted, seen, check)
    },
  },
  {
    name: 'the connections of PostgreSQL are used up for 15 seconds',
    happen: async (faulted) => {
      const seen = await faulted.whileUsed(() => useUp(faulted, 15))
      await checkFault(faulted, seen, check)
    },
  },
  {
    name: 'PostgreSQL refuses for a minute',
    happen: async (faulted) => {
      const seen = await faulted.whileUsed(async () => {
        faulted.control.stop('immediate')
        await wait(60_000)
        faulted.control.start()
        await wait(3_000)
      })
      check('  while it is away people are refused', seen.unavailable > 10, `${seen.unavailable}`)
      await checkFault(faulted, seen, check)
    },
  },
  {
    name: 'the worker hangs',
    happen: async (faulted) => {
      const { worker, untilWell, url } = faulted
      worker.signal('SIGSTOP')
      const seen = await faulted.whileUsed(() => wait(12_000))
      check(
        '  the web process goes on',
        seen.wrong.length === 0 && seen.unavailable === 0,
        `${seen.answers.length} answers at ${url.replace(/.*:/, ':')}`,
      )
      worker.signal('SIGCONT')
      const well = await untilWell()
      check('  it goes on where it was', Number.isFinite(well), seconds(well))
    },
  },
]
