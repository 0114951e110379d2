import { courseThreads } from '#base/course-file/course-work'
import { openWorkerPool } from '#base/worker-pool'

/** A pool of threads as the server has one, for tests that put its parts together themselves. */
export const testPool = openWorkerPool({
  threads: 4,
  waiting_max: 100,
  waiting_max_per_caller: 100,
  waiting_ms: 60_000,
})
export const testCourses = courseThreads(testPool, { time_ms: 60_000, memory_mb: 512, at_once: 2 })
/** Whose turn it is where a test has nobody else. */
export const testTurn = { organisation_id: 'test', caller_id: 'test' }
