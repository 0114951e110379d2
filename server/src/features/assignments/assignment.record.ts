import type { Db } from '#base/database'
import { recordLoader } from '#base/load-record'
import { visibilityOf } from '../users/users.rules.ts'
import { findVisibleRole } from './assignments.store.ts'

/** A role that somebody holds, where the caller sees who holds which. */
export const loadAssignment = recordLoader(
  'role_assignment',
  async (db: Db, { ids, actor }) => await findVisibleRole(db, ids.role_assignment_id, visibilityOf(actor)),
)
