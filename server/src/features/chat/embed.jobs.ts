import { id } from '@alta/contract/fields'
import * as z from 'zod/mini'
import type { Trx } from '#base/database'
import { type Job, jobOf, organisationSubmitter } from '#base/jobs'
import type { Services } from '#base/services'
import { findModelSettings } from '../model-settings/model-settings.store.ts'
import type { SessionKey } from './attached.store.ts'
import type { Version } from './texts.store.ts'
import { packed } from './vector-bytes.ts'
import { findUnembedded, listUnembedded, saveVectors, type TextKey } from './vectors.store.ts'

/** The longest time a question waits for its vector; after that, only words are searched. */
const question_ms = 2_000

const textKey = z.object({
  organisation_id: id,
  chat_session_id: id,
  source_id: id,
  revision: z.int().check(z.nonnegative()),
})

/** Computes the vectors of a text's passages. Before that, and when it fails, the text is searched by its words. */
export const embedTextJob: Job<Services, TextKey> = jobOf<Services, TextKey>({
  name: 'embed-text',
  data: textKey,
  retries: 5,
  run: async ({ services: { db, embeddings }, data, signal }) => {
    // The organisation has forbidden it since it was requested: the text is not sent.
    if (embeddings === null || !(await findModelSettings(db, data.organisation_id)).embedding_allowed) return
    const text = await findUnembedded(db, data, embeddings.name)
    if (!text) return
    const passages = text.chunks.map(({ header, start, end }) => `${header}\n${text.text.slice(start, end)}`)
    const vectors = await embeddings.embed(passages, signal)
    const made = { model: embeddings.name, dimension: vectors[0]?.length ?? 0, vectors: packed(vectors) }
    await saveVectors(db, data, made)
  },
  failed: async ({ services, data: { source_id, revision } }) =>
    services.log.error({ source_id, revision }, 'a text could not be embedded; it is searched by its words'),
})

/**
 * Enqueues the vectors of a new text, in the transaction that makes it searchable; does nothing where the text may not
 * be sent to the endpoint.
 */
export async function embedText(
  { embeddings, jobs }: Services,
  trx: Trx,
  { organisation_id, chat_session_id, source_id, revision }: TextKey,
): Promise<void> {
  if (embeddings === null || !(await findModelSettings(trx, organisation_id)).embedding_allowed) return
  const data = { organisation_id, chat_session_id, source_id, revision }
  const key = `${chat_session_id}/${source_id}@${revision}`
  await jobs.enqueue(trx, embedTextJob, { data, key, submitter: organisationSubmitter(organisation_id) })
}

interface QuestionToEmbed {
  readonly question: string
  /** Whether the organisation's text may be sent to the endpoint of embeddings. */
  readonly allowed: boolean
  readonly searched: readonly Version[]
  readonly signal: AbortSignal
}

/** The vector of a question; null when the endpoint does not give it in time. */
async function vectorOf(
  { embeddings, log }: Services,
  { question, signal }: QuestionToEmbed,
): Promise<Float32Array | null> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(question_ms)])
  const made = await embeddings?.embed([question], within).catch((error: unknown) => {
    signal.throwIfAborted()
    log.warn({ err: error }, 'a question could not be embedded; its words are searched')
    return null
  })
  return made?.[0] ?? null
}

export interface Embedded {
  /** The model whose vectors every text has; null: only words are searched. */
  readonly model: string | null
  readonly question_vector: Float32Array | null
}

/**
 * The vectors that a question can be searched with besides its words. Texts without vectors of the configured model
 * (they are older, or the endpoint was unavailable) get them for later questions.
 */
export async function embedQuestion(services: Services, key: SessionKey, request: QuestionToEmbed): Promise<Embedded> {
  const { db, embeddings } = services
  const nothing = { model: null, question_vector: null }
  if (embeddings === null || !request.allowed || request.searched.length === 0) return nothing
  const without = await listUnembedded(db, key, { versions: request.searched, model: embeddings.name })
  if (without.length === 0) return { model: embeddings.name, question_vector: await vectorOf(services, request) }
  await db.transaction().execute(async (trx) => {
    for (const text of without) await embedText(services, trx, text)
  })
  return nothing
}
