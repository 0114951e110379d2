// What every command needs before it can run: the pinned packages, the pinned Node, the built pages, a browser.
// Plain JavaScript for any Node >= 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')
const modules = join(root, 'node_modules')
/** A command whose output is shown only when it fails. */
const quiet = { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 }
export const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The environment for children: the pinned Node and the installed commands come first. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: [join(modules, 'node', 'bin'), join(modules, '.bin'), process.env.PATH].join(delimiter),
  ...extra,
})

/**
 * How Node runs the server, so that memory it needed for a moment is given back: V8 and glibc, which takes an arena for
 * each thread and raises its thresholds by what it was once asked for, would keep several hundred megabytes more. What
 * Node made of the sources is kept for the next start, which takes half the time then.
 */
export const thrift = {
  options: ['--max-semi-space-size=8'],
  variables: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '32768',
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_COMPILE_CACHE: join(modules, '.cache', 'alta-server'),
  },
}

/** Runs a command in the repository's folder; ends this process with one line when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(), ...options })
  if (result.error || result.status !== 0) {
    // The output of a quiet command is printed because it failed.
    for (const output of [result.stdout, result.stderr]) if (output) process.stderr.write(output)
    console.error(
      `${[command, ...args].join(' ')}: ${result.error?.message ?? `ended with ${result.status ?? result.signal}`}`,
    )
    process.exit(1)
  }
  return result
}

const digest = (text) => createHash('sha256').update(text).digest('hex')
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/**
 * Installs what the lockfile pins, when it is not installed yet. Not with `npm ci`: that refuses a lockfile that does
 * not name every platform's optional binary, and a registry mirror need not hold them all (decision 0005).
 */
export function install() {
  const stamp = join(modules, '.alta-installed')
  const expected = digest(read(join(root, 'package-lock.json')))
  if (read(stamp) === expected && existsSync(pinnedNode)) return
  console.log('Installing the packages. This takes a few minutes the first time.')
  const npm = process.env.npm_execpath
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  if (npm?.endsWith('.js')) run(process.execPath, [npm, ...args], quiet)
  else run('npm', args, { ...quiet, shell: process.platform === 'win32' })
  // npm may have been told not to run install scripts; the one that matters fetches the pinned Node.
  if (!existsSync(pinnedNode))
    run(process.execPath, ['installArchSpecificPackage.js'], { ...quiet, cwd: join(modules, 'node') })
  writeFileSync(stamp, expected)
}

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/** Builds the pages when their sources have changed since the last build. */
export function build() {
  const stamp = join(root, 'web', 'dist', '.alta-built')
  const sources = ['web', 'contract/src', 'clinical/src'].flatMap((folder) => filesBelow(join(root, folder)))
  const expected = digest(
    [join(root, 'package-lock.json'), ...sources]
      .filter((file) => statSync(file).isFile())
      .map((file) => `${file.slice(root.length)} ${digest(readFileSync(file))}`)
      .join('\n'),
  )
  if (read(stamp) === expected) return
  console.log('Building the pages. This takes about a minute, once for each version.')
  run('npm', ['run', '--silent', 'build', '-w', 'web'], { ...quiet, shell: process.platform === 'win32' })
  mkdirSync(join(root, 'web', 'dist'), { recursive: true })
  writeFileSync(stamp, expected)
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** Installs a package of Debian's; where that cannot be, nothing happens. */
export function installFromDebian(name, ...options) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '-y', '-qq', ...options, name], { stdio: ['ignore', 'ignore', 'inherit'], env })
}

/** The first has no window, and shows the same pages for a tenth less time. */
const debianBrowsers = ['chromium-headless-shell', 'chromium']
const browsers = [...debianBrowsers, 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const installed = () =>
  browsers.map(onPath).find(Boolean) ??
  ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((file) => existsSync(file))

/** The path of a Chromium for the tests: an installed one, else Debian's, else the test library's own download. */
export function browser() {
  const chosen = process.env.CHROMIUM_PATH ?? installed()
  if (chosen) return chosen
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log('Installing a browser…')
    for (const name of debianBrowsers) {
      installFromDebian(name, '--no-install-recommends')
      const found = installed()
      if (found) return found
    }
  }
  run('playwright', ['install', 'chromium'], { shell: process.platform === 'win32' })
  return ''
}
