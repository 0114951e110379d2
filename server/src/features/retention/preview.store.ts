import { limits } from '@alta/contract/limits'
import type { RetentionKind } from '@alta/contract/retention'
import { type AliasedExpression, sql, type SqlBool } from 'kysely'
import { holdsAnything, isChatHeld, isReportHeld } from '../legal-holds/legal-holds.store.ts'
import * as due from './due.store.ts'
import type { Db } from '#base/database'

type DueRows = AliasedExpression<{ held: SqlBool }, 'due'>

const most = limits.retention_counted

async function counted(db: Db, rows: DueRows): Promise<{ readonly removed: number; readonly held: number }> {
  return await db
    .selectFrom(rows)
    .select([
      sql<number>`count(*) filter (where not due.held)`.as('removed'),
      sql<number>`count(*) filter (where due.held)`.as('held'),
    ])
    .executeTakeFirstOrThrow()
}

const rowsOf: Readonly<Record<RetentionKind, (db: Db, query: due.DueQuery) => DueRows | Promise<DueRows>>> = {
  unsigned_reports: (db, query) =>
    due.dueUnsigned(db, query).select(isReportHeld('report', query.now).as('held')).limit(most).as('due'),
  signed_reports: (db, query) =>
    due.dueSigned(db, query).select(isReportHeld('report', query.now).as('held')).limit(most).as('due'),
  sources: (db, query) =>
    due.dueSources(db, query).select(isReportHeld('report', query.now).as('held')).limit(most).as('due'),
  chats: (db, query) => due.dueChats(db, query).select(isChatHeld('chat', query.now).as('held')).limit(most).as('due'),
  documents: (db, query) =>
    due.dueDocuments(db, query).select(isChatHeld('document', query.now).as('held')).limit(most).as('due'),
  audit_events: async (db, query) => {
    const isHeld = await holdsAnything(db, query.organisation_id, query.now)
    return due
      .dueEvents(db, query)
      .select(sql<SqlBool>`${isHeld}::boolean`.as('held'))
      .limit(most)
      .as('due')
  },
}

/** How many records of a kind a rule would remove now, and how many of them a legal hold keeps. */
export const previewOf = async (db: Db, kind: RetentionKind, query: due.DueQuery) => ({
  kind,
  ...(await counted(db, await rowsOf[kind](db, query))),
})
