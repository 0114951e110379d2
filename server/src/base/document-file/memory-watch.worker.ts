import { workerData } from 'node:worker_threads'

/**
 * Ends the process when it takes more than its share: V8 limits its own heap, but the buffers of a compressed stream
 * lie outside. A thread, because whoever unpacks a bomb looks neither left nor right.
 */
setInterval(() => {
  if (process.memoryUsage.rss() > Number(workerData) * 1024 * 1024) process.kill(process.pid, 'SIGABRT')
}, 25)
