/** What a document's file is named after. */
export interface FileNamed {
  readonly record_number: string | null
  /** The day of discharge, otherwise of admission. */
  readonly day: string | null
  /** Used where there is no record number. */
  readonly title: string
  /** An ISO instant, used where no day is known. */
  readonly time: string
  /** The kind of document where it is not the report, such as the patient's sheet. */
  readonly kind?: string
}

/** Only ASCII letters, figures and hyphens, which every system and every mail accepts. */
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
