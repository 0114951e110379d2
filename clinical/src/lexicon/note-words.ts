import type { Note } from '../course/course.ts'
import { pattern } from './patterns.ts'
import { groupsOfKind, wordSet } from './terms.ts'

/** The names of each month or weekday, with `|` between them. */
const namesOf = (kind: string): string[] => groupsOfKind('figures', kind).map(({ forms }) => forms.join('|'))

/** Folded month names and their abbreviations, January first. */
export const months: readonly string[] = namesOf('month')

/** Folded weekday names, Sunday first. */
export const weekdays: readonly string[] = namesOf('weekday')

/** Words for the kind of note that a stamp opens; the first group that matches decides. */
export const noteKindWords: readonly { readonly kind: Note['kind']; readonly pattern: RegExp }[] = [
  {
    kind: 'discharge',
    pattern: pattern('note kind words: discharge'),
  },
  { kind: 'emergency', pattern: /\b(?:triaje|triatge|triage)\b/ },
  {
    kind: 'procedure',
    pattern: pattern('note kind words: procedure'),
  },
  {
    kind: 'nursing',
    pattern: pattern('note kind words: nursing'),
  },
  {
    kind: 'emergency',
    pattern: pattern('note kind words: emergency'),
  },
  {
    kind: 'admission',
    pattern: pattern('note kind words: admission'),
  },
  {
    kind: 'consult',
    pattern: pattern('note kind words: consult'),
  },
]

/** The words of a stamp's label besides names; specialties are also recognised by their endings. */
export const stampWords = wordSet('stamp')

/** Endings of specialties' names in three languages. */
export const specialty = pattern('specialty', '(?:…)$')

/** Specialties as adjectives: "urgencias obstétricas", "planta pediátrica". */
export const specialist = pattern('specialist', '^(?:…)(?:…)?$')

/** A title before a name. */
export const nameTitle = pattern('name title', '^(?:…)$')
