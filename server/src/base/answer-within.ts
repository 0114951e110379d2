/**
 * The answer of `work`, or `late` after so many milliseconds. Rejects as `work` does. Work that is late goes on, and what
 * comes of it is ignored. The timer does not keep the process alive.
 */
export async function answerWithin<T, L>(work: Promise<T>, milliseconds: number, late: L): Promise<T | L> {
  const { promise, resolve } = Promise.withResolvers<L>()
  const timer = setTimeout(() => resolve(late), milliseconds).unref()
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
