// A throw-away PostgreSQL for the tests: found on the machine, or installed with apt-get when root on Debian.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installFromDebian } from './prepare.mjs'

const debian = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

function folderOfCommands() {
  const versions = existsSync(debian) ? readdirSync(debian).filter((version) => Number(version) >= 15) : []
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  const folder = newest && join(debian, newest, 'bin')
  if (folder && existsSync(join(folder, 'initdb'))) return folder
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  return found && existsSync(join(found, 'initdb')) ? found : undefined
}

function installed() {
  const found = folderOfCommands()
  if (found || !isRoot) return found
  console.log('Installing PostgreSQL…')
  installFromDebian('postgresql')
  return folderOfCommands()
}

/** Nobody needs the data of tests after a power cut, and most statements run once: neither the disk nor a compiler is waited for. */
export const forTests = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'jit=off',
]

const freePort = async () => {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
const port = await freePort()

/**
 * Runs `work(url, { stop, start })` with a server that is stopped and deleted afterwards; `work` may stop and start it
 * meanwhile. `settings` such as `forTests`; without any it is as it comes. Throws when none can be had.
 */
export async function withPostgresql(work, settings = []) {
  const folder = installed()
  if (!folder) throw new Error('No PostgreSQL 15 or newer found; install Debian\'s package "postgresql".')
  const data = mkdtempSync(join(tmpdir(), 'alta-postgresql-'))
  // PostgreSQL refuses to run as root, so root hands it to the user its package made.
  const command = (name, args) => {
    const line = [join(folder, name), ...args]
    const [file, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...line] : line
    const { status, stderr } = spawnSync(file, rest, {
      cwd: data,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (status !== 0) throw new Error(`${name}: ${stderr}`)
  }
  chmodSync(data, 0o700)
  if (isRoot) spawnSync('chown', ['postgres', data])
  try {
    command('initdb', ['-D', join(data, 'db'), '-U', 'alta', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
    const options = [
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='${data}'`,
      ...settings.map((setting) => `-c ${setting}`),
    ].join(' ')
    const start = () =>
      command('pg_ctl', ['-D', join(data, 'db'), '-w', '-l', join(data, 'log'), '-o', options, 'start'])
    const stop = (mode = 'fast') => command('pg_ctl', ['-D', join(data, 'db'), '-w', '-m', mode, 'stop'])
    start()
    try {
      await work(`postgres://alta@127.0.0.1:${port}/postgres`, { start, stop })
    } finally {
      stop('immediate')
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
