import { checkerOf } from '@alta/clinical/evidence/check'
import { editRatio } from '@alta/clinical/evidence/edit-ratio'
import { parseMarkdown } from '@alta/clinical/document/markdown'
import type { ReportSection } from '@alta/contract/report'
import type { CorrectedSection, WrittenSection } from '@alta/contract/review'
import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'
import { asWritten, mergeSections, editRatioOf } from './review.rules.ts'

/** The sections that a person wrote, and the version they are based on. */
interface CorrectionInput {
  readonly source_text: string
  readonly language: Language
  readonly generated: readonly ReportSection[]
  /** The newest correction; null before the first. */
  readonly base: readonly CorrectedSection[] | null
  readonly written: readonly WrittenSection[]
}

interface CheckedCorrection {
  /** The sections that are no longer as they were. */
  readonly changed: readonly SectionKey[]
  /** Sections whose markdown cannot be read; they are left as they were. */
  readonly unreadable: readonly SectionKey[]
  readonly sections: readonly CorrectedSection[]
  readonly edit_ratio: number
}

/**
 * A section is readable when it does not exhaust the parser, and leaves the first two levels of headings to the title
 * and the sections.
 */
function isReadable(markdown: string): boolean {
  try {
    return parseMarkdown(markdown).children.every((node) => node.type !== 'heading' || node.depth > 2)
  } catch {
    return false
  }
}

/**
 * All 18 sections after a correction; those that were written are checked against the source. This takes long, so it
 * runs in threads.
 */
export function checkCorrection({
  source_text,
  language,
  generated,
  base,
  written,
}: CorrectionInput): CheckedCorrection {
  const original = asWritten(generated, language)
  const { sections, to_check, changed } = mergeSections(written, { generated: original, base: base ?? original })
  const readable = to_check.filter(({ markdown }) => isReadable(markdown))
  const check = readable.length > 0 ? checkerOf(source_text) : () => []
  const checked = new Map(
    readable.map(({ key, generated: before, markdown }) => [
      key,
      { key, markdown, items: check(markdown, before.items), edit_ratio: editRatio(before.markdown, markdown) },
    ]),
  )
  const allSections = sections.map((section) => checked.get(section.key) ?? section)
  return {
    changed,
    unreadable: to_check.filter(({ key }) => !checked.has(key)).map(({ key }) => key),
    sections: allSections,
    edit_ratio: editRatioOf(allSections, generated),
  }
}
