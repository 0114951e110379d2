// npm run model-stand-in -- --behaviour faithful --port 0: a language model that needs no model, for trying things out.
import { parseArgs } from 'node:util'
import { isBehaviour, startModelEndpoint } from '../server/src/contract-tests/model-endpoint.ts'

const { values } = parseArgs({
  options: {
    behaviour: { type: 'string', default: 'faithful' },
    port: { type: 'string', default: '0' },
    'tokens-per-second': { type: 'string' },
  },
})
const { behaviour, port } = values
if (!isBehaviour(behaviour)) throw new Error(`There is no behaviour ${behaviour}.`)
const speed = values['tokens-per-second']
const endpoint = await startModelEndpoint({
  behaviour,
  port: Number(port),
  ...(speed !== undefined && { tokens_per_second: Number(speed) }),
})
console.log(`ALTA_MODEL_URL=${endpoint.url} ALTA_MODEL_NAME=stand-in`)
