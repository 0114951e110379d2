import type { Generated } from 'kysely'

export interface AuditPositions {
  organisation_id: string
  /** The number of the newest event that the receiver has taken. */
  shipped: number
}

/**
 * A single row: which process sends, until when no other one does, and when the heads of the chains were last stored
 * outside.
 */
export interface AuditShipping {
  single: Generated<boolean>
  holder: string | null
  held_until: Date | null
  anchored_at: Date | null
}
