import type { GeneratedReport } from '@alta/contract/report'
import type { Signature } from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import { documentWords } from '../lexicon/document-words.ts'

/** What an organisation prints on its documents. */
export interface Letterhead {
  /** The name that is printed instead of the organisation's own. */
  readonly name: string
  readonly address: readonly string[]
  readonly footer: string
  /** A PNG or JPEG image. */
  readonly logo: Uint8Array | null
}

/** Which version of a report is printed, and whether anybody answers for it. */
export interface Imprint {
  readonly organisation?: string
  /** The ISO instant at which this version was made. */
  readonly time: string
  /** 0 is the generated version; corrections count from 1. */
  readonly revision: number
  /** The signature of this version; null where nobody has signed it, so that it bears the draft mark. */
  readonly signature:
    | (Pick<Signature, 'digest' | 'signed_at'> & { readonly signed_by: { readonly name: string } })
    | null
  /** An earlier version was signed too, so that this one amends it. */
  readonly amends?: boolean
  /** Who annulled the report, when and why. */
  readonly annulled?: {
    readonly annulled_at: string
    readonly annulled_by: { readonly name: string }
    readonly reason: string
  } | null
  /** The IANA name of the time zone in which times are printed, with the zone behind them; UTC where it is left out. */
  readonly time_zone?: string
  readonly letterhead?: Letterhead
}

/** The organisation that hands the document over, as its head prints it; null where it is not known. */
export const printedOrganisationName = ({ organisation, letterhead }: Imprint): string | null => {
  const named = letterhead?.name ?? ''
  return named === '' ? (organisation ?? null) : named
}

/** The letterhead as lines of text; empty where the organisation has not set one. */
export function letterheadLines(imprint: Imprint): string[] {
  const { letterhead } = imprint
  if (letterhead === undefined) return []
  return [printedOrganisationName(imprint) ?? '', ...letterhead.address].filter((line) => line !== '')
}

/** A point in time, as a document of a language prints it. */
export function moment(time: string, language: Language, timeZone = 'UTC'): string {
  const form = { year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(documentWords[language].locale, { ...form, timeZone, timeZoneName: 'short' }).format(
    new Date(time),
  )
}

/** Who or what made a report, and in which language. */
interface ReportOrigin extends Pick<GeneratedReport, 'language' | 'engine'> {
  readonly model?: string
}

/** Organisation, time, version, engine and model, as they stand at the foot of a page. */
export function imprintLine(
  { organisation, time, revision, time_zone }: Imprint,
  { language, engine, model }: ReportOrigin,
): string {
  const words = documentWords[language]
  const version = revision === 0 ? words.generated_version : `${words.corrected_version} ${revision}`
  const made = [`${engine.name} ${engine.version}`, model ?? '']
  return [organisation ?? '', moment(time, language, time_zone), version, ...made]
    .filter((part) => part !== '')
    .join(' · ')
}

/** The mark at the head of a document: annulled, otherwise draft; null where the document is valid. */
export function markOf({ signature, annulled }: Imprint, language: Language): string | null {
  if (annulled) return documentWords[language].annulled
  return signature === null ? documentWords[language].draft : null
}

/** Who annulled the report, when and why. */
function annulmentLines({ annulled, time_zone }: Imprint, language: Language): string[] {
  if (!annulled) return []
  const { annulled_at, annulled_by, reason } = annulled
  return [
    `${documentWords[language].annulled_by} ${annulled_by.name}, ${moment(annulled_at, language, time_zone)}: ${reason}`,
  ]
}

/** Who annulled the report; who signed it and when, with the digest of what was signed. Empty for a draft. */
export function signatureLines(imprint: Imprint, language: Language): string[] {
  const { signature, time_zone } = imprint
  if (signature === null) return annulmentLines(imprint, language)
  const { signed_by, signed_at, digest } = signature
  return [
    ...annulmentLines(imprint, language),
    `${documentWords[language].signed_by} ${signed_by.name}, ${moment(signed_at, language, time_zone)}`,
    `SHA-256: ${digest}`,
  ]
}
