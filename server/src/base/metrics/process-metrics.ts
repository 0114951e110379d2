import { performance } from 'node:perf_hooks'
import { Histogram, type Registry, collectDefaultMetrics } from 'prom-client'

const every_ms = 100

/** Finer measures would wake an idle process a hundred times a second. */
const measureLoopDelay = (registry: Registry): void => {
  const delay = new Histogram({
    name: 'alta_event_loop_delay_seconds',
    help: 'How late the event loop comes to what is due, asked ten times a second',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  let due = performance.now() + every_ms
  setInterval(() => {
    const now = performance.now()
    delay.observe(Math.max(0, now - due) / 1000)
    due = now + every_ms
  }, every_ms).unref()
}

/**
 * Measures the process itself for as long as it lives: memory, processor, garbage collection, and how late a timer is
 * that should fire ten times a second (a request at any moment waits that long for the event loop). The metrics of
 * prom-client that would wake an idle server a hundred times a second are left out.
 */
export const measureProcess = (registry: Registry): void => {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 60_000 })
  for (const { name } of registry.getMetricsAsArray())
    if (name.startsWith('nodejs_eventloop_lag')) registry.removeSingleMetric(name)
  measureLoopDelay(registry)
}
