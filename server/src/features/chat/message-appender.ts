import type { Citation, Grounding, MessageDoubt, MessageStatus } from '@alta/contract/chat'
import type { ProblemCode } from '@alta/contract/problems'
import type { FallbackReason } from '@alta/contract/report'
import { limitConcurrency } from '#base/limit-concurrency'
import type { Services } from '#base/services'
import { messageTopic } from './chat.store.ts'
import { sourceIdOf } from './citations.rules.ts'
import { type MessageKey, transitionMessage } from './messages.store.ts'
import type { Version } from './texts.store.ts'

/** An answer under way. */
export interface Answering {
  readonly services: Services
  readonly data: MessageKey
  readonly signal: AbortSignal
}

/** A message as it is to stand. */
export interface MessageDraft {
  readonly content: string
  /** In the order of the content. */
  readonly citations: readonly Citation[]
  readonly doubts: readonly MessageDoubt[]
}

/** What else becomes of it with a piece. */
export interface AppendOptions {
  readonly grounding?: Grounding
  readonly model?: string
  readonly removed?: number
  readonly fallback?: FallbackReason
}

/** How it ends. */
interface MessageEnding {
  readonly status: Exclude<MessageStatus, 'streaming'>
  readonly problem_code?: ProblemCode
}

export interface MessagePiece {
  /** What stands in the message before it. */
  readonly before: MessageDraft
  readonly draft: MessageDraft
  readonly with: AppendOptions
  /** null: more is to come. */
  readonly ending: MessageEnding | null
}

const versionsOf = (citations: readonly Citation[]): Version[] => {
  const versions = citations.map((citation) => ({ source_id: sourceIdOf(citation), revision: citation.revision }))
  return [...new Map(versions.map((version) => [`${version.source_id}@${version.revision}`, version])).values()]
}

/**
 * Writes a piece with its event, and with the last one that the answer is complete. False when the message no longer
 * stands as this run left it (it was stopped, or another process goes on with it), or a text it cites has gone.
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
    // a doubtful sentence is never shown without its mark
    const isMarked = draft.doubts.length > before.doubts.length
    if (isMarked || (ending && citations.length > 0)) await publish('citations', { citations, doubts })
    if (ending) await (problem ? publish('problem', problem) : publish('done', { message }))
    return true
  })
}

/** Pieces that one process writes at once: what else it does with the database is not to wait behind all of them. */
const inTurn = limitConcurrency(4)

export interface MessageAppender {
  /** Writes the message so far as soon as the piece before is written; what comes meanwhile goes with it. */
  readonly put: (draft: MessageDraft, also: AppendOptions) => void
  /** Writes what is left and how it ends. False when the message does not stand as this run left it. */
  readonly end: (last: {
    readonly draft: MessageDraft
    readonly with: AppendOptions
    readonly ending: MessageEnding
  }) => Promise<boolean>
  /** The message no longer stands as this run left it: aborted with whatever broke the writing. */
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
        // came between the last look and here
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
      // `broken` without an error of its own: somebody else has the message now
      if (aborted && !(reason instanceof DOMException)) throw reason
      return !aborted
    },
  }
}
