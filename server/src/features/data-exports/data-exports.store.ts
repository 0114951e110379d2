import type { DataExport } from '@alta/contract/data-exports'
import type { Insertable } from 'kysely'
import type { Db, Trx } from '#base/database'
import type { Schema } from '#base/database/schema'
import { organisationSubmitter } from '#base/jobs'
import type { Services } from '#base/services'
import { deleteFiles } from '#base/storage/delete-files'

const rows = (db: Db) => db.selectFrom('data_exports').selectAll()
export type StoredExport = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

export const shownOf = (row: StoredExport): DataExport => ({
  data_export_id: row.data_export_id,
  kind: row.kind,
  organisation_id: row.organisation_id,
  user_id: row.user_id,
  state: row.state,
  requested_at: row.requested_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  bytes: row.bytes,
})

/** The storage key of an export; it contains nothing about a patient. */
export const exportFile = ({ data_export_id }: Pick<StoredExport, 'data_export_id'>) => `data-exports/${data_export_id}`

export const insertExport = async (db: Db, made: Insertable<Schema['data_exports']>): Promise<StoredExport> =>
  await db.insertInto('data_exports').values(made).returningAll().executeTakeFirstOrThrow()

export const findExport = async (db: Db, data_export_id: string): Promise<StoredExport | undefined> =>
  await rows(db).where('data_export_id', '=', data_export_id).executeTakeFirst()

interface DataExportListQuery {
  readonly requested_by: string
  readonly limit: number
  readonly before: string | undefined
  readonly now: Date
}

const own = (db: Db, { requested_by, now }: Pick<DataExportListQuery, 'requested_by' | 'now'>) =>
  rows(db).where('requested_by', '=', requested_by).where('expires_at', '>', now)

/** One page of somebody's, newest first, with one more than `limit` when there is a next page. */
export const listExports = async (db: Db, { limit, before, ...filter }: DataExportListQuery): Promise<StoredExport[]> =>
  await own(db, filter)
    .$if(before !== undefined, (query) => query.where('data_export_id', '<', before ?? ''))
    .orderBy('data_export_id', 'desc')
    .limit(limit + 1)
    .execute()

export async function countExports(
  db: Db,
  filter: Pick<DataExportListQuery, 'requested_by' | 'now'>,
  state?: StoredExport['state'],
): Promise<number> {
  const { total } = await db
    .selectFrom(own(db, filter).as('own'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .executeTakeFirstOrThrow()
  return total
}

/** Marks a waiting export as ready; false when it was deleted or is ready already. */
export async function finishExport(
  db: Db,
  data_export_id: string,
  change: Pick<Insertable<Schema['data_exports']>, 'state' | 'bytes'>,
): Promise<boolean> {
  const changed = await db
    .updateTable('data_exports')
    .set(change)
    .where('data_export_id', '=', data_export_id)
    .where('state', '=', 'waiting')
    .returning('data_export_id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Deletes some with their bytes, in one act. */
export async function removeExports(
  trx: Trx,
  { jobs }: Pick<Services, 'jobs'>,
  exports: readonly Pick<StoredExport, 'data_export_id' | 'organisation_id' | 'requested_by'>[],
): Promise<void> {
  for (const one of exports) {
    const submitter = organisationSubmitter(one.organisation_id ?? one.requested_by)
    await jobs.enqueue(trx, deleteFiles, { data: { keys: [exportFile(one)] }, submitter })
    await trx.deleteFrom('data_exports').where('data_export_id', '=', one.data_export_id).execute()
  }
}

const most = 100

/**
 * Removes some exports that have expired, or (`organisation_id`) those about patients of an organisation. Returns how
 * many.
 */
export async function removeDueExports(
  services: Pick<Services, 'db' | 'jobs'>,
  due: { readonly before: Date } | { readonly organisation_id: string },
): Promise<number> {
  return await services.db.transaction().execute(async (trx) => {
    const found = await rows(trx)
      .$if('before' in due, (query) => query.where('expires_at', '<=', 'before' in due ? due.before : new Date(0)))
      .$if('organisation_id' in due, (query) =>
        query.where('organisation_id', '=', 'organisation_id' in due ? due.organisation_id : ''),
      )
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute()
    await removeExports(trx, services, found)
    return found.length
  })
}
