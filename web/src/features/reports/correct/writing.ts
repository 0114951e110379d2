import { limits } from '@alta/contract/limits'
import type { ReviewDraft, WrittenSection } from '@alta/contract/review'
import type { SectionKey } from '@alta/contract/sections'

/** Unsaved work: the sections a person has written in, on top of a revision (0: the generated version). */
export interface CorrectionDraft {
  readonly sections: ReadonlyMap<SectionKey, string>
  readonly base_revision: number
}

export const writingOf = ({ sections, base_revision }: ReviewDraft): CorrectionDraft => ({
  sections: new Map(sections.map(({ key, markdown }) => [key, markdown])),
  base_revision,
})

export const sentOf = ({ sections, base_revision }: CorrectionDraft) => ({
  sections: [...sections].map(([key, markdown]): WrittenSection => ({ key, markdown })),
  base_revision,
})

/** The sections that are longer than the server takes, with their length in characters. */
export const tooLongOf = ({
  sections,
}: CorrectionDraft): readonly { readonly key: SectionKey; readonly length: number }[] =>
  [...sections]
    .map(([key, markdown]) => ({ key, length: markdown.length }))
    .filter(({ length }) => length > limits.section_characters)

/** The sections whose text is no longer that of the version they were begun from. */
export const changedSections = ({ sections }: CorrectionDraft, before: ReadonlyMap<SectionKey, string>): SectionKey[] =>
  [...sections].filter(([key, markdown]) => markdown.trim() !== (before.get(key) ?? '').trim()).map(([key]) => key)
