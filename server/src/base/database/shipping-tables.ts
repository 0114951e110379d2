import type { Generated } from 'kysely'

export interface AuditPositions {
  organisation_id: string
  /** The number of the newest event that the receiver took. */
  shipped: number
}

/** One row: which process sends, until when nobody else does, and when the heads of the chains were last kept outside. */
export interface AuditShipping {
  single: Generated<boolean>
  holder: string | null
  held_until: Date | null
  anchored_at: Date | null
}
