import {
  eachPart,
  partLengths,
  type PartName,
  partNames,
  type NetworkParts,
  type NetworkShape,
  type Weights,
  weightsOf,
} from './network.ts'

/**
 * Networks in a file: four bytes with the length of a description (JSON, UTF-8), the description, then for each
 * network its parts in order. Embeddings are stored in one byte a number, all other parts in two, each part with the
 * size of its step.
 */
export interface StoredNetwork {
  readonly name: string
  readonly shape: NetworkShape
  readonly weights: Weights
}

interface Description {
  readonly networks: readonly { name: string; shape: NetworkShape; steps: Readonly<Record<PartName, number>> }[]
}

const bytesOf = (part: PartName): 1 | 2 => (part === 'embedding' ? 1 : 2)
const mostOf = (part: PartName): number => (bytesOf(part) === 1 ? 127 : 32_767)

/** The largest numbers of a part in bytes are cut, so that the many small ones stay distinct. */
const stepOf = (part: PartName, numbers: Iterable<number>): number => {
  const sizes = Float32Array.from(numbers, Math.abs).toSorted()
  const largest = sizes[bytesOf(part) === 1 ? Math.floor(sizes.length * 0.9998) : sizes.length - 1] ?? 0
  return Number(((largest === 0 ? 1 : largest) / mostOf(part)).toPrecision(6))
}

/** The bytes of a file that holds these networks. */
export function writeNetworks(networks: readonly StoredNetwork[]): Uint8Array {
  const chunks: Uint8Array[] = []
  const description: Description = {
    networks: networks.map(({ name, shape, weights }) => ({
      name,
      shape,
      steps: eachPart((part) => stepOf(part, weights[part])),
    })),
  }
  networks.forEach(({ weights }, index) => {
    for (const part of partNames) {
      const step = description.networks[index]?.steps[part] ?? 1
      const most = mostOf(part)
      const numbers = Array.from(weights[part], (number) => Math.max(-most, Math.min(most, Math.round(number / step))))
      if (bytesOf(part) === 1) chunks.push(new Uint8Array(Int8Array.from(numbers).buffer))
      else {
        const view = new DataView(new ArrayBuffer(numbers.length * 2))
        numbers.forEach((number, at) => view.setInt16(at * 2, number, true))
        chunks.push(new Uint8Array(view.buffer))
      }
    }
  })
  const head = new TextEncoder().encode(JSON.stringify(description))
  const length = new DataView(new ArrayBuffer(4))
  length.setUint32(0, head.length, true)
  const all = [new Uint8Array(length.buffer), head, ...chunks]
  const file = new Uint8Array(all.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of all) {
    file.set(chunk, at)
    at += chunk.length
  }
  return file
}

/**
 * The networks of a file, by name.
 * @throws when the file is shorter than its description says
 */
export function readNetworks(file: Uint8Array): ReadonlyMap<string, StoredNetwork> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const headLength = view.getUint32(0, true)
  const description: Description = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + headLength)))
  let at = 4 + headLength
  const found = new Map<string, StoredNetwork>()
  for (const { name, shape, steps } of description.networks) {
    const lengths = partLengths(shape)
    const embedding = new Int8Array(file.buffer, file.byteOffset + at, lengths.embedding)
    at += lengths.embedding
    const read = (part: Exclude<PartName, 'embedding'>): Float32Array => {
      const numbers = new Float32Array(lengths[part])
      for (let index = 0; index < numbers.length; index += 1, at += 2)
        numbers[index] = view.getInt16(at, true) * steps[part]
      return numbers
    }
    const input = read('input')
    // The input that comes from the bags is counted in steps of the embeddings.
    const ofBags = shape.bags * shape.width * shape.hidden
    for (let index = 0; index < ofBags; index += 1) input[index] = (input[index] ?? 0) * steps.embedding
    const parts: NetworkParts = {
      embedding,
      input,
      inputBias: read('inputBias'),
      around: read('around'),
      aroundBias: read('aroundBias'),
      output: read('output'),
      outputBias: read('outputBias'),
    }
    found.set(name, { name, shape, weights: weightsOf(shape, parts) })
  }
  if (at !== file.byteLength) throw new Error(`the file of weights has ${file.byteLength} bytes and describes ${at}`)
  return found
}
