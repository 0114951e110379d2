import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type ModelMetrics, openModelMetrics } from './model-metrics.ts'

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Reading a long scan may take a quarter of an hour. */
const jobSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900]

/** Metrics for Prometheus. Labels are closed sets (route patterns, job names): never an id, a name or a text. */
export interface Metrics {
  readonly httpDuration: Histogram<'method' | 'route' | 'status'>
  readonly jobDuration: Histogram<'queue' | 'outcome'>
  readonly jobsRunning: Gauge<'queue'>
  readonly reports: Counter<'strategy'>
  readonly fallbacks: Counter<'reason'>
  readonly databaseErrors: Counter
  readonly followers: Gauge
  readonly streams: Gauge
  readonly auditLag: Gauge
  readonly model: ModelMetrics
  /** Returns the function that counts a lookup in this cache, called with whether the value was found. */
  readonly countCache: (cache: 'answers' | 'people') => (found: boolean) => void
  /** For gauges that are read when the metrics are requested. */
  readonly registry: Registry
  /** The text format of Prometheus, and its media type. */
  render(): Promise<{ readonly text: string; readonly mediaType: string }>
}

const openWork = (registers: Registry[]) => ({
  httpDuration: new Histogram({
    name: 'alta_http_request_duration_seconds',
    help: 'Duration of requests by route pattern, streams left out',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers,
  }),
  jobDuration: new Histogram({
    name: 'alta_job_duration_seconds',
    help: 'Duration of jobs by queue and outcome (done, failed, handed_back)',
    labelNames: ['queue', 'outcome'],
    buckets: jobSeconds,
    registers,
  }),
  jobsRunning: new Gauge({
    name: 'alta_jobs_running',
    help: 'Jobs that this process is at',
    labelNames: ['queue'],
    registers,
  }),
  reports: new Counter({
    name: 'alta_reports_total',
    help: 'Reports that became ready, by strategy',
    labelNames: ['strategy'],
    registers,
  }),
  fallbacks: new Counter({
    name: 'alta_section_fallbacks_total',
    help: 'Sections of reports where the engine stands in for a model, by reason',
    labelNames: ['reason'],
    registers,
  }),
})

const openState = (registers: Registry[]) => ({
  databaseErrors: new Counter({
    name: 'alta_database_errors_total',
    help: 'Readiness checks the database did not answer',
    registers,
  }),
  auditLag: new Gauge({
    name: 'alta_audit_waiting_seconds',
    help: 'Age of the oldest event of the audit log that the receiver outside has not taken',
    registers,
  }),
  followers: new Gauge({
    name: 'alta_event_followers',
    help: 'Whoever waits for events: open streams, and reports being written',
    registers,
  }),
  streams: new Gauge({ name: 'alta_open_streams', help: 'Streams of events that people hold open', registers }),
})

const openCaches = (registers: Registry[]): Metrics['countCache'] => {
  const lookups = new Counter({
    name: 'alta_cache_requests_total',
    help: 'Looks into what is kept until the next write (embedded database only), by result (hit, miss)',
    labelNames: ['cache', 'result'],
    registers,
  })
  return (cache) => {
    const [hit, miss] = [lookups.labels({ cache, result: 'hit' }), lookups.labels({ cache, result: 'miss' })]
    return (found) => (found ? hit : miss).inc()
  }
}

export const openMetrics = (): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  return {
    ...openWork(registers),
    ...openState(registers),
    model: openModelMetrics(registers),
    countCache: openCaches(registers),
    registry,
    render: async () => ({ text: await registry.metrics(), mediaType: registry.contentType }),
  }
}
