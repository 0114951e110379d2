import { Problem } from '@alta/contract/problems'
import { pino } from 'pino'
import { type Config, readConfig } from '#base/config'
import { openMetrics } from '#base/metrics/metrics'
import type { Model, ModelRequest } from '#base/model'
import { openModel } from '#base/model/open'
import { type StandInOptions, startModelEndpoint } from './model-endpoint.ts'

/** What no error and no log may repeat. */
export const secret = 'Rosa Secreta ingresa por disnea y mejora con furosemida 40 mg cada 12 horas durante el ingreso'

export const request = (changes: Partial<ModelRequest> = {}): ModelRequest => ({
  organisation_id: 'one',
  model: 'stand-in',
  messages: [{ role: 'user', content: `<evidence>\n[1] ${secret}\n</evidence>` }],
  max_tokens: 400,
  signal: new AbortController().signal,
  ...changes,
})

/** The problem that an answer ends with. */
export async function problemIn(answer: Promise<unknown>): Promise<Problem> {
  const thrown: unknown = await answer.catch((error: unknown) => error)
  if (!(thrown instanceof Problem)) throw new Error('no problem came', { cause: thrown })
  return thrown
}

/** A stand-in endpoint, and models opened on it with their figures, what they log, and a clock that can run ahead. */
export async function startTestModel(options: StandInOptions = {}) {
  const endpoint = await startModelEndpoint(options)
  const metrics = openMetrics()
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  let ahead_ms = 0
  const clock = { now: () => new Date(Date.now() + ahead_ms) }
  return {
    endpoint,
    logged,
    opened: (changes: Partial<Config> = {}): Model => {
      const named = { ALTA_MODEL_URL: endpoint.url, ALTA_MODEL_NAME: 'stand-in', ALTA_MODEL_KEY: 'llave' }
      const model = openModel({ ...readConfig(named), ...changes }, { clock, log, metrics })
      if (!model) throw new Error('no model')
      return model
    },
    later: (milliseconds: number) => {
      ahead_ms += milliseconds
    },
    /** The value of a line of the figures. */
    figure: async (line: string): Promise<string | undefined> =>
      (await metrics.render()).text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')[1],
  }
}
