import * as z from 'zod/mini'
import { type Job, jobOf } from '../jobs.ts'
import type { Services } from '../services.ts'

interface Doomed {
  readonly keys: string[]
}

/**
 * Deletes files whose rows are gone. The job is enqueued in the transaction that deletes the rows: when that is undone
 * the files stay, and a store that does not answer is asked again for hours.
 */
export const deleteFiles: Job<Services, Doomed> = jobOf<Services, Doomed>({
  name: 'delete-files',
  data: z.object({ keys: z.array(z.string()) }),
  retries: 10_000,
  run: async ({ services, data: { keys }, signal }) => {
    for (const key of keys) {
      signal.throwIfAborted()
      await services.files.delete(key)
    }
  },
  failed: async ({ services, data: { keys } }) =>
    services.log.error({ files: keys.length }, 'files of deleted documents are still there'),
})

/** The storage key of a document. */
export const documentFile = (document: { readonly organisation_id: string; readonly document_id: string }): string =>
  `${document.organisation_id}/${document.document_id}`
