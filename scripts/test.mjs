// npm test: checks, unit and feature tests, screens in a real browser, journeys over the built product.
// `--postgresql` runs the server's tests a second time against a PostgreSQL that this script starts.
// The last line is "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browser, build, environment, install, pinnedNode, root } from './prepare.mjs'
import { withPostgresql } from './postgresql.mjs'

install()
build()
const work = mkdtempSync(join(tmpdir(), 'alta-test-'))
const env = environment({ CHROMIUM_PATH: browser(), ALTA_LOG_LEVEL: process.env.ALTA_LOG_LEVEL ?? 'silent' })
const total = { passed: 0, failed: 0 }
/** What failed, said once more at the end: a log of which only the last lines are kept still says it. */
const failures = []

/** Runs one step; a step that leaves no readable report counts as one test, passed or failed by its exit code. */
function step(name, [command, ...args], { extra = {}, count } = {}) {
  console.log(`\n— ${name}`)
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } })
  let passed = status === 0 ? 1 : 0
  let failed = status === 0 ? 0 : 1
  const report = count?.()
  if (report && report.passed + report.failed > 0) {
    passed = report.passed
    failed = status === 0 ? report.failed : Math.max(1, report.failed)
  } else if (count) [passed, failed] = [0, 1]
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(...(report?.names?.length ? report.names : [name]))
}

const json = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
let reports = 0
function vitest(name, projects, { extra = {}, without = [] } = {}) {
  const file = join(work, `vitest-${(reports += 1)}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const excluded = without.flatMap((folder) => ['--exclude', `**/${folder}/**`])
  step(
    name,
    ['vitest', 'run', ...chosen, ...excluded, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    {
      extra,
      count: () => {
        const report = json(file)
        const names = report?.testResults
          .flatMap(({ assertionResults }) => assertionResults)
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages: [message = ''] }) => `${fullName}: ${message.slice(0, 500)}`)
        return report && { passed: report.numPassedTests, failed: report.numFailedTests, names }
      },
    },
  )
}

step('format, lint, types, dead code', [pinnedNode, 'scripts/check.mjs'])
vitest('contract, clinical, server, pages', ['contract', 'clinical', 'server', 'web'])
vitest('screens in a browser', ['screens'])
vitest('administration in a browser', ['administration'])
vitest('screens with a language model in a browser', ['models'])
const journeys = join(work, 'journeys.json')
step('journeys', ['playwright', 'test', '--config', 'journeys/playwright.config.ts'], {
  extra: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
  count: () => {
    const stats = json(journeys)?.stats
    return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  },
})
if (process.argv.includes('--postgresql'))
  withPostgresql((url) =>
    vitest('server on PostgreSQL', ['server'], {
      extra: { ALTA_TEST_DATABASE_URL: url },
      // what opens no database, or only its own
      without: ['base/model', 'base/course-file', 'base/document-file', 'base/database/embedded', 'server/src/command'],
    }),
  )

rmSync(work, { recursive: true, force: true })
for (const failure of failures) console.log(`\nfailed: ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
