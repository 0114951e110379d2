/** Words as a person counts them: runs without white space that hold a letter or a digit. */
export const countWords = (text: string): number => {
  let words = 0
  for (const run of text.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(run)) words += 1
  return words
}
