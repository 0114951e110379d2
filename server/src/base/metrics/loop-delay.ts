import { performance } from 'node:perf_hooks'
import { Histogram, type Registry } from 'prom-client'

const every_ms = 100

/**
 * Measures how late a timer is that should fire ten times a second: a request at any moment waits that long for the
 * event loop. Finer measures wake an idle process a hundred times a second.
 */
export const loopDelay = (registers: Registry[]): void => {
  const delay = new Histogram({
    name: 'alta_event_loop_delay_seconds',
    help: 'How late the event loop comes to what is due, asked ten times a second',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  let due = performance.now() + every_ms
  setInterval(() => {
    const now = performance.now()
    delay.observe(Math.max(0, now - due) / 1000)
    due = now + every_ms
  }, every_ms).unref()
}
