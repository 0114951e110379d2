import * as z from 'zod/mini'

/** From 0 to 1. */
const share = z.pipe(
  z.string(),
  z.pipe(
    z.transform(Number),
    z.number().check(z.minimum(0, 'must be from 0 to 1'), z.maximum(1, 'must be from 0 to 1')),
  ),
)

/** Who may read the metrics, and where traces are sent; `address` is the schema of a web address. */
export const watchingFields = <A extends z.ZodMiniType<string, string>>(address: A) => ({
  ALTA_METRICS_TOKEN: z.optional(z.string().check(z.minLength(1))),
  ALTA_TRACES_ENDPOINT: z.optional(address),
  ALTA_TRACES_SHARE: z._default(share, 1),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address),
})

export const watchingExplanations = {
  ALTA_METRICS_TOKEN: 'Bearer token that opens GET /metrics. Unset, and no ALTA_METRICS_PORT: no metrics are served.',
  ALTA_TRACES_ENDPOINT:
    'Collector for traces by OTLP/HTTP, such as http://127.0.0.1:4318: how long requests, jobs, statements and models take, without texts, names or parameters. Unset: nothing is traced.',
  ALTA_TRACES_SHARE: 'Share of traces that are sent, from 0 to 1.',
  OTEL_EXPORTER_OTLP_ENDPOINT: "The same in OpenTelemetry's own variable; ALTA_TRACES_ENDPOINT comes first.",
} as const
