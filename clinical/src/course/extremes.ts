/**
 * The smallest and the largest of a list of numbers. Math.min takes them as arguments, and a call has room for only so
 * many.
 */
export const smallest = (values: readonly number[]): number =>
  values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)

export const largest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
