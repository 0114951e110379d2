import { isDeepStrictEqual } from 'node:util'
import { imageSize } from '@alta/clinical/document/image'
import type { DocumentLayout, DocumentSettings } from '@alta/contract/document-settings'
import { limits } from '@alta/contract/limits'
import { type FieldError, Problem } from '@alta/contract/problems'
import { isWholePng } from './png.ts'

/** The settings as they are stored for an organisation. */
export interface StoredDocumentSettings extends Omit<DocumentSettings, 'logo'> {
  readonly logo: Uint8Array | null
}

/** The settings of an organisation that never changed them. */
export const untouchedDocumentSettings: StoredDocumentSettings = {
  name: '',
  address: [],
  footer: '',
  time_zone: null,
  layouts: [],
  logo: null,
  revision: 0,
}

export function documentSettingsAnswer({ logo, ...settings }: StoredDocumentSettings): DocumentSettings {
  const image = logo && imageSize(logo)
  if (!logo || !image) return { ...settings, logo: null }
  return { ...settings, logo: { media_type: image.media_type, base64: Buffer.from(logo).toString('base64') } }
}

const refused = (pointer: string, code: FieldError['code']) =>
  new Problem('validation-failed', { errors: [{ pointer, code }] })

/**
 * The bytes of a logo. Throws `validation-failed` for anything but a PNG or JPEG image that every program shows, and
 * for one that is too large: the logo is drawn into every document.
 */
export async function logoIn(base64: string): Promise<Uint8Array> {
  const pointer = '/logo_base64'
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.toString('base64') !== base64) throw refused(pointer, 'invalid')
  if (bytes.length > limits.logo_bytes) throw refused(pointer, 'too_large')
  const image = imageSize(bytes)
  if (image === null) throw refused(pointer, 'invalid')
  if (Math.max(image.width, image.height) > limits.logo_pixels_side) throw refused(pointer, 'too_large')
  if (image.media_type === 'image/png' && !(await isWholePng(bytes))) throw refused(pointer, 'invalid')
  return new Uint8Array(bytes)
}

/** Throws `validation-failed` for a zone that this server's clock does not know. */
export function mustBeZone(time_zone: string | null): void {
  if (time_zone === null) return
  try {
    new Intl.DateTimeFormat('en', { timeZone: time_zone })
  } catch {
    throw refused('/time_zone', 'invalid')
  }
}

const repeated = (values: readonly (string | null)[]): number[] =>
  values.flatMap((one, index) => (values.indexOf(one) < index ? [index] : []))

/** Throws `validation-failed` at each service that another layout names, and at each section that stands in a layout twice. */
export function mustNotRepeat(layouts: readonly DocumentLayout[]): void {
  const services = repeated(layouts.map(({ service }) => service?.toLowerCase() ?? null)).map(
    (index) => `/layouts/${index}/service`,
  )
  const keys = layouts.flatMap(({ sections }, index) =>
    repeated(sections.map(({ key }) => key)).map((section) => `/layouts/${index}/sections/${section}/key`),
  )
  const errors = [...services, ...keys].map((pointer) => ({ pointer, code: 'already_taken' as const }))
  if (errors.length > 0) throw new Problem('validation-failed', { errors })
}

type DocumentSettingValues = Omit<StoredDocumentSettings, 'revision'>
type DocumentSettingsChange = {
  readonly [Field in keyof DocumentSettingValues]?: DocumentSettingValues[Field] | undefined
}

const same = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one === null || other === null ? one === other : Buffer.compare(one, other) === 0

/** The values that would really change; empty when none would. */
export function changedDocumentSettings(
  { name, address, footer, time_zone, layouts, logo }: DocumentSettingsChange,
  current: StoredDocumentSettings,
) {
  return {
    ...(name !== undefined && name !== current.name && { name }),
    ...(address !== undefined && !isDeepStrictEqual(address, current.address) && { address }),
    ...(footer !== undefined && footer !== current.footer && { footer }),
    ...(time_zone !== undefined && time_zone !== current.time_zone && { time_zone }),
    ...(layouts !== undefined && !isDeepStrictEqual(layouts, current.layouts) && { layouts }),
    ...(logo !== undefined && !same(logo, current.logo) && { logo }),
  }
}
