import { Problem } from '@alta/contract/problems'
import { auditHash } from '#base/audit'
import { positionText, readPosition } from '#base/http/cursor'
import type { AuditPosition } from './audit.store.ts'
import type { ChainEvent } from './chain.store.ts'

const order = 'newest'

export const cursorOf = ({ occurred_at, organisation_id, sequence }: AuditPosition): string =>
  positionText(order, { key: `${occurred_at.toISOString()}/${sequence}`, id: organisation_id })

/** Throws `validation-failed` for a cursor that no page of the log gave. */
export function positionIn(cursor: string | undefined): AuditPosition | undefined {
  const position = readPosition(cursor, order)
  if (!position) return undefined
  const [time = '', sequence = ''] = (position.key ?? '').split('/')
  const occurred_at = new Date(time)
  if (Number.isNaN(occurred_at.getTime()) || !/^\d{1,15}$/.test(sequence))
    throw new Problem('validation-failed', { errors: [{ pointer: '/cursor', code: 'invalid' }] })
  return { occurred_at, organisation_id: position.id, sequence: Number(sequence) }
}

/** The number and the hash of an event; 0 and the empty hash at the beginning. */
export interface ChainLink {
  readonly sequence: number
  readonly hash: string
}

/** Whether the event is the next one, and its hash covers all its fields and the event before. */
export const follows = (before: ChainLink, event: ChainEvent): boolean =>
  event.sequence === before.sequence + 1 &&
  event.previous_hash === before.hash &&
  event.hash === auditHash(before.hash, event.sequence, event)

/**
 * The fault at the end of a chain whose events all follow: the first number that is missing before the head or is too
 * many after it, or the last event where the head names another hash. null: there is none.
 */
export function brokenEnd(last: ChainLink, head: ChainLink, newest: number): number | null {
  if (last.sequence < head.sequence) return last.sequence + 1
  if (newest > head.sequence) return head.sequence + 1
  return last.hash === head.hash ? null : head.sequence
}
