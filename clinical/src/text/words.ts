/** Counts words as a person does: runs without white space that hold a letter or a digit. */
export const countWords = (text: string): number => {
  let words = 0
  for (const run of text.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(run)) words += 1
  return words
}

/** Counts runs without white space, lone signs among them: the engine's limits of length were set with this count. */
export const countRuns = (text: string): number => text.split(/\s+/).filter((run) => run !== '').length

/** The words of folded text with three letters or more, by which names of people and drugs are compared. */
export const longWords = (folded: string): string[] => folded.match(/\p{L}{3,}/gu) ?? []
