/**
 * Closed sets, configured names and counts: never an id of a patient, a name, a title, typed words or a parameter of
 * SQL.
 */
type SpanAttributes = Readonly<Record<string, string | number>>

export interface SpanStart {
  readonly name: string
  readonly kind: 'server' | 'client' | 'consumer'
  readonly attributes?: SpanAttributes
  /** The W3C traceparent of the span in which the work was requested; left out: the present span. */
  readonly parent?: string | undefined
}

interface SpanEnd {
  readonly failed?: boolean
  readonly attributes?: SpanAttributes
}

/** A span: a piece of work with its duration. */
export interface OpenSpan {
  /** The traceparent of this span, for a service that does a part of it; undefined where nothing is traced. */
  readonly traceparent: string | undefined
  /** Spans that `work` begins, now or later, are parts of this span. */
  readonly within: <T>(work: () => T) => T
  readonly end: (how?: SpanEnd) => void
}

/** Traces, sent to a collector by OpenTelemetry's protocol (OTLP/HTTP). */
export interface Tracing {
  readonly isOn: boolean
  readonly begin: (start: SpanStart) => OpenSpan
  /** A part of the present span; null where that is not traced. */
  readonly beginPart: (start: SpanStart) => OpenSpan | null
  /** The W3C traceparent of the present span, to be stored with work that is done later. */
  readonly carry: () => string | undefined
  /** Sends the spans that were not sent yet. */
  readonly close: () => Promise<void>
}

const noSpan: OpenSpan = { traceparent: undefined, within: (work) => work(), end: () => undefined }

export const noTracing: Tracing = {
  isOn: false,
  begin: () => noSpan,
  beginPart: () => null,
  carry: () => undefined,
  close: async () => undefined,
}
