/** Closed sets, configured names and counts: never an id of a patient, a name, a title, typed words or a parameter of SQL. */
type SpanAttributes = Readonly<Record<string, string | number>>

export interface SpanStart {
  readonly name: string
  readonly kind: 'server' | 'client' | 'consumer'
  readonly attributes?: SpanAttributes
  /** W3C traceparent of what asked for it elsewhere; left out: what goes on here. */
  readonly parent?: string | undefined
}

interface SpanEnd {
  readonly failed?: boolean
  readonly attributes?: SpanAttributes
}

/** Something that takes time, from its beginning on. */
export interface OpenSpan {
  /** Of this span, for whoever is asked to do a part of it; undefined where nothing is traced. */
  readonly traceparent: string | undefined
  /** What `work` begins, now or later, is a part of this span. */
  readonly within: <T>(work: () => T) => T
  readonly end: (how?: SpanEnd) => void
}

/** Where time goes, told to a collector by OpenTelemetry's protocol (OTLP/HTTP). */
export interface Tracing {
  readonly isOn: boolean
  readonly begin: (start: SpanStart) => OpenSpan
  /** The same for a part of what goes on; null where that is not traced. */
  readonly beginPart: (start: SpanStart) => OpenSpan | null
  /** W3C traceparent of what goes on, to be kept with work that is done later. */
  readonly carry: () => string | undefined
  /** Sends what was not sent yet. */
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
