/** One turn of a conversation as a model reads it. */
interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

interface ModelRequest {
  readonly messages: readonly ModelMessage[]
  readonly signal: AbortSignal
}

/** A language model, wherever it runs. What it answers is checked by those who ask. */
export interface Model {
  /** As `GET /config` and the answers name it. */
  readonly name: string
  /** The answer in pieces as they come. Throws `model-failed`. */
  write(request: ModelRequest): AsyncIterable<string>
}
