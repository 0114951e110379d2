// npm run check: format, lint, types, dead code and names of types, two at a time; prints only what is wrong.
import { spawn } from 'node:child_process'
import { environment, install, root } from './prepare.mjs'

install()
const checks = [
  ['format', 'oxfmt', ['--check', '.']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['types', 'tsc', ['-p', '.']],
  ['types of the pages', 'tsc', ['-p', 'web']],
  ['dead code', 'knip', ['--no-progress']],
  ['names of types', 'node', ['scripts/type-names.mjs']],
]

const runCheck = ([name, command, args]) =>
  new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(command, args, { cwd: root, env: environment(), shell: process.platform === 'win32' })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => (output += error.message))
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
      if (code !== 0) console.log(output.trimEnd())
      resolve(code === 0)
    })
  })

const queue = [...checks]
const results = []
await Promise.all(
  Array.from({ length: 2 }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results.push(await runCheck(next))
  }),
)
process.exit(results.every(Boolean) ? 0 : 1)
