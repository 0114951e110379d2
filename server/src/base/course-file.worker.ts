import { parentPort, workerData } from 'node:worker_threads'
import { docxText } from './docx.ts'

/** A thread of its own for one .docx (`workerData`: its bytes), so that a hostile file costs no more than this thread. */
try {
  if (!(workerData instanceof Uint8Array)) throw new TypeError('a course file as bytes is expected')
  parentPort?.postMessage({ text: await docxText(workerData) })
} catch (error) {
  parentPort?.postMessage({ failure: error instanceof RangeError ? 'too_large' : 'unreadable' })
}
