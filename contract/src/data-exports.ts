import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'
import { patientIdentity } from './erasures.ts'
import { count, id, listOf, paging, time } from './fields.ts'

export const dataExportKinds = ['person', 'patient'] as const
export const dataExportStates = ['waiting', 'ready', 'failed'] as const

/**
 * One ZIP with everything that is stored about a person or a patient. Only the person who asked for it sees and
 * downloads it, for `data_export_hours`.
 */
export const dataExport = z.object({
  data_export_id: id,
  kind: z.enum(dataExportKinds),
  /** The patient's record number, for an export about a patient. */
  organisation_id: z.nullable(id),
  /** The user, for an export about a person. */
  user_id: z.nullable(id),
  state: z.enum(dataExportStates),
  requested_at: time,
  /** The time when it is deleted. */
  expires_at: time,
  bytes: z.nullable(count),
})
export type DataExport = z.infer<typeof dataExport>

/**
 * Requested by the person, it contains the words of their chats and comments. Requested by a person who may change
 * users, it does not, because administration reads no clinical text. `rate-limited` while `data_exports_at_once` of the
 * caller wait.
 */
export const createOfPerson = endpoint({
  method: 'POST',
  path: '/users/:user_id/data-exports',
  summary: 'Have everything that is kept of a person put into one file',
  params: z.object({ user_id: id }),
  answer: dataExport,
  status: 202,
  access: 'person',
  record: 'user',
})

/**
 * Contains reports in all formats, their courses, the caller’s own chats, and the log’s events about them for callers
 * who may read it.
 */
export const createOfPatient = endpoint({
  method: 'POST',
  path: '/organisations/:organisation_id/patient-exports',
  summary: 'Have everything that may be read of a patient put into one file',
  params: z.object({ organisation_id: id }),
  body: patientIdentity,
  answer: dataExport,
  status: 202,
  access: { organisation: 'discharge_reports:export' },
  record: 'organisation',
})

export const list = endpoint({
  method: 'GET',
  path: '/data-exports',
  summary: 'The caller’s own exports of data, newest first',
  query: z.strictObject(paging),
  answer: listOf(dataExport),
  access: 'person',
  reads: 'none',
})

const params = z.object({ data_export_id: id })

/** `not-ready` before it is made. For an export about a patient the permission is checked again. */
export const content = file({
  method: 'GET',
  path: '/data-exports/:data_export_id/content',
  summary: 'The file of an export of data',
  direction: 'out',
  media_types: ['application/zip'],
  params,
  access: 'person',
  record: 'data_export',
  reads: 'clinical',
  audited: true,
})

export const remove = endpoint({
  method: 'DELETE',
  path: '/data-exports/:data_export_id',
  summary: 'Delete an export of data before its time',
  params,
  answer: z.null(),
  status: 204,
  access: 'person',
  record: 'data_export',
})
