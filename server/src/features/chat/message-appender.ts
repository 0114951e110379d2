import type { Citation, Grounding, MessageDoubt, MessageStatus } from '@alta/contract/chat'
import type { ProblemCode } from '@alta/contract/problems'
import type { FallbackReason } from '@alta/contract/report'
import { limitConcurrency } from '#base/limit-concurrency'
import type { Services } from '#base/services'
import { messageTopic } from './chat.store.ts'
import { sourceIdOf } from './check-citations.rules.ts'
import { type MessageKey, transitionMessage } from './messages.store.ts'
import type { Version } from './texts.store.ts'

/** The job of an answer under way. */
export interface Answering {
  readonly services: Services
  readonly data: MessageKey
  readonly signal: AbortSignal
}

/** The message as it is to be stored. */
export interface MessageDraft {
  readonly content: string
  /** In the order of the content. */
  readonly citations: readonly Citation[]
  readonly doubts: readonly MessageDoubt[]
}

/** Further changes that are written together with a piece. */
export interface AppendOptions {
  readonly grounding?: Grounding
  readonly model?: string
  readonly removed?: number
  readonly fallback?: FallbackReason
}

/** How the message ends. */
interface MessageEnding {
  readonly status: Exclude<MessageStatus, 'streaming'>
  readonly problem_code?: ProblemCode
}

export interface MessagePiece {
  /** The content of the message before this piece. */
  readonly before: MessageDraft
  readonly draft: MessageDraft
  readonly with: AppendOptions
  /** null: more pieces will follow. */
  readonly ending: MessageEnding | null
}

const versionsOf = (citations: readonly Citation[]): Version[] => {
  const versions = citations.map((citation) => ({ source_id: sourceIdOf(citation), revision: citation.revision }))
  return [...new Map(versions.map((version) => [`${version.source_id}@${version.revision}`, version])).values()]
}

/**
 * Writes a piece with its event, and with the last one that the answer is complete. False when the message is no longer
 * as this run left it (it was stopped, or another process continues it), or when a text it cites was deleted.
 */
export async function writePiece({ services, data }: Answering, piece: MessagePiece): Promise<boolean> {
  const topic = messageTopic(data)
  const { before, draft, ending } = piece
  return await services.db.transaction().execute(async (trx) => {
    const texts = versionsOf(draft.citations.filter(({ end }) => end > before.content.length))
    const standing = { ...data, from: ['streaming'], content: before.content, texts } as const
    const message = await transitionMessage(trx, standing, {
      content: draft.content,
      citations: JSON.stringify(draft.citations),
      ...(draft.doubts.length + before.doubts.length > 0 && { doubts: JSON.stringify(draft.doubts) }),
      ...piece.with,
      ...ending,
    })
    if (!message) return false
    const publish = (event: string, data: unknown) => services.events.publish(trx, { ...topic, event, data })
    const at = before.content.length
    const { citations, doubts, problem } = message
    if (draft.content.length > at) await publish('delta', { at, text: draft.content.slice(at) })
    // A doubtful sentence is never shown without its mark.
    const isMarked = draft.doubts.length > before.doubts.length
    if (isMarked || (ending && citations.length > 0)) await publish('citations', { citations, doubts })
    if (ending) await (problem ? publish('problem', problem) : publish('done', { message }))
    return true
  })
}

/** Pieces that one process writes at once, so that its other queries do not wait for all of them. */
const inTurn = limitConcurrency(4)

export interface MessageAppender {
  /** Writes the message so far as soon as the piece before is written; what comes meanwhile is added to it. */
  readonly put: (draft: MessageDraft, also: AppendOptions) => void
  /** Writes the rest and the ending. False when the message is no longer as this run left it. */
  readonly end: (last: {
    readonly draft: MessageDraft
    readonly with: AppendOptions
    readonly ending: MessageEnding
  }) => Promise<boolean>
  /** Aborts when the message is no longer as this run left it, with the error that ended the writing. */
  readonly broken: AbortSignal
}

/** Writes a message that grows, one piece at a time. */
export function pieceWriter(job: Answering, standing: MessageDraft): MessageAppender {
  const broken = new AbortController()
  let before: MessageDraft = standing
  let next: Omit<MessagePiece, 'before'> | undefined
  let writing: Promise<void> | undefined

  const drain = async (): Promise<void> => {
    while (next && !broken.signal.aborted) {
      await inTurn(async () => {
        if (!next) return
        const piece = { ...next, before }
        next = undefined
        if (await writePiece(job, piece)) before = piece.draft
        else broken.abort()
      })
    }
  }
  const start = (): void => {
    writing ??= drain()
      .catch((error: unknown) => broken.abort(error))
      .finally(() => {
        writing = undefined
        // This text came between the last look and here.
        if (next && !broken.signal.aborted) start()
      })
  }
  const put = (piece: Omit<MessagePiece, 'before'>): void => {
    next = piece
    start()
  }
  return {
    broken: broken.signal,
    put: (draft, also) => put({ draft, with: also, ending: null }),
    end: async (last) => {
      put(last)
      while (writing) await writing
      const { aborted, reason } = broken.signal
      // `broken` without an error: another process writes the message now.
      if (aborted && !(reason instanceof DOMException)) throw reason
      return !aborted
    },
  }
}
