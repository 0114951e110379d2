/**
 * Products of matrices and vectors, four numbers at a time (WebAssembly SIMD): they are most of the cost of reading a
 * course. The program is `product.wat`, assembled with wat2wasm. Sums are 32-bit numbers in a fixed order, the same on
 * every machine.
 */
const program =
  'AGFzbQEAAAABCQFgBX9/f39/AAIQAQRyb29tBm1lbW9yeQIAAQMCAQAHDgEKYWRkUHJvZHVjdAAACpsEAZgEAwR/AX0JeyAEQQJ0IQQgAiADQQ' +
  'J0aiEIAkADQCAFQYABaiAESw0BIAAgBWohBiAG/QAEACELIAb9AAQQIQwgBv0ABCAhDSAG/QAEMCEOIAb9AARAIQ8gBv0ABFAhECAG/QAEYCER' +
  'IAb9AARwIRIgAiEHIAEgBWohBgJAA0AgByAITw0BIAcqAgAhCSAJQwAAAABcBEAgCf0TIQogCyAG/QAEACAK/eYB/eQBIQsgDCAG/QAEECAK/e' +
  'YB/eQBIQwgDSAG/QAEICAK/eYB/eQBIQ0gDiAG/QAEMCAK/eYB/eQBIQ4gDyAG/QAEQCAK/eYB/eQBIQ8gECAG/QAEUCAK/eYB/eQBIRAgESAG' +
  '/QAEYCAK/eYB/eQBIREgEiAG/QAEcCAK/eYB/eQBIRILIAdBBGohByAGIARqIQYMAAsLIAAgBWohBiAGIAv9CwQAIAYgDP0LBBAgBiAN/QsEIC' +
  'AGIA79CwQwIAYgD/0LBEAgBiAQ/QsEUCAGIBH9CwRgIAYgEv0LBHAgBUGAAWohBQwACwsCQANAIAUgBE8NASAAIAVqIQYgBv0ABAAhCyACIQcg' +
  'ASAFaiEGAkADQCAHIAhPDQEgByoCACEJIAlDAAAAAFwEQCAJ/RMhCiALIAb9AAQAIAr95gH95AEhCwsgB0EEaiEHIAYgBGohBgwACwsgACAFai' +
  'EGIAYgC/0LBAAgBUEQaiEFDAALCws='

interface Memory {
  readonly buffer: ArrayBuffer
}
/**
 * The part of the platform's WebAssembly that is used here; TypeScript's library has no types of it without the DOM.
 */
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => Memory
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (
    module: object,
    imports: { room: { memory: Memory } },
  ) => { readonly exports: Readonly<Record<string, unknown>> }
}

/** Takes output, matrix, vector, the vector's length and the number of rows; see product.wat. */
type AddProduct = (...offsets: readonly number[]) => void

const bytesOf = 4
const page = 65_536
let compiled: object | undefined

const assembled = (memory: Memory): AddProduct => {
  compiled ??= new WebAssembly.Module(Buffer.from(program, 'base64'))
  const { addProduct } = new WebAssembly.Instance(compiled, { room: { memory } }).exports
  if (typeof addProduct !== 'function') throw new Error('the program that multiplies has no addProduct')
  return (...offsets) => {
    addProduct(...offsets)
  }
}

/** A memory that holds matrices of given lengths, by column, and multiplies them. */
export class MatrixRoom {
  /** The matrices, in the order asked for; writing into them changes what is multiplied. */
  readonly matrices: readonly Float32Array[]
  readonly #addProduct: AddProduct
  readonly #vector: Float32Array
  readonly #out: Float32Array

  /** Makes room for matrices of these lengths, for vectors of up to `longest` numbers and for up to `rows` rows. */
  constructor(lengths: readonly number[], { longest, rows }: { longest: number; rows: number }) {
    const all = [...lengths, longest, rows + 4]
    const numbers = all.reduce((sum, length) => sum + length, 4)
    const memory = new WebAssembly.Memory({ initial: Math.ceil((numbers * bytesOf) / page) })
    let at = 0
    const views = all.map((length) => {
      const view = new Float32Array(memory.buffer, at, length)
      at += length * bytesOf
      return view
    })
    this.matrices = views.slice(0, lengths.length)
    this.#vector = views[lengths.length] ?? new Float32Array()
    this.#out = views[lengths.length + 1] ?? new Float32Array()
    this.#addProduct = assembled(memory)
  }

  /**
   * bias[j] + Σ matrix[i, j] · vector[i].
   * @param matrix one of this room's
   * @param vectors the parts of the vector, one behind the other
   */
  product(bias: Float32Array, matrix: Float32Array, vectors: readonly Float32Array[]): Float32Array {
    let length = 0
    for (const part of vectors) {
      this.#vector.set(part, length)
      length += part.length
    }
    this.#out.set(bias)
    this.#addProduct(this.#out.byteOffset, matrix.byteOffset, this.#vector.byteOffset, length, bias.length)
    return this.#out.slice(0, bias.length)
  }
}
