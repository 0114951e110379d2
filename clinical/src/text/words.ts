/** Words as a person counts them: runs without white space that hold a letter or a digit. */
export const countWords = (text: string): number => {
  let words = 0
  for (const run of text.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(run)) words += 1
  return words
}

/** Runs without white space, lone signs too: the engine's limits of length were set by this count. */
export const countRuns = (text: string): number => text.split(/\s+/).filter((run) => run !== '').length

/** Words of folded text of three letters or more: what names of people and drugs are compared by. */
export const longWords = (folded: string): string[] => folded.match(/\p{L}{3,}/gu) ?? []
