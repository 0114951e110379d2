// Measures how long each call of the contract blocks the server's event loop when it receives the largest request that
// it accepts, over records of the largest size, with every hostile shape of text. The figures are milliseconds of
// processor time on the main thread.
// npm run bench -- event-loop [SHAPE …]
import { measureBlocking } from '../server/src/contract-tests/event-loop-blocking.ts'
import { shapeNames } from '../server/src/contract-tests/largest-requests.ts'

const requestedShapes = process.argv.slice(2)
const holds = await measureBlocking({
  sizes: (requestedShapes.length > 0 ? requestedShapes : shapeNames).map((shape) => ({ shape, sections: 18 })),
  sections_kept: 18,
  limit_ms: 100,
  tries: 1,
  onMeasured: ({ call, variant, shape, cpu_ms, took_ms, status, bytes, head }) => {
    const result = status < 400 ? `${(bytes / 1e6).toFixed(2)} MB` : (/"code":"([\w-]+)"/.exec(head)?.[1] ?? head)
    console.log(
      `${cpu_ms.toFixed(0).padStart(5)} ms  ${call} ${variant || ''} ${/correct|create|draft/.test(call) ? shape : ''} ${status} ${result} in ${(took_ms / 1000).toFixed(2)} s`,
    )
  },
})
const longest = holds.toSorted((a, b) => b.cpu_ms - a.cpu_ms)
console.log('\nThe longest:')
for (const { call, shape, cpu_ms } of longest.slice(0, 10))
  console.log(`${cpu_ms.toFixed(0).padStart(5)} ms  ${call} ${shape}`)
