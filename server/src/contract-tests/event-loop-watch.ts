/** How long this thread worked without letting anybody else have a turn. */
interface LongestBlocking {
  /** Milliseconds of the processor that this thread had: what others do on a busy machine does not count. */
  readonly cpu_ms: number
  readonly wall_ms: number
}

const every_ms = 2
/** The thread's own processor time in milliseconds. */
const cpuTime = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Watches the event loop until it is told to stop; answers the longest hold. */
export function watchEventLoop(): () => LongestBlocking {
  let [cpu, wall] = [cpuTime(), performance.now()]
  let longest: LongestBlocking = { cpu_ms: 0, wall_ms: 0 }
  const look = () => {
    const now = { cpu: cpuTime(), wall: performance.now() }
    if (now.cpu - cpu > longest.cpu_ms) longest = { cpu_ms: now.cpu - cpu, wall_ms: now.wall - wall }
    ;[cpu, wall] = [now.cpu, now.wall]
  }
  const timer = setInterval(look, every_ms)
  return () => {
    clearInterval(timer)
    look()
    return longest
  }
}
