import { scopeFor } from '#base/access'
import { recordLoader } from '#base/load-record'
import { putAwaySeenBy } from './put-away.rules.ts'
import { findReport, findSummary } from './reports.store.ts'
import type { Db } from '#base/database'

/** A report in use that the caller may read, without its text. */
export const loadReport = recordLoader(
  'discharge_report',
  async (db: Db, { ids, actor }) => await findSummary(db, scopeFor(actor, 'discharge_reports:read'), ids),
)

/** The same, including reports that were put away where the caller sees them. */
export const loadReportEvenPutAway = recordLoader(
  'discharge_report',
  async (db: Db, { ids, actor }) =>
    await findSummary(db, scopeFor(actor, 'discharge_reports:read'), { ...ids, put_away_seen: putAwaySeenBy(actor) }),
)

/** The same with its text and everything that the engine wrote. */
export const loadWholeReportEvenPutAway = recordLoader(
  'discharge_report',
  async (db: Db, { ids, actor }) =>
    await findReport(db, scopeFor(actor, 'discharge_reports:read'), { ...ids, put_away_seen: putAwaySeenBy(actor) }),
)
