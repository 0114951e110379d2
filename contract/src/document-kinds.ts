/**
 * What is taken, by the end of the file's name: as documents of chats and as clinical courses. The one list of kinds:
 * whatever the reading process reads is added here.
 */
export const documentMediaTypes = {
  txt: 'text/plain',
  md: 'text/markdown',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  /** As it tells its text; pages that are pictures are recognised (OCR), as pictures are. */
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  /** HL7 CDA R2 or FHIR R4. */
  xml: 'application/xml',
  /** FHIR R4. */
  json: 'application/json',
} as const
export type DocumentKind = keyof typeof documentMediaTypes

/** Nobody said in which encoding a text was written: as it came it goes out as bytes. */
export const downloadMediaType = (media_type: string): string =>
  /^text\/|\/(?:xml|json)$/.test(media_type) ? 'application/octet-stream' : media_type

const isKind = (ending: string): ending is DocumentKind => Object.hasOwn(documentMediaTypes, ending)
export const documentKinds: readonly DocumentKind[] = Object.keys(documentMediaTypes).filter(isKind)

/** By the end of the name, however it is written; undefined when it is none of ours. */
export function kindOfName(filename: string): DocumentKind | undefined {
  const ending = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
  if (ending === 'jpeg') return 'jpg'
  return isKind(ending) ? ending : undefined
}

/** The ends of the names that are taken, as people write them: ".txt, .md". */
export const namedKinds = documentKinds.map((kind) => `.${kind}`).join(', ')
