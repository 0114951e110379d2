import { parentPort, workerData } from 'node:worker_threads'
import type { EngineCall, EngineMessage, WorkerInput } from './thread.ts'
import { openDurable } from './pglite.ts'
import type { Engine } from './engine.ts'

const port = parentPort
const input: WorkerInput = workerData

const send = (message: EngineMessage): void => port?.postMessage(message)

/** The fields of a database error that features read; an Error object loses them between threads. */
const failure = (error: unknown): { readonly message: string } => {
  if (!(error instanceof Error)) return { message: String(error) }
  const fields = ['code', 'detail', 'constraint', 'table', 'column', 'severity']
  return {
    message: error.message,
    ...Object.fromEntries(fields.map((field) => [field, Reflect.get(error, field)])),
  }
}

const answer = (engine: Engine, call: EngineCall): Promise<unknown> => {
  switch (call.act) {
    case 'query':
      return engine.query(call.text, call.values)
    case 'exec':
      return engine.exec(call.text)
    case 'listen':
      return engine.listen(call.channel, (payload) => send({ kind: 'notification', channel: call.channel, payload }))
    case 'dump':
      return engine.dump(call.file)
    case 'close':
      return engine.close()
  }
}

const serve = async (engine: Engine, { id, call }: { id: number; call: EngineCall }): Promise<void> => {
  try {
    send({ kind: 'answer', id, value: await answer(engine, call) })
  } catch (error) {
    send({ kind: 'failure', id, error: failure(error) })
  }
}

const engine = await openDurable(input.folder)
port?.on('message', (message: { id: number; call: EngineCall }) => void serve(engine, message))
send({ kind: 'ready' })
