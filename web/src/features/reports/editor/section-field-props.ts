import type { Language } from '@alta/contract/languages'

export interface SectionFieldProps {
  /** The accessible name of the field: the title of the section. */
  readonly label: string
  /** The language of the report, for the spelling checker. */
  readonly language: Language
  readonly markdown: string
  readonly onChange: (markdown: string) => void
  readonly autoFocus?: boolean
  readonly readOnly?: boolean
}
