import type { Services } from '#base/services'
import type { ChatSearch } from './answer.threads.ts'
import { embedText } from './embed.jobs.ts'
import type { SessionKey } from './attached.store.ts'
import { findVersion, insertReportText, listUnread } from './texts.store.ts'

/**
 * Keeps the text of each attached report in its newest version, as it is printed, beside the older ones that answers
 * quote. Safe to repeat.
 */
export async function readReports(services: Services, search: ChatSearch, key: SessionKey): Promise<void> {
  const { db } = services
  for (const unread of await listUnread(db, key)) {
    const version = await findVersion(db, unread)
    if (!version) continue
    const { title } = version
    const { text, chunks } = await search.read({ ...version, id: unread.discharge_report_id })
    const { discharge_report_id: source_id, revision } = unread
    await db.transaction().execute(async (trx) => {
      const inserted = await insertReportText(trx, key, { ...unread, title, text, chunks })
      if (inserted) await embedText(services, trx, { ...key, source_id, revision })
    })
  }
}
