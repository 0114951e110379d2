import type { PrintableChat } from '@alta/clinical/document/chat-tree'
import { documentWords } from '@alta/clinical/lexicon/document-words'
import type { Language } from '@alta/contract/languages'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#base/database'
import { callerSubmitter } from '#base/access'
import { serve } from '#base/route'
import type { SessionKey } from './attached.store.ts'
import { sourceIdOf, wordsCited } from './check-citations.rules.ts'
import type { ChatExportFormat, PrintChat } from './export.threads.ts'
import { allMessages, localeOf } from './messages.store.ts'
import { loadSession } from './session.record.ts'
import { listTitles, readCited, type Version } from './texts.store.ts'
import * as chat from '@alta/contract/chat'

const endings: Readonly<Record<ChatExportFormat, string>> = { docx: 'docx', markdown: 'md' }

interface Sources {
  /** The titles of documents and reports that still exist, by their ids. */
  readonly titles: ReadonlyMap<string, string>
  /** The texts that models' answers cite, by id and revision. */
  readonly texts: ReadonlyMap<string, string>
}

const nameOf = ({ source_id, revision }: Version): string => `${source_id}@${revision}`
const versionOf = (citation: chat.Citation): Version => ({
  source_id: sourceIdOf(citation),
  revision: citation.revision,
})

/** The source of a citation: the engine quotes it, a model has put it into its own words. */
function quoteOf({ content, model }: chat.Message, citation: chat.Citation, { texts }: Sources): string | null {
  if (model === null) return wordsCited(content, citation)
  return texts.get(nameOf(versionOf(citation)))?.slice(citation.source_start, citation.source_end) ?? null
}

function printable(message: chat.Message, sources: Sources): PrintableChat['messages'][number] {
  const { role, content, status, created_at, doubts, model, fallback, removed } = message
  const citations = message.citations.map((citation) => ({
    start: citation.start,
    end: citation.end,
    source: sources.titles.get(sourceIdOf(citation)) ?? null,
    quote: quoteOf(message, citation, sources),
    ...(citation.page !== undefined && { page: citation.page }),
  }))
  const author = { model, declined: fallback === 'not_found', grounded: message.rag_strategy !== 'none', removed }
  const isEngines = model === null && fallback === null
  const printed = { role, content, unfinished: status !== 'complete', created_at, citations, doubts }
  return isEngines ? printed : { ...printed, author }
}

/** The texts that models' answers cite, as far as they still exist. */
async function citedTexts(db: Db, key: SessionKey, messages: readonly chat.Message[]) {
  const cited = messages.filter(({ model }) => model !== null).flatMap(({ citations }) => citations.map(versionOf))
  const versions = [...new Map(cited.map((version) => [nameOf(version), version])).values()]
  return new Map((await readCited(db, key, versions)).map((text) => [nameOf(text), text.text]))
}

/** A report that was annulled since it was quoted is marked wherever it is named. */
const titlesOf = (named: Awaited<ReturnType<typeof listTitles>>, language: Language) =>
  new Map(
    named.map(({ source_id, title, annulled }) => [
      source_id,
      annulled ? `${title} (${documentWords[language].annulled})` : title,
    ]),
  )

/** Questions and answers as a file, in the language of the caller. */
export function exportRoute(app: FastifyInstance, print: PrintChat): void {
  serve(app, chat.exportFile, {
    load: loadSession,
    handle: async ({ record: session, db, actor, query, now, note, signal }) => {
      note({ format: query.format })
      const language = await localeOf(db, session)
      const titles = titlesOf(await listTitles(db, session), language)
      const all = await allMessages(db, session)
      const sources = { titles, texts: await citedTexts(db, session, all) }
      const messages = all.map((message) => printable(message, sources))
      const { title } = session
      const time = now.toISOString()
      const turn = callerSubmitter(actor, session.organisation_id)
      return {
        filename: `${title}.${endings[query.format]}`,
        media_type: chat.chatExportFormats[query.format],
        bytes: () => print({ turn, signal }, { format: query.format, title, language, time, messages }),
      }
    },
  })
}
