/** Buckets of the hashed features; the weights file holds one row of this length per state. */
export const buckets = 1 << 15

/** A sentence with what stands around it, all folded; `position` is null where place in the note says nothing. */
export interface Setting {
  readonly folded: string
  readonly previous: string
  readonly next: string
  readonly position: number | null
}

const seed = 2_166_136_261
const prime = 16_777_619

const mix = (hash: number, code: number): number => Math.imul(hash ^ code, prime)

const bucket = (hash: number): number => {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (spread ^ (spread >>> 13)) & (buckets - 1)
}

const hashText = (hash: number, text: string): number => {
  let out = hash
  for (let i = 0; i < text.length; i += 1) out = mix(out, text.charCodeAt(i))
  return out
}

// Figures tell by their shape, not by their value.
const plain = (folded: string): string =>
  folded.replace(/\d+(?:[.,:]\d+)*/g, (digits) => (digits.length > 2 ? '00' : '0'))
const wordsOf = (text: string): string[] => text.match(/[a-z0·']+|[%/+<>=:-]/g) ?? []

const ownWords = (words: readonly string[], add: (hash: number) => void): void => {
  let before = '^'
  words.forEach((word, index) => {
    add(hashText(mix(seed, 1), word))
    add(hashText(mix(hashText(mix(seed, 2), before), 32), word))
    if (index < 3) add(hashText(mix(mix(seed, 3), index), word))
    before = word
  })
}

const charGrams = (words: readonly string[], add: (hash: number) => void): void => {
  for (const word of words) {
    if (word.length < 4) continue
    const padded = `_${word}_`
    for (let from = 0; from + 3 <= padded.length; from += 1) {
      let hash = mix(seed, 4)
      for (let i = from; i < Math.min(from + 5, padded.length); i += 1) {
        hash = mix(hash, padded.charCodeAt(i))
        if (i - from >= 2) add(hash)
      }
    }
  }
}

/** Buckets a sentence switches on: words, word pairs, first words, letters 3 to 5, its neighbours' words, its place. */
export const featuresOf = (setting: Setting): Set<number> => {
  const out = new Set<number>()
  const add = (hash: number): void => void out.add(bucket(hash))
  const words = wordsOf(plain(setting.folded))
  ownWords(words, add)
  charGrams(words, add)
  for (const word of wordsOf(plain(setting.previous)).slice(0, 40)) add(hashText(mix(seed, 5), word))
  for (const word of wordsOf(plain(setting.next)).slice(0, 40)) add(hashText(mix(seed, 6), word))
  if (setting.position !== null) {
    const part = Math.min(7, Math.floor(setting.position * 8))
    add(mix(mix(seed, 7), part))
    if (words[0]) add(hashText(mix(mix(seed, 8), part), words[0]))
  }
  add(mix(mix(seed, 9), Math.min(5, Math.floor(words.length / 6))))
  return out
}
