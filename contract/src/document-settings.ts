import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, id, line, revision } from './fields.ts'
import { limits } from './limits.ts'
import { sectionKeyField } from './report.ts'

/** How an organisation prints its reports: the letterhead, and the order and titles of the sections. */

const title = z.optional(line(1, limits.section_title_characters))

/** A section of a layout. In a language without a title of its own it has the common one. */
export const sectionLayout = z.strictObject({
  key: sectionKeyField,
  titles: z.strictObject({ en: title, es: title, ca: title }),
})
export type SectionLayout = z.infer<typeof sectionLayout>

/** Order and titles. Sections that are not named follow in the common order, so that none can be left out. */
export const documentLayout = z.strictObject({
  /** The service whose reports use the layout; null: all reports without a layout of their own. */
  service: z.nullable(line(1, limits.service_characters)),
  sections: z.array(sectionLayout).check(z.maxLength(18)),
})
export type DocumentLayout = z.infer<typeof documentLayout>

export const logoTypes = ['image/png', 'image/jpeg'] as const

/** Base64 of at most `logo_bytes`: four characters for three bytes. */
const base64 = z.string().check(z.minLength(1), z.maxLength(Math.ceil(limits.logo_bytes / 3) * 4))
const logo = z.object({ media_type: z.enum(logoTypes), base64 })
export type Logo = z.infer<typeof logo>

const settings = {
  /** Printed at the head; empty: the organisation's own name is printed. */
  name: line(0, limits.name_characters),
  address: z.array(line(1, limits.address_line_characters)).check(z.maxLength(limits.address_lines)),
  /** At the foot of every page. */
  footer: line(0, limits.footer_characters),
  /** IANA name of the time zone in which times are printed; null: the server's. */
  time_zone: z.nullable(line(1, 64)),
  layouts: z.array(documentLayout).check(z.maxLength(limits.document_layouts)),
}

export const documentSettings = z.object({
  ...settings,
  logo: z.nullable(logo),
  /** 0 before they were first saved. */
  revision: count,
})
export type DocumentSettings = z.infer<typeof documentSettings>

const organisationId = z.object({ organisation_id: id })

export const readDocumentSettings = endpoint({
  method: 'GET',
  path: '/organisations/:organisation_id/document-settings',
  summary: 'Letterhead, section order and section titles of an organisation’s documents',
  params: organisationId,
  answer: documentSettings,
  access: { organisation: 'organisation:read' },
  record: 'organisation',
  reads: 'none',
})

/** With `revision`, newer settings are `stale-revision`. The kind of a logo is read from its bytes. */
export const changeDocumentSettings = endpoint({
  method: 'PATCH',
  path: '/organisations/:organisation_id/document-settings',
  summary: 'Change letterhead, section order and section titles of an organisation’s documents',
  params: organisationId,
  body: z.strictObject({
    name: z.optional(settings.name),
    address: z.optional(settings.address),
    footer: z.optional(settings.footer),
    time_zone: z.optional(settings.time_zone),
    layouts: z.optional(settings.layouts),
    logo_base64: z.optional(z.nullable(base64)),
    revision: z.optional(z.union([revision, z.literal(0)])),
  }),
  answer: documentSettings,
  access: { organisation: 'organisation:write' },
  record: 'organisation',
})
