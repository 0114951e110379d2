import type { Acceptance } from '@alta/contract/review'
import type { ReportEvidence, ReportSentence, SectionEvidence, TextBlock } from '../source/evidence.ts'

/** A sentence by its words and place: it is the same one in the version that comes after. */
export const nameOf = ({ section, text }: Pick<Acceptance, 'section' | 'text'>): string => `${section} ${text}`

/** What stands: what the server keeps, with what is on its way to it (null: taken back). */
export const currentAcceptances = (
  saved: readonly Acceptance[],
  sending: ReadonlyMap<string, Acceptance | null>,
): ReadonlyMap<string, Acceptance> => {
  const all = new Map(saved.map((one) => [nameOf(one), one]))
  for (const [name, one] of sending) {
    if (one === null) all.delete(name)
    else all.set(name, one)
  }
  return all
}

/**
 * The report without the marks that somebody has accepted. Sections in which nothing is accepted stay the very same
 * objects, so that they are not drawn again.
 */
export const withAccepted = (evidence: ReportEvidence, accepted: ReadonlyMap<string, Acceptance>): ReportEvidence => {
  if (accepted.size === 0) return evidence
  const quiet = (sentence: ReportSentence): ReportSentence => {
    const by = sentence.doubt && accepted.get(nameOf({ section: sentence.section, text: sentence.item.text }))
    return by ? { ...sentence, doubt: null, accepted: by } : sentence
  }
  const sentences = evidence.sentences.map(quiet)
  const again = (block: TextBlock): TextBlock =>
    block.kind === 'heading'
      ? block
      : { ...block, sentences: block.sentences.map(({ id }) => sentences[id]).filter((one) => one !== undefined) }
  const changed = new Set(sentences.filter((one, id) => one !== evidence.sentences[id]).map(({ section }) => section))
  const sections = evidence.sections.map((section): SectionEvidence =>
    changed.has(section.key) ? { ...section, blocks: section.blocks.map(again) } : section,
  )
  return { ...evidence, sections, sentences }
}
