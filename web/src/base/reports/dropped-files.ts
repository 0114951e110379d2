/**
 * The files of a course on their way from one screen to another (dropped on the dashboard, read by the generate screen). They are
 * kept in memory only: history entries and browser storage would put a patient's words on the disk.
 */
let handed: readonly File[] = []

export const setDroppedFiles = (files: readonly File[]) => {
  handed = files
}

/** Returns the files and forgets them. */
export const takeDroppedFiles = (): readonly File[] => {
  const files = handed
  handed = []
  return files
}
