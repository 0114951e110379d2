import type { Language } from '@alta/contract/languages'
import type { HeadText, KnownHead } from '../head-lessons.ts'
import { inventedBodies } from './bodies.ts'
import { SeededRandom } from './chance.ts'
import type { BinarySex } from '../../../src/identity/candidates/sex-runs.ts'
import { type Facts, factsOf, someDoctor, titled } from './facts.ts'
import { invented, physicianName } from './people.ts'
import { hospitalName, someService } from './services.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import { beside, openings, signed } from './stories.ts'
import { parts } from './fact-sentences.ts'

const endings: Readonly<Record<Language, Readonly<Record<'female' | 'male', string>>>> = {
  es: { female: 'a', male: 'o' },
  ca: { female: 'da', male: 't' },
  en: { female: '', male: '' },
}
const courtesy: Readonly<Record<Language, Readonly<Record<'female' | 'male', readonly string[]>>>> = {
  es: { female: ['doña', 'la Sra.', 'la paciente', 'Dña.', ''], male: ['don', 'el Sr.', 'el paciente', 'D.', ''] },
  ca: { female: ['la senyora', 'la Sra.', 'la pacient', ''], male: ['el senyor', 'el Sr.', 'el pacient', ''] },
  en: { female: ['Mrs', 'Ms', 'Miss', ''], male: ['Mr', 'Mr', 'Master', ''] },
}

const nouns: Readonly<Record<Language, Readonly<Record<BinarySex, readonly string[]>>>> = {
  es: {
    female: ['Mujer', 'Señora', 'Paciente mujer', 'Niña'],
    male: ['Varón', 'Hombre', 'Señor', 'Paciente varón', 'Niño'],
  },
  ca: { female: ['Dona', 'Senyora', 'Pacient dona', 'Nena'], male: ['Home', 'Senyor', 'Pacient home', 'Nen'] },
  en: { female: ['woman', 'lady', 'female', 'girl'], male: ['man', 'gentleman', 'male', 'boy'] },
}
const letters: Readonly<Record<Language, Readonly<Record<BinarySex, readonly string[]>>>> = {
  es: { female: ['a, F', ' a. M.', ' a / F', 'a mujer'], male: ['a, V', ' a. V.', ' a / H', 'a varón'] },
  ca: { female: ['a, D', ' a. D.', ' a / F', 'a dona'], male: ['a, H', ' a. H.', ' a / M', 'a home'] },
  en: { female: ['F', ' F', 'yo F', ' y F'], male: ['M', ' M', 'yo M', ' y M'] },
}

/** Fills the placeholders of a sentence; returns the text and the fields that it states. */
function filled(chance: SeededRandom, facts: Facts, template: string): { text: string; head: KnownHead } {
  const { language, patient, physician, admittedDay, dischargedDay, date } = facts
  const head: Record<string, string> = {}
  const tell = (key: string, value: string): string => {
    head[key] = value
    return value
  }
  const title = chance.of(courtesy[language][patient.sex])
  const makers: Readonly<Record<string, () => string>> = {
    T: () => {
      if (title !== '' || language !== 'en') head['sex'] = patient.sex
      return title
    },
    N: () => tell('name', facts.name),
    B: () => tell('birth_date', facts.birth),
    R: () => tell('record_number', facts.record),
    A: () => tell('age', facts.age),
    I: () => tell('admitted', facts.admitted),
    O: () => tell('discharged', facts.discharged),
    S: () => tell('service', facts.service),
    P: () => {
      tell('physician', physician)
      return titled(chance, language, physician)
    },
    V: () => endings[language][patient.sex],
    G: () => someDoctor(chance, language),
    Q: () => someDoctor(chance, language),
    J: () => physicianName(chance, invented(chance, language)),
    Y: () => {
      tell('sex', patient.sex)
      return chance.of(nouns[language][patient.sex])
    },
    Z: () => {
      tell('sex', patient.sex)
      tell('age', String(facts.years))
      return `${facts.years}${chance.of(letters[language][patient.sex])}`
    },
    W: () => (chance.is(0.2) ? chance.filled('@@') : (invented(chance, language).surnames[0] ?? '')),
    K: () => invented(chance, language).given,
    X: () => someService(chance, language),
    C: () => facts.card,
    H: () => hospitalName(chance, language),
    D: () => date(admittedDay - chance.from(1, 40)),
    E: () => date(admittedDay - chance.from(41, 400)),
    F: () => date(dischargedDay + chance.from(4, 90)),
  }
  const text = template.replace(/\{(\p{Lu})\}/gu, (_, key: string) => makers[key]?.() ?? '').replace(/ {2,}/g, ' ')
  return { text, head }
}

