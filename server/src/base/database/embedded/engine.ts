export interface EngineResult {
  readonly rows: readonly Record<string, unknown>[]
  readonly affectedRows: number | undefined
  /** The command tag. COMMIT of a broken transaction returns ROLLBACK. */
  readonly command: string | undefined
}

/** One PostgreSQL session inside this program, in its own thread or (in tests) in this one. Calls must not overlap. */
export interface Engine {
  query(text: string, values: readonly unknown[]): Promise<EngineResult>
  /** Several statements without values; one result each. */
  exec(text: string): Promise<readonly EngineResult[]>
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>
  /** Writes the whole database to `file` as SQL. */
  dump(file: string): Promise<void>
  close(): Promise<void>
  /** Resolves when the engine ended without being asked to. */
  readonly died: Promise<Error>
}

/** Lets one caller in at a time, in the order they came. */
export interface Turnstile {
  /** Waits for its turn and returns the function that ends the turn. */
  enter(): Promise<() => void>
  run<T>(work: () => Promise<T>): Promise<T>
  /** The number of callers that are in or wait. */
  present(): number
}

export const turnstile = (): Turnstile => {
  let last: Promise<void> = Promise.resolve()
  let present = 0
  const enter = async (): Promise<() => void> => {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    present += 1
    await before
    return () => {
      present -= 1
      resolve()
    }
  }
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    const leave = await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
  return { enter, run, present: () => present }
}
