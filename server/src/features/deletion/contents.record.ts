import type { Db } from '#base/database'
import { recordLoader } from '#base/load-record'
import { countContents } from './contents.store.ts'

/** The contents of an organisation, for the people who may delete it. */
export const loadOrganisationContents = recordLoader('organisation', async (db: Db, { ids: { organisation_id } }) => {
  const contents = await countContents(db, organisation_id)
  return contents && { ...contents, organisation_id }
})