const kinds = ['sheet', 'sheet', 'sheet', 'sheet', 'story', 'story', 'both'] as const

/** Creates invented courses with their heads. The same count always gives the same courses. */
export function inventedHeads(count: number): HeadText[] {
  const chance = new SeededRandom(77)
  const bodies = inventedBodies()
  return Array.from({ length: count }, (_, at) => {
    const body = chance.of(bodies)
    const kind = chance.of(kinds)
    const facts = factsOf(chance, body, kind === 'story')
    const { language } = facts
    const sheet: Sheet =
      kind === 'story'
        ? { lines: [], head: {}, missing: { record_number: null, name: null, birth_date: null } }
        : sheetOf(chance, facts)
    const story = kind === 'sheet' ? null : filled(chance, facts, storyOf(chance, kind, language))
    const asides = chance.some(beside[language], chance.from(0, 4)).map((line) => filled(chance, facts, line).text)
    const end = chance.is(0.7) ? filled(chance, facts, chance.of(signed[language])) : null
    const endTold = end && sheet.head.physician === undefined && story?.head.physician === undefined ? end.head : {}
    // A value on the sheet takes precedence over one in a sentence; a field that neither states is unknown.
    const known: KnownHead = { physician: null, ...sheet.missing, ...endTold, ...story?.head, ...sheet.head }
    const inBody = chance.is(0.75) ? body.lines.slice(0, chance.from(4, body.lines.length)) : []
    const letter =
      story && chance.is(0.25)
        ? ([
            [`${hospitalName(chance, language)}, ${facts.discharged}`],
            [facts.date(facts.dischargedDay + chance.from(0, 6))],
            ['', `${facts.date(facts.dischargedDay)}`, someDoctor(chance, language), ''],
          ][chance.from(0, 2)] ?? [])
        : []
    const top = [
      ...letter,
      ...(chance.is(0.6) ? [hospitalName(chance, language)] : []),
      ...(chance.is(0.3) ? [chance.of(reportTitles[language])] : []),
    ]
    const lines = [
      ...top,
      ...sheet.lines,
      ...(chance.is(0.5) ? [''] : []),
      ...(story ? [story.text] : []),
      ...asides,
      ...inBody,
      ...(end ? ['', end.text] : []),
    ]
    return {
      id: `invented-${at}`,
      hand: 'invented',
      text: lines.join('\n'),
      head: withoutUnknown(known, inBody.length > 0),
    }
  })
}

const reportTitles: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'INFORME DE ALTA',
    'Informe clínico de alta',
    'EVOLUTIVO',
    'Hoja de curso clínico',
    'Epicrisis',
    'Resumen de ingreso',
    'INFORME DE EXITUS',
  ],
  ca: [
    'INFORME D’ALTA',
    'Informe clínic d’alta',
    'CURS CLÍNIC',
    'Full de curs',
    'Epicrisi',
    'Resum d’ingrés',
    'INFORME D’ÈXITUS',
  ],
  en: [
    'DISCHARGE SUMMARY',
    'Discharge letter',
    'PROGRESS NOTES',
    'Clinical notes',
    'Summary of admission',
    'TRANSFER SUMMARY',
    'Hospital course',
  ],
}

const storyOf = (chance: SeededRandom, kind: 'story' | 'both', language: Language): string =>
  kind === 'story' && chance.is(0.4) ? chance.of(openings[language]) : putTogether(chance, language, kind)

/** Joins sentences in any order and leaves some out; below a sheet it uses only one or two of them. */
function putTogether(chance: SeededRandom, language: Language, kind: 'story' | 'both'): string {
  const { who, came, left, charge, number, other } = parts[language]
  const all =
    kind === 'story' ? [who, number, came, charge, left] : chance.some([came, left, charge], chance.from(1, 2))
  const chosen = all.filter(() => chance.is(0.85)).map((sentences) => chance.of(sentences))
  const mixed = chance.is(0.3) ? chance.shuffled(chosen) : chosen
  for (let count = chance.from(0, 5); count > 0; count -= 1)
    mixed.splice(chance.from(0, mixed.length), 0, chance.of(other))
  return mixed.join(chance.of([' ', ' ', '\n', '\n', '\n\n']))
}

/** Without a course below, a value that nothing states is missing; with one, the course may state it. */
function withoutUnknown(head: KnownHead, hasBody: boolean): KnownHead {
  if (hasBody) return head
  return { physician: null, age: null, admitted: null, discharged: null, service: null, ...head }
}
