import type { PatientIdentity, PatientRecord } from '@alta/contract/erasures'
import { limits } from '@alta/contract/limits'
import { Problem } from '@alta/contract/problems'
import type { Db } from '#base/database'
import type { Actor } from '#base/access'
import { permissionsIn } from '#base/access'
import type { Services } from '#base/services'
import { findPatientChats } from './patient-chats.store.ts'
import { patientMatcherFor } from './patient-matcher.rules.ts'
import { findPatientReports } from './patient-reports.store.ts'

interface PatientDataContext {
  readonly db: Db
  readonly actor: Actor
  readonly services: Pick<Services, 'config'>
  readonly now: Date
  readonly signal: AbortSignal
}

/** A credential has no chats that a person began. */
const nobody = '00000000-0000-0000-0000-000000000000'

const refused = (pointer: string, code: 'invalid' | 'too_large') =>
  new Problem('validation-failed', {
    errors: [{ pointer, code, ...(code === 'too_large' && { params: { maximum: limits.patient_records } }) }],
  })

/**
 * What an organisation stores about a patient, as far as the caller may know of it: chats of others and reports that
 * were put away only for people who may ask for an erasure. Throws `validation-failed` for a number without content,
 * and for too many records.
 */
export async function patientData(
  { db, actor, services, now, signal }: PatientDataContext,
  organisation_id: string,
  { patient, pointer }: { readonly patient: PatientIdentity; readonly pointer: string },
): Promise<PatientRecord[]> {
  const matcher = patientMatcherFor(patient)
  if (!matcher) throw refused(`${pointer}/record_number`, 'invalid')
  const everything = permissionsIn(actor, organisation_id).includes('erasures:write')
  const signed_days = services.config.ALTA_SIGNED_RETENTION_DAYS
  const looking = { organisation_id, matcher, typed: patient, now, signed_days, put_away: everything, signal }
  const reports = await findPatientReports(db, looking)
  const chats = await findPatientChats(db, looking, {
    reports: reports.map(({ record_id }) => record_id),
    user_id: everything ? null : (actor.user_id ?? nobody),
  })
  const found = [...reports, ...chats]
  if (found.length > limits.patient_records) throw refused(`${pointer}/record_number`, 'too_large')
  return found
}
