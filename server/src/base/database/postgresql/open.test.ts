import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openBareTestDatabase } from '../../../contract-tests/test-database.ts'
import { isDatabaseOutage } from '../../outages.ts'

test.skipIf(!process.env['ALTA_TEST_DATABASE_URL'])(
  'a connection that breaks between two statements of a transaction fails the next statement, not the process',
  async () => {
    const database = await openBareTestDatabase()
    const outcome = database.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
      // Waits until the server has noticed the end of the connection.
      await expect
        .poll(async () => {
          const gone = sql<{ count: number }>`select count(*) from pg_stat_activity where pid = ${rows[0]?.pid}`
          return (await gone.execute(database.db)).rows[0]?.count
        })
        .toBe(0)
      await sql`select 1`.execute(trx)
    })
    expect(isDatabaseOutage(await outcome.catch((error: unknown) => error))).toBe(true)
    await database.close()
  },
  60_000,
)
