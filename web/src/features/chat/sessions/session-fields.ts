import type { ChatSession, RagStrategy } from '@alta/contract/chat'
import { limits } from '@alta/contract/limits'
import type { SessionFields } from '../chat.queries.ts'
import type { OrganisationRef } from '../../../base/references.ts'

export interface Attached {
  readonly discharge_report_id: string
  readonly title: string
}

/** What is typed and chosen. The title may be a patient's name, so it stays in memory. */
export interface ChatSessionDraft {
  readonly title: string
  readonly organisation: OrganisationRef | null
  readonly rag_strategy: RagStrategy
  readonly reports: readonly Attached[]
}

export const nothingTyped: ChatSessionDraft = { title: '', organisation: null, rag_strategy: 'rag', reports: [] }

export const typedOf = (session: ChatSession): ChatSessionDraft => ({
  title: session.title,
  organisation: { organisation_id: session.organisation_id, name: session.organisation_name },
  rag_strategy: session.rag_strategy,
  reports: session.discharge_reports,
})

type SessionFieldError = 'required' | 'too_long' | 'refused'
export type Mistakes = Readonly<
  Partial<Record<'title' | 'organisation_id' | 'discharge_report_ids', SessionFieldError>>
>

/** The title as it is sent: trimmed, NFC. */
const plainTitle = ({ title }: ChatSessionDraft) => title.normalize('NFC').trim()

/** What the contract would refuse. */
export function mistakesIn(typed: ChatSessionDraft): Mistakes {
  const title = plainTitle(typed)
  return {
    ...(title === '' && { title: 'required' }),
    ...(title.length > limits.title_characters && { title: 'too_long' }),
    ...(typed.organisation === null && { organisation_id: 'required' }),
  }
}

export const sentFields = (typed: ChatSessionDraft): SessionFields => ({
  title: plainTitle(typed),
  rag_strategy: typed.rag_strategy,
  discharge_report_ids: typed.reports.map(({ discharge_report_id }) => discharge_report_id),
})

/** Only what differs from the session as it is. */
export function changesOf(typed: ChatSessionDraft, session: ChatSession): Partial<SessionFields> {
  const now = sentFields(typed)
  const before = sentFields(typedOf(session))
  const sameReports = now.discharge_report_ids.toSorted().join() === before.discharge_report_ids.toSorted().join()
  return {
    ...(now.title !== before.title && { title: now.title }),
    ...(now.rag_strategy !== before.rag_strategy && { rag_strategy: now.rag_strategy }),
    ...(!sameReports && { discharge_report_ids: now.discharge_report_ids }),
  }
}
