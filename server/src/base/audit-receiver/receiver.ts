/** An event as it leaves the server: all that its hash covers, so that whoever receives it can count the chain again. */
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

/** Where chains ended at a moment. Kept outside, it shows later whether they were counted anew since. */
export interface Anchor {
  readonly format: 'alta-audit-anchor-1'
  readonly anchored_at: string
  readonly chains: readonly {
    readonly organisation_id: string | null
    readonly sequence: number
    readonly hash: string
  }[]
}

/** Takes the audit log outside. What is sent counts as taken only when `send…` settles; otherwise it is sent again. */
export interface AuditReceiver {
  sendEvents(events: readonly ShippedEvent[]): Promise<void>
  sendAnchor(anchor: Anchor): Promise<void>
  /** Answers what was found, as far as can be asked without sending anything. */
  check(): Promise<string>
}

/** Milliseconds for one batch, from connecting to the last word. */
export const batch_ms = 20_000
