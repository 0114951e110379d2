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

/** A letter of a folded word as a number below 32; 0 stands for the word's edge. */
function letterCode(code: number): number {
  return code >= 97 && code <= 122 ? code - 96 : otherLetter
}

const runCode = (first: number, second: number, third: number): number =>
  (first << (2 * codeBits)) | (second << codeBits) | third

/** The three letters of a folded word that begin at a place, as a number. The word must be long enough. */
export const codeAt = (word: string, at: number): number =>
  runCode(letterCode(word.charCodeAt(at)), letterCode(word.charCodeAt(at + 1)), letterCode(word.charCodeAt(at + 2)))

/** The runs of three letters of a folded word, with its edges marked, as numbers; empty for numbers and short words. */
export function gramCodes(word: string): number[] {
  const out: number[] = []
  if (word.length < shortest || word.charCodeAt(0) <= nine) return out
  let first = edge
  let second = letterCode(word.charCodeAt(0))
  for (let at = 1; at <= word.length; at += 1) {
    const third = at === word.length ? edge : letterCode(word.charCodeAt(at))
    out.push(runCode(first, second, third))
    first = second
    second = third
  }
  return out
}

/** Makes the table of a list of words. */
export function gramTable(list: readonly string[]): GramTable {
  const own = list.map(gramCodes)
  const offsets = new Int32Array(codes + 1)
  for (const runs of own) for (const run of runs) offsets[run + 1] = (offsets[run + 1] ?? 0) + 1
  for (let code = 0; code < codes; code += 1) offsets[code + 1] = (offsets[code + 1] ?? 0) + (offsets[code] ?? 0)
  const next = offsets.slice()
  const words = new Int32Array(offsets[codes] ?? 0)
  own.forEach((runs, word) => {
    for (const run of runs) {
      const offset = next[run] ?? 0
      words[offset] = word
      next[run] = offset + 1
    }
  })
  return { offsets, words }
}
