/** Stands on a line of its own between two files of one course; no file that is read contains it. */
const fileBreak = '\f'

/** A text with more breaks than a course has files was made to take time. */
const mostFiles = 100

export const betweenFiles = `\n${fileBreak}\n`

export const isFileBreak = (line: string): boolean => line.includes(fileBreak)

/** A text without breaks between files: the form feed of an old printer becomes a line break. */
export const withoutFileBreaks = (text: string): string => text.replaceAll(fileBreak, '\n')

/** Lines by the file that they stand in, without the breaks. There is at least one file, which may be empty. */
export function linesByFile<L>(lines: readonly L[], textOf: (line: L) => string): L[][] {
  const files: L[][] = [[]]
  for (const line of lines) {
    if (files.length < mostFiles && isFileBreak(textOf(line))) files.push([])
    else files.at(-1)?.push(line)
  }
  return files
}
