import type { Language } from '@alta/contract/sections'
import { useState } from 'react'
import { openMarkdown } from './open-markdown.ts'
import { PlainField } from './plain-field.tsx'
import { RichField } from './rich-field.tsx'

export interface SectionFieldProps {
  /** Names the field: the section's title. */
  readonly label: string
  /** Of the report: what spelling is checked in. */
  readonly language: Language
  readonly markdown: string
  readonly onChange: (markdown: string) => void
  readonly autoFocus?: boolean
  readonly readOnly?: boolean
}

/** What the editor would not give back as it got it is written as plain markdown instead. */
export function SectionField(properties: SectionFieldProps) {
  const [document] = useState(() => openMarkdown(properties.markdown))
  return document === null ? <PlainField {...properties} /> : <RichField {...properties} document={document} />
}
