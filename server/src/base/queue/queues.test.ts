import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openBareTestDatabase } from '../../contract-tests/test-database.ts'
import { openQueues } from './queues.ts'

// The embedded database belongs to one process at a time.
test.skipIf(!process.env['ALTA_TEST_DATABASE_URL'])(
  'several servers that start at once on an empty database all get their queues',
  async () => {
    const log = pino({ level: 'silent' })
    const database = await openBareTestDatabase()
    const opened = await Promise.all([1, 2, 3].map(() => openQueues(database, log)))
    expect(opened).toHaveLength(3)
    await Promise.all(opened.map((boss) => boss.stop({ graceful: false, close: false })))
    await database.close()
  },
  60_000,
)
