import type { Evidence, ReportSentence, SectionEvidence, TextBlock } from './evidence.ts'

/** A sentence by its words and place: it is the same one in the version that comes after. */
export const nameOf = ({ section, item }: ReportSentence): string => `${section} ${item.text}`

/**
 * The report without the marks that a person has accepted. Sections in which nothing is accepted stay the very same
 * objects, so that they are not drawn again.
 */
export const withAccepted = (evidence: Evidence, accepted: ReadonlySet<string>): Evidence => {
  if (accepted.size === 0) return evidence
  const quiet = (sentence: ReportSentence): ReportSentence =>
    sentence.doubt !== null && accepted.has(nameOf(sentence)) ? { ...sentence, doubt: null } : sentence
  const sentences = evidence.sentences.map(quiet)
  const again = (block: TextBlock): TextBlock =>
    block.kind === 'heading'
      ? block
      : { ...block, sentences: block.sentences.map(({ id }) => sentences[id]).filter((one) => one !== undefined) }
  const changed = new Set(sentences.filter((one, id) => one !== evidence.sentences[id]).map(({ section }) => section))
  const sections = evidence.sections.map((section): SectionEvidence =>
    changed.has(section.key) ? { ...section, blocks: section.blocks.map(again) } : section,
  )
  return { sections, sentences }
}
