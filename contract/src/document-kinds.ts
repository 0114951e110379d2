/**
 * The kinds of files that are accepted as documents of chats and as clinical courses, by the end of the file's name.
 * This is the only list of kinds: a kind that the reading process learns is added here.
 */
export const documentMediaTypes = {
  txt: 'text/plain',
  md: 'text/markdown',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  /** The text of the file is read; pages that are pictures are recognised (OCR), as pictures are. */
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  /** HL7 CDA R2 or FHIR R4. */
  xml: 'application/xml',
  /** FHIR R4. */
  json: 'application/json',
} as const
export type DocumentKind = keyof typeof documentMediaTypes

/** The encoding of a text is not known: it is sent out as the bytes that came in. */
export const downloadMediaType = (media_type: string): string =>
  /^text\/|\/(?:xml|json)$/.test(media_type) ? 'application/octet-stream' : media_type

const isKind = (ending: string): ending is DocumentKind => Object.hasOwn(documentMediaTypes, ending)
export const documentKinds: readonly DocumentKind[] = Object.keys(documentMediaTypes).filter(isKind)

/** The kind by the end of the name, regardless of case; undefined for other names. */
export function kindOfName(filename: string): DocumentKind | undefined {
  const ending = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
  if (ending === 'jpeg') return 'jpg'
  return isKind(ending) ? ending : undefined
}

/** The accepted ends of names, as people write them: ".txt, .md". */
export const namedKinds = documentKinds.map((kind) => `.${kind}`).join(', ')
