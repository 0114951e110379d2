// Measures what a retention rule that removes 100,000 reports of one organisation costs another organisation, on the
// embedded database.
// npm run bench -- retention [REPORTS]
import { measureWhileRemoving } from './while-removing.ts'

const reports = Number(process.argv[2] ?? 100_000)
process.exitCode = (await measureWhileRemoving({ script: '../retention-served.ts', reports })) ? 0 : 1
