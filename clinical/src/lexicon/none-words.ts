import type { SectionKey } from '@alta/contract/sections'
import { alternatives } from './patterns.ts'

/** How a course says that a section has nothing, section by section, folded; notation: facts/word-forms.ts. */
export const noneWords: Partial<Record<SectionKey, string>> = {
  allergies: alternatives('none words: allergies'),
  toxic_habits: alternatives('none words: toxic habits'),
  family_background: alternatives('none words: family background'),
  pathological_background: alternatives('none words: pathological background'),
  complications: alternatives('none words: complications'),
  invasive_procedures: alternatives('none words: invasive procedures'),
}

/** Words of a statement: beside one of these a section is not empty. */
export const somethingWords = alternatives('something words')
