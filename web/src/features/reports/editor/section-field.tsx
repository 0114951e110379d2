import { useState } from 'react'
import { openMarkdown } from './open-markdown.ts'
import { PlainField } from './plain-field.tsx'
import { RichField } from './rich-field.tsx'
import type { SectionFieldProps } from './section-field-props.ts'

/** What the editor would not give back as it got it is written as plain markdown instead. */
export function SectionField(properties: SectionFieldProps) {
  const [document] = useState(() => openMarkdown(properties.markdown))
  return document === null ? <PlainField {...properties} /> : <RichField {...properties} document={document} />
}
