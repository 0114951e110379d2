import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8')

const dashboard = z.object({
  title: z.string(),
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      targets: z.optional(z.array(z.object({ expr: z.string(), refId: z.string() }))),
      gridPos: z.object({ h: z.number(), w: z.number(), x: z.number(), y: z.number() }),
    }),
  ),
})
const rules = z.object({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.optional(z.string()),
          labels: z.strictObject({ severity: z.enum(['warning', 'critical']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.optional(z.string()) }),
        }),
      ),
    }),
  ),
})
const adapter = z.object({
  rules: z.object({ external: z.array(z.object({ name: z.object({ as: z.string() }), seriesQuery: z.string() })) }),
})
const values = z.object({ worker: z.object({ scaling: z.object({ metric: z.string() }) }) })

const panels = dashboard.parse(JSON.parse(read('watching/dashboard.json'))).panels
const alerts = rules.parse(parse(read('watching/alerts.yaml'))).groups.flatMap((group) => group.rules)
const external = adapter.parse(parse(read('watching/external-metric.yaml'))).rules.external
const scaledBy = values.parse(parse(read('helm/alta/values.yaml'))).worker.scaling.metric

const namesIn = (expression: string): string[] => expression.match(/\b(?:alta|process|nodejs)_[a-z_]+/g) ?? []

/** A free port, for a server that does not report which port it has taken. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

let served = ''
let end = async (): Promise<void> => {}
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'alta-watching-'))
  const port = await freePort()
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      ALTA_DATA_DIR: folder,
      ALTA_LOG_LEVEL: 'warn',
      PORT: '0',
      ALTA_METRICS_PORT: String(port),
      ALTA_MODEL_URL: 'http://127.0.0.1:9/v1',
      ALTA_MODEL_NAME: 'nobody',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  end = async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for await (const chunk of child.stdout) if (String(chunk).includes('Alta is ready')) break
  served = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
}, 300_000)
afterAll(() => end())

const typeOf = (name: string) => new RegExp(`^# TYPE ${name} (\\w+)$`, 'm').exec(served)?.[1]
/** Expressions refer to a histogram by the names of its parts. */
const isServed = (name: string): boolean =>
  typeOf(name) !== undefined || typeOf(name.replace(/_(?:bucket|count|sum)$/, '')) === 'histogram'

describe('the monitoring of Alta', () => {
  it('queries only metrics that a running server serves, and each of Alta’s own', () => {
    const expressions = [
      ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
      ...alerts.map(({ expr }) => expr),
      ...external.map(({ seriesQuery }) => seriesQuery),
    ]
    const referenced = new Set([...expressions.flatMap(namesIn), scaledBy])
    expect(referenced.size).toBeGreaterThan(20)
    expect([...referenced].filter((name) => !isServed(name))).toEqual([])
    const own = [...served.matchAll(/^# TYPE (alta_\w+) /gm)].map(([, name = '']) => name)
    expect(own.filter((name) => ![...referenced].some((other) => other.startsWith(name)))).toEqual([])
  })

  it('scales workers by the exported metric, which each queue has even without jobs', () => {
    expect(external.map(({ name }) => name.as)).toEqual([scaledBy])
    expect(served).toMatch(/^alta_jobs_waiting\{queue="[\w-]+"\} 0$/m)
    expect(served).toMatch(/^alta_jobs_oldest_seconds\{queue="[\w-]+"\} 0$/m)
  })

  it('names metrics and units by the convention of Prometheus', () => {
    for (const [, name = '', type] of served.matchAll(/^# TYPE (alta_\w+) (\w+)$/gm)) {
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter'])
      expect([name, type === 'histogram' && !name.endsWith('_seconds')]).toEqual([name, false])
      expect(name).not.toMatch(/_(?:ms|milliseconds|minutes|kb|mb)(?:_|$)/)
    }
  })

  it('has panels that do not overlap, each with its own id', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    const cells = panels.flatMap(({ gridPos: { h, w, x, y } }) =>
      Array.from({ length: h * w }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
  })
})
