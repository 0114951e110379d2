/** What a document is named after. */
export interface FileNamed {
  readonly record_number: string | null
  /** Day of discharge, else of admission. */
  readonly day: string | null
  /** Where there is no record number. */
  readonly title: string
  /** ISO instant, where no day is known. */
  readonly time: string
  /** What else it is than the report, such as the patient's sheet. */
  readonly kind?: string
}

/** Letters, figures and hyphens of ASCII alone: every system and every mail takes them. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')

/** `alta_<record number>_<day>`, without an ending. */
export function fileStem({ record_number, day, title, time, kind }: FileNamed): string {
  const whose = plain(record_number ?? '') || plain(title)
  return ['alta', kind ?? '', whose, day ?? time.slice(0, 10)].filter((part) => part !== '').join('_')
}
