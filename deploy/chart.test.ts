import path from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Job } from 'kubernetes-models/batch/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service } from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { readFileSync } from 'node:fs'
import { readConfig } from '../server/src/base/config.ts'
import { renderChart } from './chart-reader.ts'

const folder = path.join(import.meta.dirname, 'helm/alta')
const everything = { ingress: { enabled: true }, worker: { scaling: { enabled: true } } }

const kinds: Readonly<Record<string, (made: object) => { validate: () => void }>> = {
  Deployment: (made) => new Deployment(z.parse(z.any(), made)),
  HorizontalPodAutoscaler: (made) => new HorizontalPodAutoscaler(z.parse(z.any(), made)),
  Job: (made) => new Job(z.parse(z.any(), made)),
  Ingress: (made) => new Ingress(z.parse(z.any(), made)),
  NetworkPolicy: (made) => new NetworkPolicy(z.parse(z.any(), made)),
  PodDisruptionBudget: (made) => new PodDisruptionBudget(z.parse(z.any(), made)),
  Service: (made) => new Service(z.parse(z.any(), made)),
}

const object = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), annotations: z.optional(z.record(z.string(), z.string())) }),
  spec: z.looseObject({}),
})
const rendered = (changes: object = {}) => renderChart(folder, changes).map((made) => object.parse(made))
const named = (made: ReturnType<typeof rendered>, kind: string, name: string) => {
  const found = made.find((one) => one.kind === kind && one.metadata.name === name)
  if (!found) throw new Error(`the chart makes no ${kind} ${name}`)
  return found
}

const pod = z.looseObject({
  automountServiceAccountToken: z.boolean(),
  terminationGracePeriodSeconds: z.optional(z.number()),
  securityContext: z.unknown(),
  volumes: z.array(z.looseObject({ name: z.string() })),
  containers: z.tuple([
    z.looseObject({
      image: z.string(),
      args: z.array(z.string()),
      env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
      resources: z.looseObject({ limits: z.unknown(), requests: z.unknown() }),
      volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })),
    }),
  ]),
})
const podOf = ({ spec }: ReturnType<typeof named>) =>
  z.parse(z.looseObject({ template: z.looseObject({ spec: pod }) }), spec).template.spec
const runs = [
  ['Deployment', 'alta-web'],
  ['Deployment', 'alta-worker'],
  ['Job', 'alta-migrate'],
] as const

