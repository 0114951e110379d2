// npm test: checks, unit and feature tests, screens in a real browser, journeys over the built product; a few steps at a
// time. `--postgresql` runs the server's tests on a PostgreSQL that this script starts, and on the embedded database only
// what is its own and one story of each feature that no screen or journey tells; `--all` runs all of them on both, and
// whole what is sampled or left out otherwise (ALTA_TEST_ALL: courses, requests, states of old databases, screens in dark,
// the time for which a call holds up others).
// The last line is "N passed, N failed".
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { browser, build, environment, install, pinnedNode, root } from './prepare.mjs'
import { forTests, withPostgresql } from './postgresql.mjs'

install()
build()
const all = process.argv.includes('--all')
const onPostgresql = all || process.argv.includes('--postgresql')
/** Steps at a time for each processor: they often wait for a timer, a browser or a database, each for its own. */
const steps_per_processor = 1.5
const work = mkdtempSync(join(tmpdir(), 'alta-test-'))
const env = environment({
  CHROMIUM_PATH: browser(),
  ALTA_LOG_LEVEL: process.env.ALTA_LOG_LEVEL ?? 'silent',
  ...(all && { ALTA_TEST_ALL: '1' }),
})
const total = { passed: 0, failed: 0 }
/** What failed, said once more at the end: a log of which only the last lines are kept still says it. */
const failures = []
/** Which tests in a browser were run again; each is a defect of the test or of the product, also where it passed then. */
const repeated = []
/** How much of what a failed step printed about its failures is said once more, in characters. */
const failure_max = 20_000

/** Runs a command with what it prints in a file: two that print at once could not be told apart. */
async function run([command, ...args], extra, output) {
  const file = createWriteStream(output)
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ...extra } })
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  const status = await new Promise((resolve) => {
    child.on('error', (error) => file.write(`${error.message}\n`))
    child.on('close', resolve)
  })
  await new Promise((resolve) => file.end(resolve))
  return status
}

/**
 * Runs one step; a step that leaves no readable report counts as one test, passed or failed by its exit code. `seen`
 * gives what a failed step leaves besides what it printed.
 */
async function step(name, command, { extra = {}, count, seen } = {}) {
  console.log(`— ${name} begins`)
  const began = performance.now()
  const output = join(work, `${name}.txt`)
  const status = await run(command, extra, output)
  let passed = status === 0 ? 1 : 0
  let failed = status === 0 ? 0 : 1
  const report = count?.()
  if (report && report.passed + report.failed > 0) {
    passed = report.passed
    failed = status === 0 ? report.failed : Math.max(1, report.failed)
  } else if (count) [passed, failed] = [0, 1]
  total.passed += passed
  total.failed += failed
  const printed = readFileSync(output, 'utf8')
  repeated.push(...printed.split('\n').filter((line) => /\(retry (x|#)\d/.test(line)))
  if (failed > 0) failures.push(`${name}\n${failuresIn(printed)}${seen?.() ?? ''}`)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`\n— ${name}\n${printed}\n— ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
}

/** What a test runner prints between the list of files and its sums: each failure with what was compared. */
function failuresIn(text) {
  const from = text.search(/Failed (Tests|Suites) \d+|^ {2}1\) /m)
  return from < 0 ? text.slice(-failure_max) : text.slice(from, from + failure_max)
}

const json = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
/** The pages as they are served: React without what it checks for whoever writes them takes a fifth less time. */
const asServed = { extra: { NODE_ENV: 'production' } }
let reports = 0
async function vitest(name, projects, { extra = {}, files = [], without = [] } = {}) {
  const file = join(work, `vitest-${(reports += 1)}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const excluded = without.flatMap((name) => ['--exclude', name.endsWith('.ts') ? `**/${name}` : `**/${name}/**`])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  await step(name, ['vitest', 'run', ...files, ...chosen, ...excluded, ...reporters, '--maxWorkers=1'], {
    extra,
    count: () => {
      const report = json(file)
      return report && { passed: report.numPassedTests, failed: report.numFailedTests }
    },
  })
}

/** What the page showed when a journey failed, as its runner writes it down. */
function pagesSeen() {
  const folder = join(root, 'node_modules/.cache/journeys')
  if (!existsSync(folder)) return ''
  const pages = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('error-context.md'))
  return pages.map((name) => readFileSync(join(folder, name), 'utf8').slice(0, failure_max)).join('\n')
}

async function journeys() {
  const file = join(work, 'journeys.json')
  await step('journeys', ['playwright', 'test', '--config', 'journeys/playwright.config.ts'], {
    extra: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    seen: pagesSeen,
    count: () => {
      const stats = json(file)?.stats
      return stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
  })
}

/** What opens no database, or only one of its own: the same wherever the rest runs. */
const ownDatabases = ['base/model', 'base/course-file', 'base/document-file', 'base/database/embedded', 'src/command']
/** Servers are killed where their database is in the same process; before a release on PostgreSQL, too. */
const onEmbeddedOnly = [...ownDatabases, ...(all ? [] : ['contract-tests/killed-server.test.ts'])]
/**
 * What can differ on the embedded database: the database itself, its queue and its backups. Screens and journeys run on
 * it too, and tell the story of their features.
 */
const embeddedStories = [
  ...['base/database/', 'base/queue/', 'base/backup/', 'command/backup'].map((name) => `server/src/${name}`),
  'server/src/contract-tests/killed-server',
  'server/src/contract-tests/upgrade',
  ...features(),
]

/** Of each feature without a screen of its own the file that bears its name. */
function features() {
  const withScreens = [...readdirSync(join(root, 'web/src/features')), 'documents']
  return readdirSync(join(root, 'server/src/features'))
    .filter((name) => !withScreens.includes(name))
    .map((name) => `server/src/features/${name}/${name}.test.ts`)
    .filter((file) => existsSync(join(root, file)))
}

/** Without a PostgreSQL the step has failed, and the others go on. */
async function serverOnPostgresql() {
  const name = 'server on PostgreSQL'
  await withPostgresql(
    (url) => vitest(name, ['server'], { extra: { ALTA_TEST_DATABASE_URL: url }, without: onEmbeddedOnly }),
    forTests,
  ).catch((error) => {
    total.failed += 1
    failures.push(`${name}: ${error.message}`)
  })
}

// The longest first, so that none is left alone at the end.
const steps = [
  () => vitest('administration in a browser', ['administration'], asServed),
  ...(onPostgresql ? [serverOnPostgresql] : []),
  () => vitest('server', ['server'], { files: onPostgresql && !all ? embeddedStories : [] }),
  journeys,
  () => vitest('contract, clinical, pages', ['contract', 'clinical', 'web']),
  () => vitest('screens with a language model in a browser', ['models'], asServed),
  () => vitest('packages', ['deploy']),
  () => vitest('screens in a browser', ['screens'], asServed),
  () => step('format, lint, types, dead code', [pinnedNode, 'scripts/check.mjs']),
]
const lanes = Math.max(2, Math.min(4, Math.round(availableParallelism() * steps_per_processor)))
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let next = steps.shift(); next; next = steps.shift()) await next()
  }),
)

rmSync(work, { recursive: true, force: true })
if (repeated.length > 0) console.log(`\nrun again:\n${repeated.join('\n')}`)
for (const failure of failures) console.log(`\nfailed: ${failure}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
