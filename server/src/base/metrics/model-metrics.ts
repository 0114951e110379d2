import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

const seconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300]

/** The metrics of language models. `model` is a configured name or `other`; `outcome` is `done` or a failure. */
export interface ModelMetrics {
  readonly requests: Counter<'model' | 'outcome'>
  readonly tokens: Counter<'model' | 'part'>
  readonly cost: Counter<'model'>
  readonly firstSeconds: Histogram<'model'>
  readonly seconds: Histogram<'model' | 'outcome'>
  readonly waiting: Gauge
  readonly breakerOpen: Gauge
}

export const openModelMetrics = (registers: Registry[]): ModelMetrics => ({
  requests: new Counter({
    name: 'alta_model_requests_total',
    help: 'Requests to language models by outcome (done, or why there was no usable answer)',
    labelNames: ['model', 'outcome'],
    registers,
  }),
  tokens: new Counter({
    name: 'alta_model_tokens_total',
    help: 'Tokens of questions (input) and answers (output)',
    labelNames: ['model', 'part'],
    registers,
  }),
  cost: new Counter({
    name: 'alta_model_cost_total',
    help: 'Cost by the configured prices, in their currency',
    labelNames: ['model'],
    registers,
  }),
  firstSeconds: new Histogram({
    name: 'alta_model_first_token_seconds',
    help: 'From the turn of a request to the first piece of its answer',
    labelNames: ['model'],
    buckets: seconds,
    registers,
  }),
  seconds: new Histogram({
    name: 'alta_model_request_duration_seconds',
    help: 'From the turn of a request to its end',
    labelNames: ['model', 'outcome'],
    buckets: seconds,
    registers,
  }),
  waiting: new Gauge({ name: 'alta_model_requests_waiting', help: 'Requests that wait for their turn', registers }),
  breakerOpen: new Gauge({
    name: 'alta_model_breaker_open',
    help: '1 while nothing is asked, because the endpoint failed too often just before',
    registers,
  }),
})