describe('the chart', () => {
  it.each([{}, everything])('renders objects that the Kubernetes schemas accept, with %o', (changes) => {
    const made = rendered(changes)
    expect(made.length).toBeGreaterThan(6)
    for (const one of made) expect(() => kinds[one.kind]?.(one).validate()).not.toThrow()
    expect(made.filter(({ kind }) => kinds[kind] === undefined)).toEqual([])
  })

  it('renders ingress and autoscaling only when they are enabled', () => {
    const plain = rendered().map(({ kind }) => kind)
    expect(
      rendered(everything)
        .map(({ kind }) => kind)
        .filter((kind) => !plain.includes(kind))
        .toSorted(),
    ).toEqual(['HorizontalPodAutoscaler', 'Ingress'])
    expect(named(rendered(everything), 'Deployment', 'alta-worker').spec['replicas']).toBeUndefined()
    expect(named(rendered(), 'Deployment', 'alta-worker').spec['replicas']).toBe(2)
    expect(rendered({ networkPolicy: { enabled: false } }).map(({ kind }) => kind)).not.toContain('NetworkPolicy')
  })

  it.each(runs)('runs %s %s unprivileged, on a read-only root file system, with resource limits', (kind, name) => {
    const {
      automountServiceAccountToken,
      securityContext,
      containers: [container],
      volumes,
    } = podOf(named(rendered(), kind, name))
    expect(automountServiceAccountToken).toBe(false)
    expect(securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 10_001,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(container['securityContext']).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.resources).toMatchObject({
      limits: { memory: expect.any(String) },
      requests: { memory: expect.any(String) },
    })
    expect(container.volumeMounts.map(({ name: mounted }) => mounted).toSorted()).toEqual(
      volumes.map((one) => one.name).toSorted(),
    )
  })

  it.each(runs)('gives %s %s a configuration that the server accepts, with each secret from a file', (kind, name) => {
    const [{ env }] = podOf(named(rendered(), kind, name)).containers
    const variables = Object.fromEntries(env.map((one) => [one.name, one.value]))
    const paths = Object.values(variables).filter((value) => value.startsWith('/run/secrets/'))
    expect(paths).toHaveLength(5)
    const secret = {
      DATABASE_URL: 'postgres://alta@db/alta',
      ALTA_FILES_KEY: 'k',
      ALTA_FILES_SECRET: 's',
      ALTA_SECRET_KEY: 'x'.repeat(32),
      ALTA_ADMIN_PASSWORD: 'p',
    }
    for (const variable of Object.keys(secret)) expect(variables[variable]).toBeUndefined()
    const settings = Object.entries(variables).filter(([variable]) => !variable.endsWith('_FILE'))
    const config = readConfig({ ...Object.fromEntries(settings), ...secret })
    expect(config.ALTA_ROLE).toBe(kind === 'Job' ? 'all' : name.slice('alta-'.length))
    expect(config.ALTA_STOP_SECONDS + 5).toBeLessThan(
      podOf(named(rendered(), 'Deployment', 'alta-web')).terminationGracePeriodSeconds ?? 0,
    )
  })

  it('probes web pods on their port, and workers on the metrics port, for liveness and readiness', () => {
    for (const [name, port] of [
      ['alta-web', 'http'],
      ['alta-worker', 'metrics'],
    ] as const) {
      const [container] = podOf(named(rendered(), 'Deployment', name)).containers
      expect(container).toMatchObject({
        startupProbe: { httpGet: { path: '/healthz', port } },
        livenessProbe: { httpGet: { path: '/healthz', port } },
        readinessProbe: { httpGet: { path: '/readyz', port } },
        ports: expect.arrayContaining([expect.objectContaining({ name: port })]),
      })
    }
  })

  it('migrates before the pods of a new version start, and replaces them one after another', () => {
    expect(named(rendered(), 'Job', 'alta-migrate').metadata.annotations?.['helm.sh/hook']).toBe(
      'pre-install,pre-upgrade',
    )
    expect(podOf(named(rendered(), 'Job', 'alta-migrate')).containers[0].args).toEqual(['migrate'])
    expect(named(rendered(), 'Deployment', 'alta-web').spec).toMatchObject({
      strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
    })
    for (const name of ['alta-web', 'alta-worker']) {
      const { spec } = named(rendered(), 'Deployment', name)
      expect(named(rendered(), 'PodDisruptionBudget', name).spec).toMatchObject({
        minAvailable: 1,
        selector: spec['selector'],
      })
    }
  })

  it('allows traffic only from proxy and monitoring to the pods, and from the pods to listed ports', () => {
    expect(named(rendered(), 'NetworkPolicy', 'alta').spec).toMatchObject({
      policyTypes: ['Ingress', 'Egress'],
      ingress: [
        { from: [{}], ports: [{ port: 8080 }] },
        { from: [{}], ports: [{ port: 9090 }] },
      ],
      egress: [{ ports: [{ port: 53 }, { port: 53 }] }, { to: [{}], ports: [{ port: 5432 }, { port: 443 }] }],
    })
  })

  it('uses the digest of an image when one is given', () => {
    const image = (changes: object) => podOf(named(rendered(changes), 'Deployment', 'alta-web')).containers[0].image
    expect(image({})).toBe('registry.hospital.example/alta:0.1.0')
    expect(image({ image: { digest: 'sha256:00' } })).toBe('registry.hospital.example/alta@sha256:00')
  })

  it('has the version of the product', () => {
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(path.join(folder, '../../../package.json'), 'utf8')))
    expect(parse(readFileSync(path.join(folder, 'Chart.yaml'), 'utf8'))).toMatchObject({ version, appVersion: version })
    expect(parse(readFileSync(path.join(folder, 'values.yaml'), 'utf8'))).toMatchObject({ image: { tag: version } })
  })
})

describe('the chart reader', () => {
  it('refuses what it does not know instead of guessing', () => {
    expect(() => renderChart(path.join(folder, 'templates'))).toThrow('values.yaml')
    expect(() => rendered({ web: null })).toThrow(/expected\W+record/)
  })
})
