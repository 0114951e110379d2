// Causes each fault that a hospital's machines can have, one after another, and prints what people see of it and
// whether the application recovers. Disks of limited size are mounted, so the first part needs root.
// npm run bench -- faults [PART of a fault's name]
import { startFaultHarness } from './fault-harness.ts'
import { databaseFaults } from './database-faults.ts'
import { machineFaults } from './machine-faults.ts'
import { storeFaults } from './store-faults.ts'
import { verdicts } from './verdicts.ts'

const { check, conclude, say } = verdicts()
const namePart = process.argv[2] ?? ''
const shared = [...databaseFaults(check), ...storeFaults(check)].filter(({ name }) => name.includes(namePart))

if (shared.length > 0)
  await startFaultHarness(async (faulted) => {
    for (const { name, happen } of shared) {
      say(`— ${name}`)
      await happen(faulted)
      await faulted.mustBeWhole(check)
    }
    faulted.printLog(say)
  })
for (const { name, happen } of machineFaults(check).filter((fault) => fault.name.includes(namePart))) {
  say(`— ${name}`)
  await happen()
}
process.exitCode = conclude()
