import type { CompositionSection } from 'fhir/r4.js'

/** A section with its place among the printed ones. */
export interface OrderedSection extends Omit<CompositionSection, 'section'> {
  readonly position: number
  readonly section?: readonly OrderedSection[]
}

/** The sections in the order of the organisation's layout, where it has one. */
export function inOrder(isOrdered: boolean, sections: readonly OrderedSection[]): CompositionSection[] {
  const placed = isOrdered ? sections.toSorted((a, b) => a.position - b.position) : sections
  return placed.map(({ title, code, text, emptyReason: reason, entry, section }) => ({
    ...(title !== undefined && { title }),
    ...(code !== undefined && { code }),
    ...(text !== undefined && { text }),
    ...(reason !== undefined && { emptyReason: reason }),
    ...(entry !== undefined && { entry }),
    ...(section !== undefined && { section: inOrder(isOrdered, section) }),
  }))
}
