/** The plain inputs of a thing, written one after the other. */
export class DenseFeatures {
  readonly values: Float32Array
  #at = 0

  constructor(length: number) {
    this.values = new Float32Array(length)
  }

  add(value: number | boolean): void {
    this.values[this.#at] = Number(value)
    this.#at += 1
  }

  /** Leaves this many inputs at zero. */
  skip(count: number): void {
    this.#at += count
  }

  oneOf<T>(all: readonly T[], has: (each: T) => boolean): void {
    for (const each of all) this.add(has(each))
  }
}
