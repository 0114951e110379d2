/** The words of a list by the runs of three letters in them: those of run `code` are `words[offsets[code]…offsets[code + 1]]`. */
export interface GramTable {
  readonly offsets: Int32Array
  readonly words: Int32Array
}

const codeBits = 5
const codes = 1 << (3 * codeBits)
const shortest = 4
const nine = 57
const edge = 0
const otherLetter = 27

function letterCode(code: number): number {
  return code >= 97 && code <= 122 ? code - 96 : otherLetter
}

/**
 * Calls back for the runs of three letters of a folded word, its edges marked, as numbers; for none of numbers and of
 * short words.
 */
export function eachGram(word: string, found: (code: number) => void): void {
  if (word.length < shortest || word.charCodeAt(0) <= nine) return
  let [first, second] = [edge, letterCode(word.charCodeAt(0))]
  for (let at = 1; at <= word.length; at += 1) {
    const third = at === word.length ? edge : letterCode(word.charCodeAt(at))
    found((first << (2 * codeBits)) | (second << codeBits) | third)
    first = second
    second = third
  }
}

/** Makes the table of a list of words. */
export function gramTable(list: readonly string[]): GramTable {
  const offsets = new Int32Array(codes + 1)
  for (const word of list) eachGram(word, (code) => (offsets[code + 1] = (offsets[code + 1] ?? 0) + 1))
  for (let code = 0; code < codes; code += 1) offsets[code + 1] = (offsets[code + 1] ?? 0) + (offsets[code] ?? 0)
  const next = offsets.slice()
  const words = new Int32Array(offsets[codes] ?? 0)
  for (const [index, word] of list.entries()) {
    eachGram(word, (code) => {
      const place = next[code] ?? 0
      words[place] = index
      next[code] = place + 1
    })
  }
  return { offsets, words }
}
