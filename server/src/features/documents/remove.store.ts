import type { Trx } from '#base/database'
import { organisationSubmitter } from '#base/jobs'
import type { Services } from '#base/services'
import { deleteFiles, documentFile } from '#base/storage/delete-files'
import { publishDocumentRemoved } from './documents.events.ts'
import { type DocumentKey, listAbandoned, removeDocument } from './documents.store.ts'

/** Deletes a document with its text, and its file once this transaction is committed; false when it is gone already. */
export async function removeDocumentWithContents(
  trx: Trx,
  services: Pick<Services, 'jobs' | 'events'>,
  key: DocumentKey,
): Promise<boolean> {
  if (!(await removeDocument(trx, key))) return false
  await services.jobs.enqueue(trx, deleteFiles, {
    data: { keys: [documentFile(key)] },
    submitter: organisationSubmitter(key.organisation_id),
  })
  await publishDocumentRemoved(services, trx, key)
  return true
}

/**
 * Deletes documents that were announced before `since` and whose bytes never came, each in a transaction of its own,
 * because each has a topic of its own.
 */
export async function removeAbandoned(services: Pick<Services, 'db' | 'jobs' | 'events'>, since: Date): Promise<void> {
  for (const document of await listAbandoned(services.db, since))
    await services.db.transaction().execute((trx) => removeDocumentWithContents(trx, services, document))
}
