/** The next number up that can be halved in the head: 1, 2, 4, 6 or 10 times a power of ten; 1 for nothing. */
export function roundUp(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 4, 6, 10].find((one) => value <= one * power * (1 + 1e-9)) ?? 10
  return step * power
}
