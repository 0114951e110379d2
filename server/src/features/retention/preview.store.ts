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

const rowsOf: Readonly<Record<RetentionKind, (db: Db, asked: due.DueQuery) => DueRows | Promise<DueRows>>> = {
  unsigned_reports: (db, asked) =>
    due.dueUnsigned(db, asked).select(isReportHeld('report', asked.now).as('held')).limit(most).as('due'),
  signed_reports: (db, asked) =>
    due.dueSigned(db, asked).select(isReportHeld('report', asked.now).as('held')).limit(most).as('due'),
  sources: (db, asked) =>
    due.dueSources(db, asked).select(isReportHeld('report', asked.now).as('held')).limit(most).as('due'),
  chats: (db, asked) => due.dueChats(db, asked).select(isChatHeld('chat', asked.now).as('held')).limit(most).as('due'),
  documents: (db, asked) =>
    due.dueDocuments(db, asked).select(isChatHeld('document', asked.now).as('held')).limit(most).as('due'),
  audit_events: async (db, asked) => {
    const held = await holdsAnything(db, asked.organisation_id, asked.now)
    return due
      .dueEvents(db, asked)
      .select(sql<SqlBool>`${held}::boolean`.as('held'))
      .limit(most)
      .as('due')
  },
}

/** How much of a kind a rule would remove now, and how much of it a legal hold keeps. */
export const previewOf = async (db: Db, kind: RetentionKind, asked: due.DueQuery) => ({
  kind,
  ...(await counted(db, await rowsOf[kind](db, asked))),
})
