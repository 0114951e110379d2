import { normalise } from '@alta/clinical/text/normalise'
import { reportText } from '@alta/clinical/document/report-text'
import type { Services } from '#base/services'
import type { Search } from './answer.threads.ts'
import { embedText } from './embed.jobs.ts'
import type { SessionKey } from './chat.store.ts'
import { findVersion, insertReportText, listUnread } from './texts.store.ts'

/**
 * Keeps the text of each attached report in its newest version, as it is printed, beside the older ones that answers
 * quote. Answers whether anything was new. Safe to repeat.
 */
export async function readReports(services: Services, search: Search, key: SessionKey): Promise<boolean> {
  const { db } = services
  const found = await listUnread(db, key)
  for (const unread of found) {
    const version = await findVersion(db, unread)
    if (!version) continue
    const { title, language, sections } = version
    // what engine wrote it is not printed into a text alone
    const text = normalise(reportText({ title, language, sections, engine: { name: '', version: '' } }))
    const chunks = await search.cut({ id: unread.discharge_report_id, title, text })
    const { discharge_report_id: source_id, revision } = unread
    await db.transaction().execute(async (trx) => {
      const kept = await insertReportText(trx, key, { ...unread, title, text, chunks })
      if (kept) await embedText(services, trx, { ...key, source_id, revision })
    })
  }
  return found.length > 0
}
