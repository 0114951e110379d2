/** Buckets of hashed words: FNV-1a, mixed once more. Every field of words has a seed of its own. */
const prime = 16_777_619
const basis = 2_166_136_261

const mix = (hash: number, code: number): number => Math.imul(hash ^ code, prime)

const spread = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return mixed ^ (mixed >>> 13)
}

const hashText = (hash: number, text: string): number => {
  let out = hash
  for (let at = 0; at < text.length; at += 1) out = mix(out, text.charCodeAt(at))
  return out
}

/** Every figure becomes "0" or "00": its shape tells something, its value does not. */
const plain = (folded: string): string =>
  folded.replace(/\d+(?:[.,:]\d+)*/g, (digits) => (digits.length > 2 ? '00' : '0'))

/**
 * The words of folded text as the networks learnt them: letters, figures by their shape, a few signs. Unlike `tokens` of
 * text/, it keeps signs and hides the values of figures; any change here asks for training anew.
 */
export const featureWords = (folded: string): string[] => plain(folded).match(/[a-z0·']+|[%/+<>=:?#↑↓→;|-]/g) ?? []

/** A word with its hash and those of its runs of letters, computed once for a word that goes into many bags. */
export interface HashedWord {
  readonly word: string
  readonly hash: number
  readonly letters: Int32Array
}

/** The hashes of a word; the runs of letters are those of `Bag.letters`. */
export function hashedWord(word: string): HashedWord {
  const letters: number[] = []
  const padded = `_${word}_`
  for (let from = 0; word.length >= 4 && from + 3 <= padded.length; from += 1) {
    let hash = basis
    for (let at = from; at < Math.min(from + 5, padded.length); at += 1) {
      hash = mix(hash, padded.charCodeAt(at))
      if (at - from >= 2) letters.push(hash)
    }
  }
  return { word, hash: hashText(basis, word), letters: Int32Array.from(letters) }
}

/** The last pass in which each bucket was seen: this finds repeated buckets without a set for every sentence. */
let lastPasses = new Int32Array(0)
let looks = 0

/** Collects the buckets of one bag. */
export class Bag {
  readonly #hashed: number[] = []
  readonly #mask: number

  constructor(buckets: number) {
    this.#mask = buckets - 1
  }

  /** Adds single words. */
  words(field: number, words: readonly string[]): void {
    const seed = mix(basis, field)
    for (const word of words) this.#add(hashText(seed, word))
  }

  /** Adds every word of the first list with every word of the second, as if written with a blank between them. */
  crossed(field: number, firsts: readonly string[], seconds: readonly string[]): void {
    const seed = mix(basis, field)
    for (const first of firsts) {
      const begun = mix(hashText(seed, first), 32)
      for (const second of seconds) this.#add(hashText(begun, second))
    }
  }

  /** Adds pairs of neighbouring words; the beginning counts as a word. */
  pairs(field: number, words: readonly string[]): void {
    const seed = mix(basis, field)
    let before = '^'
    for (const word of words) {
      this.#add(hashText(mix(hashText(seed, before), 32), word))
      before = word
    }
  }

  /** Adds runs of three to five letters, with the ends of the word marked. */
  letters(field: number, words: readonly string[]): void {
    const seed = mix(basis, field)
    for (const word of words) {
      if (word.length < 4) continue
      const padded = `_${word}_`
      for (let from = 0; from + 3 <= padded.length; from += 1) {
        let hash = seed
        for (let at = from; at < Math.min(from + 5, padded.length); at += 1) {
          hash = mix(hash, padded.charCodeAt(at))
          if (at - from >= 2) this.#add(hash)
        }
      }
    }
  }

  /** Adds words that are hashed already, with their letters if asked for. */
  hashed(field: number, words: readonly HashedWord[], withLetters = false): void {
    const seed = mix(basis, field)
    const ofLetters = mix(seed, 1)
    for (const { hash, letters } of words) {
      this.#add(mix(seed, hash))
      if (withLetters) for (let run = 0; run < letters.length; run += 1) this.#add(mix(ofLetters, letters[run] ?? 0))
    }
  }

  /** Adds pairs of neighbours among words that are hashed already. */
  hashedPairs(field: number, words: readonly HashedWord[]): void {
    const seed = mix(basis, field)
    let before = seed
    for (const { hash } of words) {
      this.#add(mix(before, hash))
      before = mix(seed, hash)
    }
  }

  /** Each bucket once, in the order of its first word. */
  buckets(): Int32Array {
    if (lastPasses.length <= this.#mask) lastPasses = new Int32Array(this.#mask + 1)
    looks = looks === 2_147_483_647 ? 1 : looks + 1
    if (looks === 1) lastPasses.fill(0)
    const buckets = new Int32Array(this.#hashed.length)
    let count = 0
    for (const bucket of this.#hashed) {
      if (lastPasses[bucket] === looks) continue
      lastPasses[bucket] = looks
      buckets[count] = bucket
      count += 1
    }
    return buckets.slice(0, count)
  }

  #add(hash: number): void {
    this.#hashed.push(spread(hash) & this.#mask)
  }
}
