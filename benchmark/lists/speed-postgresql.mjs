// The same measurement as speed.ts with 100,000 users on a throw-away PostgreSQL.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { withPostgresql } from '../../scripts/postgresql.mjs'

withPostgresql((DATABASE_URL) => {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'speed.ts'), '100000', '60'], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL },
  })
  process.exitCode = status ?? 1
})
