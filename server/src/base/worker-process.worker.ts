import { Worker } from 'node:worker_threads'

/** Started by worker-process.ts beside this file: hands messages to a thread of the script that it names, and back. */
const [script = '', memory = ''] = process.argv.slice(2)
const worker = new Worker(new URL(script), { resourceLimits: { maxOldGenerationSizeMb: Number(memory) } })

worker.on('message', (answer: unknown) => process.send?.({ answer }))
worker.on('error', (error: unknown) => {
  const failed =
    error instanceof Error ? { message: error.message, code: Reflect.get(error, 'code') } : { message: 'unknown' }
  process.send?.({ failed })
})
worker.once('exit', () => process.exit())
process.on('message', ({ message }: { message: unknown }) => worker.postMessage(message))
process.once('disconnect', () => process.exit())
