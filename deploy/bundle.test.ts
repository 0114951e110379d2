import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { printed, scan } from '../server/src/contract-tests/sample-pictures.ts'

const root = path.resolve(import.meta.dirname, '..')
const base = path.join(mkdtempSync(path.join(tmpdir(), 'alta-bundle-')), 'a place with spaces')
const program = path.join(base, 'program')
const megabyte = 1024 * 1024
let archive = ''

/** Names, sizes and times of all files of the program. They change if anything writes there. */
const fileStates = () =>
  execFileSync('find', [program, '-printf', '%P %s %T@ %m\\n'], { encoding: 'utf8', maxBuffer: 64 * megabyte })

/**
 * The command that runs a program without a network. Namespaces exist only on Linux, and not every user may create
 * them; in CI they are required.
 */
function networkAlone(): readonly string[] {
  const isRoot = process.getuid?.() === 0
  const begin = ['unshare', ...(isRoot ? [] : ['--map-root-user']), '--net', '--']
  if (spawnSync(begin[0] ?? '', [...begin.slice(1), 'ip', 'link']).status === 0) return begin
  if (process.env['CI']) throw new Error('unshare and ip (util-linux, iproute2) are needed to try the bundle offline')
  console.warn('The bundle is tried with a network: no empty one can be had here.')
  return []
}

beforeAll(async () => {
  mkdirSync(program, { recursive: true })
  const env = { ...process.env, npm_config_offline: 'true' }
  const output = execFileSync(process.execPath, ['scripts/bundle.mjs', '--into', base], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  archive = output.trim().split('\n').at(-1) ?? ''
  execFileSync('tar', ['-xzf', archive, '-C', program, '--strip-components=1'])
  writeFileSync(
    path.join(base, 'course.pdf'),
    scan([await printed(['Paciente de 74 años que ingresa por disnea progresiva.', 'Furosemida 40 mg 1-0-0'])]),
  )
  mkdirSync(path.join(base, 'path'))
  writeFileSync(path.join(base, 'path', 'node'), '#!/bin/sh\necho another node was run >&2\nexit 99\n', {
    mode: 0o755,
  })
  chmodSync(path.dirname(base), 0o755)
  execFileSync('chmod', ['-R', 'a-w', program])
}, 300_000)
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', path.dirname(base)])
  rmSync(path.dirname(base), { recursive: true, force: true })
})

test('the bundle is one archive of at most 200 MB with a checksum file, and 260 MB unpacked', () => {
  expect(statSync(archive).size).toBeLessThan(200 * megabyte)
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
  expect(readFileSync(`${archive}.sha256`, 'utf8')).toBe(`${sum}  ${path.basename(archive)}
`)
  const unpacked = Number(execFileSync('du', ['-sk', program], { encoding: 'utf8' }).split('\t')[0])
  expect(unpacked / 1024).toBeLessThan(260)
})

const lockFile = z.object({
  packages: z.record(z.string(), z.object({ dev: z.optional(z.boolean()), link: z.optional(z.boolean()) })),
})

test('the bundle contains only production packages, all dependencies of the server, and no tests', () => {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))
  const held = globSync('**/node_modules/{@*/*,[!@.]*}/package.json', { cwd: program }).map((file) =>
    path.dirname(file),
  )
  expect(held.length).toBeGreaterThan(200)
  expect(held.filter((folder) => packages[folder] === undefined || packages[folder].dev === true)).toEqual([])
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(root, 'server/package.json'), 'utf8')))
  const lacking = Object.keys(dependencies).filter((name) => !existsSync(path.join(program, 'node_modules', name)))
  expect(lacking).toEqual([])
  for (const name of [
    'vitest',
    'vite',
    'playwright',
    'typescript',
    's3rver',
    'react',
    '@lancedb/lancedb',
    'npm',
    'node',
  ])
    expect(held).not.toContain(`node_modules/${name}`)
  expect(globSync('{contract,clinical,server}/**/*.{test,fixtures}.ts', { cwd: program })).toEqual([])
  expect(existsSync(path.join(program, 'server/src/contract-tests'))).toBe(false)
})

const cameOf = z.object({
  interfaces: z.array(z.string()),
  page: z.unknown(),
  written: z.object({ status: z.string(), sections: z.number(), text: z.string() }),
  ended: z.nullable(z.number()),
  beginning: z.string(),
})

test('the bundle starts offline, read-only and with its own Node, reads a scan and writes its report', () => {
  const before = fileStates()
  const begin = networkAlone()
  const words = [path.join(import.meta.dirname, 'offline.ts'), base, ...(begin.length > 0 ? ['--alone'] : [])]
  const [command = '', ...rest] = [...begin, process.execPath, ...words]
  const came = cameOf.parse(
    JSON.parse(execFileSync(command, rest, { encoding: 'utf8', maxBuffer: megabyte, timeout: 240_000 })),
  )
  expect(came.interfaces).toEqual(begin.length > 0 ? ['lo'] : came.interfaces)
  expect(came.page).toEqual({ page: 200, title: true, script: 200 })
  expect(came.written).toMatchObject({ status: 'ready', sections: 18 })
  expect(came.written.text).toMatch('Furosemida 40 mg')
  expect([came.ended, came.beginning]).toEqual([0, '%PDF-'])
  expect(fileStates()).toBe(before)
}, 300_000)
