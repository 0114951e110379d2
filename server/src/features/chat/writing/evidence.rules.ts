import { createHash } from 'node:crypto'
import type { EvidencePassage } from '@alta/clinical/chat-grounding/evidence'
import type { Citation } from '@alta/contract/chat'
import type { PassageSpan } from '../answer.threads.ts'
import { pageAt } from '../check-citations.rules.ts'
import type { CitedText } from '../texts.store.ts'
import type { TextSpan } from '#base/spans'

/** The place of a citation in its source. */
type CitationSource = Omit<Citation, 'start' | 'end'>

/**
 * The passages that a model is given with a question, in the words of the database, with the place of each sentence.
 */
export interface ModelEvidence {
  /** The same key for the same passages of the same versions. */
  readonly key: string
  readonly passages: readonly EvidencePassage[]
  /** Places by passage and sentence, both from 0. */
  readonly sources: readonly (readonly CitationSource[])[]
}

const isInside = (inner: TextSpan, outer: TextSpan): boolean =>
  inner.start >= outer.start && inner.end <= outer.end && inner.start < inner.end

/**
 * Takes the words of passages from the session's texts: whatever the search thread answered, nothing else is sent or
 * cited. Throws when a passage lies in no text of the session.
 */
export function evidenceFrom(passages: readonly PassageSpan[], texts: readonly CitedText[]): ModelEvidence {
  const known = new Map(texts.map((text) => [text.source_id, text]))
  const hash = createHash('sha256')
  const found = passages.map(({ text_id, day, section, ...passageSpan }) => {
    const text = known.get(text_id)
    const wholeText = { start: 0, end: text?.text.length ?? 0 }
    if (
      !text ||
      !isInside(passageSpan, wholeText) ||
      !passageSpan.sentences.every((sentence) => isInside(sentence, passageSpan))
    )
      throw new Error('A passage lies in no text of its session.')
    const { document_id, discharge_report_id, revision, title, page_starts } = text
    hash.update(
      `${text_id}@${revision} ${passageSpan.start}-${passageSpan.end} ${JSON.stringify(passageSpan.sentences)}\n`,
    )
    const passage: EvidencePassage = {
      title,
      day,
      section,
      text: text.text.slice(passageSpan.start, passageSpan.end),
      sentences: passageSpan.sentences.map(({ start, end }) => ({
        start: start - passageSpan.start,
        end: end - passageSpan.start,
      })),
    }
    const sources = passageSpan.sentences.map(({ start, end }): CitationSource => {
      const page = pageAt(page_starts, start)
      const at = { source_start: start, source_end: end }
      return { document_id, discharge_report_id, revision, ...at, ...(page !== undefined && { page }) }
    })
    return { passage, sources }
  })
  return {
    key: hash.digest('base64'),
    passages: found.map(({ passage }) => passage),
    sources: found.map(({ sources }) => sources),
  }
}
