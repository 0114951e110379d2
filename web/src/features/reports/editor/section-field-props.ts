import type { Language } from '@alta/contract/languages'

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
