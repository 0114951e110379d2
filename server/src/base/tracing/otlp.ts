import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { OpenSpan, SpanStart, Tracing } from '../tracing.ts'
import { version } from '../version.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const

/** W3C Trace Context, version 00: only hexadecimal digits, so nothing else can be sent in it. */
const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

const traceparentOf = (span: Span): string => {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

const contextOf = (parent: Span | string | undefined) => {
  if (parent === undefined) return ROOT_CONTEXT
  if (typeof parent !== 'string') return trace.setSpan(ROOT_CONTEXT, parent)
  const [, traceId, spanId, flags = '00'] = form.exec(parent) ?? []
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true })
}

interface Collector {
  readonly url: string
  /** Whether a trace is sent; a caller from outside does not decide it. */
  readonly share: number
}

/**
 * Sends in batches without holding anything up; spans that a collector does not take are dropped, so that their number
 * is bounded.
 */
export function openOtlp({ url, share }: Collector): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'alta',
      'service.version': version,
    }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer('alta', version)
  const current = new AsyncLocalStorage<Span>()

  const begin = ({ name, kind, attributes = {}, parent }: SpanStart): OpenSpan => {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent ?? current.getStore()))
    return {
      traceparent: traceparentOf(span),
      within: (work) => current.run(span, work),
      end: ({ failed = false, attributes: more = {} } = {}) => {
        span.setAttributes(more)
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }
  return {
    isOn: true,
    begin,
    beginPart: (start) => (current.getStore() ? begin(start) : null),
    carry: () => {
      const span = current.getStore()
      return span && traceparentOf(span)
    },
    close: () => provider.shutdown().catch(() => undefined),
  }
}
