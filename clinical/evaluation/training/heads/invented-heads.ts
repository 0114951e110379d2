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
function filled(random: SeededRandom, facts: Facts, template: string): { text: string; head: KnownHead } {
  const { language, patient, physician, admittedDay, dischargedDay, date } = facts
  const head: Record<string, string> = {}
  const record = (key: string, value: string): string => {
    head[key] = value
    return value
  }
  const title = random.of(courtesy[language][patient.sex])
  const valueMakers: Readonly<Record<string, () => string>> = {
    T: () => {
      if (title !== '' || language !== 'en') head['sex'] = patient.sex
      return title
    },
    N: () => record('name', facts.name),
    B: () => record('birth_date', facts.birth),
    R: () => record('record_number', facts.record),
    A: () => record('age', facts.age),
    I: () => record('admitted', facts.admitted),
    O: () => record('discharged', facts.discharged),
    S: () => record('service', facts.service),
    P: () => {
      record('physician', physician)
      return titled(random, language, physician)
    },
    V: () => endings[language][patient.sex],
    G: () => someDoctor(random, language),
    Q: () => someDoctor(random, language),
    J: () => physicianName(random, invented(random, language)),
    Y: () => {
      record('sex', patient.sex)
      return random.of(nouns[language][patient.sex])
    },
    Z: () => {
      record('sex', patient.sex)
      record('age', String(facts.years))
      return `${facts.years}${random.of(letters[language][patient.sex])}`
    },
    W: () => (random.is(0.2) ? random.filled('@@') : (invented(random, language).surnames[0] ?? '')),
    K: () => invented(random, language).given,
    X: () => someService(random, language),
    C: () => facts.card,
    H: () => hospitalName(random, language),
    D: () => date(admittedDay - random.from(1, 40)),
    E: () => date(admittedDay - random.from(41, 400)),
    F: () => date(dischargedDay + random.from(4, 90)),
  }
  const text = template.replace(/\{(\p{Lu})\}/gu, (_, key: string) => valueMakers[key]?.() ?? '').replace(/ {2,}/g, ' ')
  return { text, head }
}

const kinds = ['sheet', 'sheet', 'sheet', 'sheet', 'story', 'story', 'both'] as const

/** Creates invented courses with their heads. The same count always gives the same courses. */
export function inventedHeads(count: number): HeadText[] {
  const random = new SeededRandom(77)
  const bodies = inventedBodies()
  return Array.from({ length: count }, (_, at) => {
    const body = random.of(bodies)
    const kind = random.of(kinds)
    const facts = factsOf(random, body, kind === 'story')
    const { language } = facts
    const sheet: Sheet =
      kind === 'story'
        ? { lines: [], head: {}, missing: { record_number: null, name: null, birth_date: null } }
        : sheetOf(random, facts)
    const story = kind === 'sheet' ? null : filled(random, facts, storyOf(random, kind, language))
    const asides = random.some(beside[language], random.from(0, 4)).map((line) => filled(random, facts, line).text)
    const end = random.is(0.7) ? filled(random, facts, random.of(signed[language])) : null
    const endHead = end && sheet.head.physician === undefined && story?.head.physician === undefined ? end.head : {}
    // A value on the sheet takes precedence over one in a sentence; a field that neither states is unknown.
    const known: KnownHead = { physician: null, ...sheet.missing, ...endHead, ...story?.head, ...sheet.head }
    const inBody = random.is(0.75) ? body.lines.slice(0, random.from(4, body.lines.length)) : []
    const letter =
      story && random.is(0.25)
        ? ([
            [`${hospitalName(random, language)}, ${facts.discharged}`],
            [facts.date(facts.dischargedDay + random.from(0, 6))],
            ['', `${facts.date(facts.dischargedDay)}`, someDoctor(random, language), ''],
          ][random.from(0, 2)] ?? [])
        : []
    const top = [
      ...letter,
      ...(random.is(0.6) ? [hospitalName(random, language)] : []),
      ...(random.is(0.3) ? [random.of(reportTitles[language])] : []),
    ]
    const lines = [
      ...top,
      ...sheet.lines,
      ...(random.is(0.5) ? [''] : []),
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

const storyOf = (random: SeededRandom, kind: 'story' | 'both', language: Language): string =>
  kind === 'story' && random.is(0.4) ? random.of(openings[language]) : putTogether(random, language, kind)

/** Joins sentences in any order and leaves some out; below a sheet it uses only one or two of them. */
function putTogether(random: SeededRandom, language: Language, kind: 'story' | 'both'): string {
  const { who, came, left, charge, number, other } = parts[language]
  const all =
    kind === 'story' ? [who, number, came, charge, left] : random.some([came, left, charge], random.from(1, 2))
  const chosen = all.filter(() => random.is(0.85)).map((sentences) => random.of(sentences))
  const mixed = random.is(0.3) ? random.shuffled(chosen) : chosen
  for (let count = random.from(0, 5); count > 0; count -= 1)
    mixed.splice(random.from(0, mixed.length), 0, random.of(other))
  return mixed.join(random.of([' ', ' ', '\n', '\n', '\n\n']))
}

/** Without a course below, a value that nothing states is missing; with one, the course may state it. */
function withoutUnknown(head: KnownHead, hasBody: boolean): KnownHead {
  if (hasBody) return head
  return { physician: null, age: null, admitted: null, discharged: null, service: null, ...head }
}
