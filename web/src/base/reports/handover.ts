/**
 * A course file on its way from one screen to another (dropped on the dashboard, read by the generate screen). It is
 * kept in memory only: history entries and browser storage would put a patient's words on the disk.
 */
let handed: File | null = null

export const handOver = (file: File) => {
  handed = file
}

/** The file, once. */
export const takeHanded = (): File | null => {
  const file = handed
  handed = null
  return file
}
