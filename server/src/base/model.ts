/** One turn of a conversation as a model reads it. */
interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

export interface ModelRequest {
  /** On whose behalf the request is made: organisations take turns. */
  readonly organisation_id: string
  /** One of `models`. */
  readonly model: string
  readonly messages: readonly ModelMessage[]
  /** The most tokens of the answer. */
  readonly max_tokens: number
  /** Left out: 0, so that the same question gets the same answer as far as the endpoint allows. */
  readonly temperature?: number
  /** JSON schema (2020-12) that the answer is to follow; an endpoint that refuses it fails with `no_schema`. */
  readonly schema?: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> }
  readonly signal: AbortSignal
}

/** The cost of a request. */
export interface ModelUsage {
  readonly prompt_tokens: number
  readonly completion_tokens: number
  /** The endpoint did not count tokens: four characters are taken for one. */
  readonly estimated: boolean
  /** Milliseconds from its turn on, to the first piece and to the end. */
  readonly first_ms: number
  readonly total_ms: number
  /** Milliseconds for which it waited for its turn. */
  readonly waited_ms: number
  /** The number of attempts; all but the last failed. */
  readonly attempts: number
  /** By the configured prices, in their currency. */
  readonly cost: number
}

export interface ModelAnswer {
  readonly text: string
  readonly usage: ModelUsage
}

/** Pieces of text as they come, and the usage after the last of them. */
export type ModelPiece = { readonly text: string } | { readonly usage: ModelUsage }

/** An endpoint with language models. The callers check its answers. */
export interface Model {
  /** The host of the endpoint, as people are told where text is sent. */
  readonly host: string
  /** At least one; the first is used where nobody has chosen. */
  readonly models: readonly string[]
  /** The model that looks again at what was written; null: the model that wrote it does. */
  readonly judge: string | null
  /** Tokens that question and answer may have together. */
  readonly context_tokens: number
  /** False once the endpoint refused a schema for this model; asked again after some time. */
  readonly takesSchema: (model: string) => boolean
  /** The whole answer. @throws Problem `model-failed` with its `failure`; an answer that was cut off is `truncated` */
  readonly write: (request: ModelRequest) => Promise<ModelAnswer>
  /** The answer as it comes. Throws as `write` does, perhaps after pieces. */
  readonly stream: (request: ModelRequest) => AsyncIterable<ModelPiece>
}
