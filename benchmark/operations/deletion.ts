// Measures what the deletion of an organisation with 100,000 reports costs another organisation, on PostgreSQL and on
// the embedded database.
// npm run bench -- deletion [REPORTS, postgresql or embedded]
import { forTests, withPostgresql } from '../../scripts/postgresql.mjs'
import { measureWhileRemoving } from '../while-removing.ts'

const reports = Number(process.argv[2] ?? 100_000)
const databases = process.argv[3] === undefined ? ['postgresql', 'embedded'] : [process.argv[3]]
const script = '../operations/deletion-served.ts'
let holds = true
for (const database of databases) {
  console.log(database)
  if (database === 'embedded') holds = (await measureWhileRemoving({ script, reports })) && holds
  else
    await withPostgresql(async (DATABASE_URL: string) => {
      holds = (await measureWhileRemoving({ script, reports, environment: { DATABASE_URL } })) && holds
    }, forTests)
}
process.exitCode = holds ? 0 : 1
