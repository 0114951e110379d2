/** One turn of a conversation as a model reads it. */
interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

export interface ModelRequest {
  /** Whose turn it is: organisations wait for one another's requests in turns. */
  readonly organisation_id: string
  /** One of `models`. */
  readonly model: string
  readonly messages: readonly ModelMessage[]
  /** Of the answer. */
  readonly max_tokens: number
  /** 0 when left out: the same question is answered as alike as the endpoint can. */
  readonly temperature?: number
  /** JSON schema (2020-12) that the answer is to follow; an endpoint that refuses it fails with `no_schema`. */
  readonly schema?: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> }
  readonly signal: AbortSignal
}

/** What a request took. */
export interface ModelUsage {
  readonly prompt_tokens: number
  readonly completion_tokens: number
  /** The endpoint did not count: four characters are taken for a token. */
  readonly estimated: boolean
  /** From its turn on, to the first piece and to the end. */
  readonly first_ms: number
  readonly total_ms: number
  /** How long it waited for its turn. */
  readonly waited_ms: number
  /** Of which all but the last failed. */
  readonly attempts: number
  /** By the configured prices, in their currency. */
  readonly cost: number
}

export interface ModelAnswer {
  readonly text: string
  readonly usage: ModelUsage
}

/** Text as it comes, and behind the last of it what it took. */
export type ModelPiece = { readonly text: string } | { readonly usage: ModelUsage }

/** An endpoint with language models. What they answer is checked by those who ask. */
export interface Model {
  /** Of the endpoint, as people are shown where text goes. */
  readonly host: string
  /** At least one; the first is taken where nobody chose. */
  readonly models: readonly string[]
  /** That looks again at what was written; null: whoever wrote it does. */
  readonly judge: string | null
  /** Tokens that question and answer may have together. */
  readonly context_tokens: number
  /** False once the endpoint refused a schema for this model; asked again after a while. */
  readonly takesSchema: (model: string) => boolean
  /**
   * The whole answer.
   * @throws Problem `model-failed` with its `failure`; an answer that was cut is `truncated`, never whole
   */
  readonly write: (request: ModelRequest) => Promise<ModelAnswer>
  /** The answer as it comes. Throws as `write` does, perhaps after pieces. */
  readonly stream: (request: ModelRequest) => AsyncIterable<ModelPiece>
}
