import { createHash } from 'node:crypto'
import { limits } from '@alta/contract/limits'
import { type Actor, emergencyAccessIn } from './access.ts'
import type { AuditDetail } from './audit.ts'

/** The kinds of records of patients. Each is named by its id in the field `<kind>_id`. */
export type RecordKind = 'discharge_report' | 'chat_session' | 'document' | 'message'

/** A record that an answer shows, in part or whole. */
export interface Disclosed {
  readonly kind: RecordKind
  readonly organisation_id: string
  readonly id: string
}

/** What an answer shows of one organisation, as its line in the log states it. */
export interface Disclosure {
  /** null: the records belong to no organisation. */
  readonly organisation_id: string | null
  /**
   * How many records, and their ids as `<kind>_ids`, separated by blanks. It never contains a title or search words.
   */
  readonly detail: AuditDetail
  /** The same key for the same records in any order, in the same emergency access or in none. */
  readonly digest: string
}

/** A line names this many records and counts all; with an emergency access it names every record of the page. */
const mostNamed = 100

interface DisclosureContext {
  readonly organisation_id: string
  readonly emergency_access_id: string | undefined
}

function disclosureOf(
  { organisation_id, emergency_access_id }: DisclosureContext,
  records: readonly Disclosed[],
): Disclosure {
  const most = emergency_access_id === undefined ? mostNamed : limits.list_items
  const named = Map.groupBy(records.slice(0, most), ({ kind }) => kind)
  const ids = [...named].map(([kind, some]) => [`${kind}_ids`, some.map(({ id }) => id).join(' ')] as const)
  const names = records.map(({ kind, id }) => `${kind} ${id}`).toSorted()
  return {
    organisation_id,
    detail: {
      records: records.length,
      ...Object.fromEntries(ids),
      ...(emergency_access_id !== undefined && { emergency_access_id }),
    },
    digest: createHash('sha256')
      .update([...names, emergency_access_id].join())
      .digest('base64'),
  }
}

/**
 * Groups the records by organisation, so that the readers of each log see only what was shown of their organisation.
 */
export const disclosuresOf = (shown: readonly Disclosed[], actor: Actor): readonly Disclosure[] =>
  [...Map.groupBy(shown, ({ organisation_id }) => organisation_id)].map(([organisation_id, records]) =>
    disclosureOf({ organisation_id, emergency_access_id: emergencyAccessIn(actor, organisation_id) }, records),
  )
