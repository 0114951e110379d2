import * as publicCalls from '@alta/contract/public'
import { expect, it } from 'vitest'
import { openTestServer } from '../../contract-tests/test-server.ts'

it.each([
  [{}, { kind: 'extractive' }],
  [
    { ALTA_MODEL_URL: 'http://127.0.0.1:9/v1', ALTA_MODEL_NAME: 'llama', ALTA_MODEL_CHOICES: 'qwen' },
    { kind: 'model', model: 'llama' },
  ],
])(
  'the public settings name the engine that writes reports (%o)',
  async (environment, engine) => {
    const server = await openTestServer({ environment })
    const { json } = await server.call(null, publicCalls.read)
    expect(json.engine).toEqual(engine)
    await server.close()
  },
  60_000,
)
