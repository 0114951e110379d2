import type { DocumentLayout, SectionLayout } from '@alta/contract/document-settings'
import type { Language } from '@alta/contract/languages'
import { type SectionKey, sectionKeys } from '@alta/contract/sections'

/** A layout as it is edited: all 18 sections in their order. */
export interface LayoutDraft {
  readonly service: string | null
  readonly sections: readonly SectionLayout[]
}

const withAllSections = (sections: readonly SectionLayout[]): SectionLayout[] => [
  ...sections,
  ...sectionKeys.filter((key) => !sections.some((one) => one.key === key)).map((key) => ({ key, titles: {} })),
]

/** The organisation's own first, whether it was saved or not. */
export function draftsOf(layouts: readonly DocumentLayout[]): LayoutDraft[] {
  const common = layouts.find(({ service }) => service === null) ?? { service: null, sections: [] }
  const others = layouts.filter(({ service }) => service !== null)
  return [common, ...others].map(({ service, sections }) => ({ service, sections: withAllSections(sections) }))
}

const isCommon = ({ service, sections }: LayoutDraft): boolean =>
  service === null &&
  sections.every(({ key, titles }, at) => key === sectionKeys[at] && Object.values(titles).every((title) => !title))

const trimmed = ({ key, titles }: SectionLayout): SectionLayout => {
  const title = (language: Language) => titles[language]?.trim() ?? ''
  const [en, es, ca] = [title('en'), title('es'), title('ca')]
  return { key, titles: { ...(en !== '' && { en }), ...(es !== '' && { es }), ...(ca !== '' && { ca }) } }
}

/** As they are saved; the organisation's own is left out where it says nothing. */
export const layoutsOf = (drafts: readonly LayoutDraft[]): DocumentLayout[] =>
  drafts
    .filter((draft) => !isCommon(draft))
    .map(({ service, sections }) => ({ service, sections: sections.map(trimmed) }))

/** The same with one section a place further up (-1) or down (1). */
export function moved(sections: readonly SectionLayout[], key: SectionKey, by: -1 | 1): SectionLayout[] {
  const from = sections.findIndex((one) => one.key === key)
  const section = sections[from]
  const to = from + by
  if (section === undefined || to < 0 || to >= sections.length) return [...sections]
  return sections.toSpliced(from, 1).toSpliced(to, 0, section)
}
