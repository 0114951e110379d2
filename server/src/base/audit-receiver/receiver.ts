/**
 * An event as it leaves the server: everything that its hash covers, so that the receiver can verify the chain again.
 */
export interface ShippedEvent {
  /** null: the chain of no organisation. */
  readonly organisation_id: string | null
  readonly sequence: number
  readonly occurred_at: string
  readonly actor_id: string | null
  readonly address: string | null
  readonly act: string
  readonly outcome: string
  readonly detail: unknown
  readonly previous_hash: string
  readonly hash: string
}

/** The ends of the chains at a moment. Stored outside, it shows later whether somebody has rewritten them since. */
export interface Anchor {
  readonly format: 'alta-audit-anchor-1'
  readonly anchored_at: string
  readonly chains: readonly {
    readonly organisation_id: string | null
    readonly sequence: number
    readonly hash: string
  }[]
}

/**
 * Sends the audit log to another system. What was sent counts as received only when `send…` resolves; otherwise it is
 * sent again.
 */
export interface AuditReceiver {
  sendEvents(events: readonly ShippedEvent[]): Promise<void>
  sendAnchor(anchor: Anchor): Promise<void>
  /** Checks the receiver as far as possible without sending an event, and returns what was found. */
  check(): Promise<string>
}

/** Milliseconds for one batch, from the connection to the last answer. */
export const batch_ms = 20_000
