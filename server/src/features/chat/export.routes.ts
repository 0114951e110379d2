import { chatTree, type PrintableChat } from '@alta/clinical/document/chat-tree'
import { treeDocx } from '@alta/clinical/document/docx'
import { moment } from '@alta/clinical/document/imprint'
import { writeMarkdown } from '@alta/clinical/document/markdown'
import * as chat from '@alta/contract/chat'
import { Problem } from '@alta/contract/problems'
import type { FastifyInstance } from 'fastify'
import { serve } from '#base/route'
import { ownOf } from './chat.rules.ts'
import { findKey } from './chat.store.ts'
import { sourceIdOf, wordsCited } from './citations.rules.ts'
import { allMessages, localeOf } from './messages.store.ts'
import { listTitles } from './texts.store.ts'

type Format = keyof typeof chat.chatExportFormats
const endings: Readonly<Record<Format, string>> = { docx: 'docx', markdown: 'md' }

/** `titles`: of the documents and reports that are still there, by their ids. */
function printable(message: chat.Message, titles: ReadonlyMap<string, string>): PrintableChat['messages'][number] {
  const { role, content, status, created_at, doubts } = message
  const citations = message.citations.map((citation) => ({
    start: citation.start,
    end: citation.end,
    source: titles.get(sourceIdOf(citation)) ?? null,
    // what a model wrote is not what the source says
    quote: message.model === null ? wordsCited(content, citation) : null,
    ...(citation.page !== undefined && { page: citation.page }),
  }))
  return { role, content, unfinished: status !== 'complete', created_at, citations, doubts }
}

/** Questions and answers as a file, in the language of whoever asked. */
export function exportRoute(app: FastifyInstance): void {
  serve(app, chat.exportFile, async ({ db, actor, scope, params, query, now, note }) => {
    const session = await findKey(db, ownOf(actor, scope), params.chat_session_id)
    if (!session) throw new Problem('not-found')
    note({ organisation_id: session.organisation_id, format: query.format })
    const language = await localeOf(db, session)
    const titles = new Map((await listTitles(db, session)).map(({ source_id, title }) => [source_id, title]))
    const messages = (await allMessages(db, session)).map((message) => printable(message, titles))
    const { title } = session
    const time = now.toISOString()
    return {
      filename: `${title}.${endings[query.format]}`,
      media_type: chat.chatExportFormats[query.format],
      bytes: async () => {
        const tree = chatTree({ title, language, messages })
        if (query.format === 'markdown') return writeMarkdown(tree)
        return await treeDocx(tree, { title, language, time, mark: null, foot: moment(time, language) })
      },
    }
  })
}
