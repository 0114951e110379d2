const bytesOfNumber = 4

/** Vectors one after the other as float32, little-endian on every machine. */
export function packed(vectors: readonly Float32Array[]): Uint8Array {
  const numbers = vectors.reduce((sum, { length }) => sum + length, 0)
  const view = new DataView(new ArrayBuffer(numbers * bytesOfNumber))
  let at = 0
  for (const vector of vectors) {
    for (const number of vector) {
      view.setFloat32(at, number, true)
      at += bytesOfNumber
    }
  }
  return new Uint8Array(view.buffer)
}

/** Unpacks this number of vectors; null when the bytes do not divide into them. */
export function unpacked(bytes: Uint8Array, count: number): Float32Array[] | null {
  if (count === 0) return bytes.length === 0 ? [] : null
  const length = bytes.length / count / bytesOfNumber
  if (!Number.isInteger(length) || length === 0) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: count }, (_, vector) => {
    const numbers = new Float32Array(length)
    for (let at = 0; at < length; at += 1) numbers[at] = view.getFloat32((vector * length + at) * bytesOfNumber, true)
    return numbers
  })
}
