import type { Config } from '../config.ts'
import { noTracing, type Tracing } from '../tracing.ts'

const tracesPath = '/v1/traces'

/** The address of the collector: OpenTelemetry's variable names the part before the path. */
export const tracesUrl = (
  config: Pick<Config, 'ALTA_TRACES_ENDPOINT' | 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
): string | undefined => {
  const base = (config.ALTA_TRACES_ENDPOINT ?? config.OTEL_EXPORTER_OTLP_ENDPOINT)?.replace(/\/$/, '')
  return base === undefined || base.endsWith(tracesPath) ? base : `${base}${tracesPath}`
}

/** Nothing is loaded or done where no collector is configured. */
export async function openTracing(config: Config): Promise<Tracing> {
  const url = tracesUrl(config)
  if (url === undefined) return noTracing
  const { openOtlp } = await import('./otlp.ts')
  return openOtlp({ url, share: config.ALTA_TRACES_SHARE })
}
