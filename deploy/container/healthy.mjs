// For HEALTHCHECK: ends with 0 when this container's process is ready. A worker answers on ALTA_METRICS_PORT alone.
const { ALTA_ROLE, ALTA_METRICS_PORT, PORT } = process.env
const port = ALTA_ROLE === 'worker' ? ALTA_METRICS_PORT : (PORT ?? '8080')
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4_000) }).catch(() => null)
process.exitCode = answer?.status === 200 ? 0 : 1
