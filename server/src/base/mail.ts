/** One mail to one person, in plain text and as simple HTML that says the same. */
export interface MailMessage {
  readonly to: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The mail server that was configured. */
export interface Mail {
  /** Hands the mail over. @throws MailError when the server did not take it */
  send(message: MailMessage): Promise<void>
  /** Connects and signs in without sending anything; returns what was found. @throws MailError */
  check(): Promise<string>
}

/** Contains no address and no text of the mail server: only the kind of failure. */
export class MailError extends Error {
  /** The server refuses this mail permanently (RFC 5321, 5xx): another attempt changes nothing. */
  readonly permanent: boolean
  constructor(message: string, permanent: boolean) {
    super(message)
    this.name = 'MailError'
    this.permanent = permanent
  }
}
