import type { DocumentLayout, SectionLayout } from '@alta/contract/document-settings'
import type { Language } from '@alta/contract/languages'
import { type SectionKey, sectionKeys, sectionTitles } from '@alta/contract/sections'
import { fold } from '../text/fold.ts'

/** The words of a text between single blanks, with a blank at either end, so that a search finds whole words alone. */
const spacedWords = (text: string): string =>
  ` ${fold(text.normalize('NFC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/**
 * The layout for a service: the one whose service is named in it ("Cardiología" in "Servicio de Cardiología"), the
 * longest of several; otherwise the organisation's own; otherwise none.
 */
export function layoutFor(layouts: readonly DocumentLayout[], service: string | null): readonly SectionLayout[] {
  const named = service === null ? '' : spacedWords(service)
  const own = layouts
    .filter((layout) => layout.service !== null && named.includes(spacedWords(layout.service)))
    .toSorted((a, b) => (b.service?.length ?? 0) - (a.service?.length ?? 0))
  const common = layouts.find((layout) => layout.service === null)
  return (own[0] ?? common)?.sections ?? []
}

/** All 18 keys: those of the layout in its order, then the others in the contract's. */
export function sectionOrder(layout: readonly SectionLayout[]): SectionKey[] {
  return [...new Set([...layout.map(({ key }) => key), ...sectionKeys])]
}

export function titleIn(layout: readonly SectionLayout[], key: SectionKey, language: Language): string {
  return layout.find((section) => section.key === key)?.titles[language] ?? sectionTitles[key][language]
}
