/** Stands on a line of its own between two files that are one course; no file that is read contains it. */
const fileBreak = '\f'

/** A text with more breaks than files are taken was made to take time. */
const mostFiles = 100

export const betweenFiles = `\n${fileBreak}\n`

export const isFileBreak = (line: string): boolean => line.includes(fileBreak)

/** What of a text is no break between files: a form feed of an old printer is a line break. */
export const withoutFileBreaks = (text: string): string => text.replaceAll(fileBreak, '\n')

/** Lines by the file they stand in; the breaks themselves are in none. At least one file, which may be empty. */
export function linesByFile<L>(lines: readonly L[], textOf: (line: L) => string): L[][] {
  const files: L[][] = [[]]
  for (const line of lines) {
    if (files.length < mostFiles && isFileBreak(textOf(line))) files.push([])
    else files.at(-1)?.push(line)
  }
  return files
}
