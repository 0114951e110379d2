import type { MessageKey } from './messages.store.ts'
import type { Db } from '#base/database'

/** The earlier turns without documents, oldest first, at most `limit` before an answer. */
export async function listEarlierTurns(db: Db, key: MessageKey, limit: number) {
  const rows = await db
    .selectFrom('chat_messages as present')
    .innerJoin('chat_messages as answer', (join) =>
      join
        .onRef('answer.organisation_id', '=', 'present.organisation_id')
        .onRef('answer.chat_session_id', '=', 'present.chat_session_id'),
    )
    .innerJoin('chat_messages as question', (join) =>
      join
        .onRef('question.organisation_id', '=', 'answer.organisation_id')
        .onRef('question.chat_session_id', '=', 'answer.chat_session_id')
        .on('question.position', '=', (eb) => eb('answer.position', '-', 1)),
    )
    .select(['question.content as question', 'answer.content as answer'])
    .where('present.organisation_id', '=', key.organisation_id)
    .where('present.chat_session_id', '=', key.chat_session_id)
    .where('present.message_id', '=', key.message_id)
    .whereRef('answer.position', '<', 'present.position')
    .where('answer.role', '=', 'assistant')
    .where('answer.rag_strategy', '=', 'none')
    .where('answer.content', '<>', '')
    .orderBy('answer.position', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}
