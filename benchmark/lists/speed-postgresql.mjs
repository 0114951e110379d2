// The same measurements as speed.ts and report-speed.ts with 100,000 users and as many reports on a throw-away PostgreSQL.
// npm run bench:list-speed:postgresql [-- users | reports]
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { withPostgresql } from '../../scripts/postgresql.mjs'

const measurements = { users: ['speed.ts', '100000', '60'], reports: ['report-speed.ts', '100000', '80'] }

for (const [name, [script, ...args]] of Object.entries(measurements)) {
  if (process.argv[2] !== undefined && process.argv[2] !== name) continue
  await withPostgresql((DATABASE_URL) => {
    const env = { ...process.env, DATABASE_URL }
    const { status } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
      stdio: 'inherit',
      env,
    })
    process.exitCode ||= status ?? 1
  })
}
