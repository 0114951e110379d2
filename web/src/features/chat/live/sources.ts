import * as chat from '@alta/contract/chat'
import type { AttachedReport, Citation } from '@alta/contract/chat'
import * as documents from '@alta/contract/documents'
import type { SessionDocument } from '@alta/contract/documents'
import type { RecognisedText } from '@alta/contract/recognised'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../base/api.ts'
import { queryClient } from '../../../base/queries.ts'
import { keyOf } from '../../../base/query-key.ts'

/** What a citation points into: a document, or a version of an attached report. */
export type SourceOf = Pick<Citation, 'document_id' | 'discharge_report_id' | 'revision'>

export interface SourceText {
  readonly text: string
  /** Where each page begins; empty for what has no pages. */
  readonly pages: readonly number[]
  /** null where no text was recognised in pictures. */
  readonly recognised: RecognisedText | null
}

const textQuery = (chat_session_id: string, { document_id, discharge_report_id, revision }: SourceOf) => ({
  queryKey: [...keyOf(documents.readText), chat_session_id, document_id ?? discharge_report_id, revision],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SourceText> => {
    if (document_id !== null)
      return await call(documents.readText, { params: { chat_session_id, document_id } }, { signal })
    const params = { chat_session_id, discharge_report_id: discharge_report_id ?? '' }
    const { text } = await call(chat.reportText, { params, query: { revision: String(revision) } }, { signal })
    return { text, pages: [], recognised: null }
  },
  staleTime: Infinity,
})

/** The text of a source. Opening it is an audited event, and it never changes: it is read once. */
export const useSource = (chat_session_id: string, source: SourceOf) =>
  useQuery({ ...textQuery(chat_session_id, source), refetchOnWindowFocus: false })

/** The cited words as they stand in their sources; null for those of a source that is gone. */
export const quotesOf = (chat_session_id: string, citations: readonly Citation[]): Promise<(string | null)[]> =>
  Promise.all(
    citations.map((citation) =>
      queryClient.fetchQuery(textQuery(chat_session_id, citation)).then(
        ({ text }) => text.slice(citation.source_start, citation.source_end),
        () => null,
      ),
    ),
  )

/** How a source is called; undefined when it has been deleted. */
export const nameOf = (
  { document_id, discharge_report_id }: SourceOf,
  files: readonly SessionDocument[],
  reports: readonly AttachedReport[],
): string | undefined =>
  document_id === null
    ? reports.find((report) => report.discharge_report_id === discharge_report_id)?.title
    : files.find((file) => file.document_id === document_id)?.filename
