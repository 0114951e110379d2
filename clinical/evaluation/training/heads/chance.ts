/** Pseudo-random choices that are the same on every machine (mulberry32). */
export class SeededRandom {
  #seed: number

  constructor(seed: number) {
    this.#seed = seed
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  is(share: number): boolean {
    return this.next() < share
  }

  /** A whole number from `first` to `last`, both included. */
  from(first: number, last: number): number {
    return first + Math.floor(this.next() * (last - first + 1))
  }

  of<T>(all: readonly T[]): T {
    const found = all[Math.floor(this.next() * all.length)]
    if (found === undefined) throw new RangeError('nothing to choose from')
    return found
  }

  shuffled<T>(all: readonly T[]): T[] {
    return all
      .map((each) => ({ each, order: this.next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ each }) => each)
  }

  some<T>(all: readonly T[], count: number): T[] {
    return this.shuffled(all).slice(0, count)
  }

  /** "#" stands for a digit, "@" for a capital letter. */
  filled(pattern: string): string {
    return pattern.replace(/[#@]/g, (sign) =>
      sign === '#' ? String(this.from(0, 9)) : this.of('ABCDEFGHJKLMNPQRSTUVW'.split('')),
    )
  }
}
