import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { type ModelFigures, openModelFigures } from './model-figures.ts'

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Figures for Prometheus. Labels are closed sets (route patterns, job names): never an id, a name or a text. */
export interface Metrics {
  readonly httpSeconds: Histogram<'method' | 'route' | 'status'>
  readonly jobSeconds: Histogram<'job' | 'outcome'>
  readonly reports: Counter<'strategy'>
  readonly fallbacks: Counter<'reason'>
  readonly databaseErrors: Counter
  readonly followers: Gauge
  readonly auditLag: Gauge
  readonly model: ModelFigures
  /** The text format of Prometheus, and its media type. */
  render(): Promise<{ readonly text: string; readonly mediaType: string }>
}

export const openMetrics = (): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  // Event-loop lag, memory, processor time, garbage collection.
  collectDefaultMetrics({ register: registry, prefix: 'alta_' })
  return {
    httpSeconds: new Histogram({
      name: 'alta_http_seconds',
      help: 'Duration of requests by route pattern',
      labelNames: ['method', 'route', 'status'],
      buckets: seconds,
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'alta_job_seconds',
      help: 'Duration of jobs by kind and outcome (done, failed, handed_back)',
      labelNames: ['job', 'outcome'],
      buckets: seconds,
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
      help: 'Open event streams, and reports being written',
      registers,
    }),
    model: openModelFigures(registers),
    render: async () => ({ text: await registry.metrics(), mediaType: registry.contentType }),
  }
}
