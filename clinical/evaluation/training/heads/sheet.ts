import type { Language } from '@alta/contract/languages'
import type { KnownHead } from '../head-lessons.ts'
import type { SeededRandom } from './chance.ts'
import { type Facts, someDoctor, someTime, titled } from './facts.ts'
import { episodeForms } from './figures.ts'
import { type HeadSheetField, headSheetFields, labelsFor, otherSheetFields, type SheetField } from './labels.ts'
import { type SheetItem, layouts } from './layouts.ts'
import { invented, written } from './people.ts'
import { hospitalName } from './services.ts'

const sexWords: Readonly<Record<Language, Readonly<Record<'female' | 'male', readonly string[]>>>> = {
  es: {
    female: ['Mujer', 'M', 'F', 'Femenino', 'mujer', 'MUJER', 'Fem.', 'Hembra'],
    male: ['Hombre', 'H', 'V', 'Varón', 'Masculino', 'M', 'hombre', 'VARÓN', 'Masc.'],
  },
  ca: {
    female: ['Dona', 'D', 'F', 'Femení', 'dona', 'DONA', 'Fem.'],
    male: ['Home', 'H', 'M', 'Masculí', 'home', 'HOME', 'Masc.', 'Baró'],
  },
  en: { female: ['F', 'Female', 'F', 'female', 'FEMALE', 'Woman'], male: ['M', 'Male', 'M', 'male', 'MALE', 'Man'] },
}

/** The value of a field that no report uses. */
function otherValue(random: SeededRandom, facts: Facts, field: SheetField): string {
  const { language, admittedDay, dischargedDay, date } = facts
  const person = (): string => written(random, invented(random, language))
  switch (field) {
    case 'card':
      return facts.card
    case 'episode':
      return random.filled(random.of(episodeForms))
    case 'bed':
      return random.of([
        random.filled('###-#'),
        random.filled('#ª / ###-#'),
        random.filled('H-###'),
        random.filled('#@'),
        random.filled('@@#-##'),
        random.filled('Ward #'),
      ])
    case 'gp':
      return random.is(0.7) ? someDoctor(random, language) : `${person()} (${hospitalName(random, language)})`
    case 'kin':
      return random.is(0.5) ? person() : `${person()}, 6${random.filled('## ## ## ##')}`
    case 'phone':
      return random.filled(language === 'en' ? '01### ######' : '6## ### ###')
    case 'address':
      return random.of([
        'C/ Mayor 14, 2º',
        'Av. de la Pau, 31',
        '12 Mill Lane',
        'Carrer Nou, 5, 3r 1a',
        'Flat 4, 9 Bridge Street',
        'Plaza de España 2',
      ])
    case 'printed':
      return `${date(dischargedDay + random.from(0, 4))}${someTime(random)}`
    case 'referrer':
      return random.is(0.6) ? someDoctor(random, language) : hospitalName(random, language)
    case 'junior':
      return random.is(0.5) ? person() : someDoctor(random, language)
    case 'earlier':
      return date(admittedDay - random.from(1, 900))
    case 'visit':
      return date(dischargedDay + random.from(5, 120))
    case 'operated':
      return date(admittedDay + random.from(0, 3))
    default:
      return random.of([
        'Urgente',
        'Urgent',
        'Emergency',
        'Domicilio',
        'Domicili',
        'Home',
        'Mejoría',
        'No conocidas',
        'Català',
        'NKDA',
        'Casado',
        'Urgències',
        'Activo',
        'ISO 9001',
        'Planta',
        '1/2',
        'NORMAL',
      ])
  }
}

/** The fields that no report uses. 'plain' is contained twice, so that it is drawn more often. */
const others: readonly SheetField[] = [...otherSheetFields, 'plain']

export interface Sheet {
  readonly lines: readonly string[]
  readonly head: KnownHead
  /** The fields that the sheet would normally state but does not. */
  readonly missing: KnownHead
}

/**
 * Creates a sheet of labels and values in one of many layouts. Some fields are left out, and other fields are mixed in.
 */
export function sheetOf(random: SeededRandom, facts: Facts): Sheet {
  const { language } = facts
  const head: Record<string, string> = {}
  const layout = random.of(layouts)
  const isBare = random.is(0.12)
  const item = (field: SheetField, value: string): SheetItem => ({
    label: isBare && random.is(0.8) ? '' : caseOf(random, random.of(labelsFor(language, field))),
    value,
  })
  const items: SheetItem[] = []
  const isUpper = random.is(0.2)
  const give = (field: HeadSheetField): void => {
    if (field === 'name' && random.is(0.06) && !isBare) {
      head['name'] = `${facts.patient.given} ${facts.patient.surnames.join(' ')}`
      items.push(item('surname', facts.patient.surnames.join(' ')), item('given', facts.patient.given))
      delete head['name']
      return
    }
    const [value, gold] = valueOf(random, facts, field)
    head[goldKey[field]] = gold
    items.push(item(field, value))
  }
  const fields = headSheetFields.filter(() => random.is(0.8))
  for (const field of fields) give(field)
  for (const field of random.some(others, random.from(0, 7)))
    items.splice(random.from(0, items.length), 0, item(field, otherValue(random, facts, field)))
  const ordered = random.is(0.35) ? random.shuffled(items) : items
  const cut = random.is(0.3) ? random.from(1, ordered.length) : ordered.length
  const shown: SheetItem[] = isUpper
    ? ordered.map(({ label, value }) => ({ label: label.toUpperCase(), value }))
    : [...ordered]
  if (random.is(0.06)) {
    shown.splice(random.from(0, shown.length), 0, {
      label: '',
      value: `${facts.admitted}${random.of([' – ', ' - ', ' al ', ' to ', ' a ', ' → '])}${facts.discharged}`,
    })
    Object.assign(head, { admitted: facts.admitted, discharged: facts.discharged })
  }
  const lines = [
    ...layout(shown.slice(0, cut), random),
    ...(cut < shown.length ? random.of(layouts)(shown.slice(cut), random) : []),
  ]
  const missing = Object.fromEntries(
    (['record_number', 'birth_date'] as const).filter((key) => head[key] === undefined).map((key) => [key, null]),
  )
  const hasName = fields.includes('name')
  return {
    lines,
    head,
    missing: {
      ...missing,
      ...(hasName ? {} : { name: null }),
      ...(fields.includes('record') ? {} : cardAsRecord(items, facts)),
    },
  }
}

/** If the hospital's own record number is missing, the card number is used instead. */
const cardAsRecord = (items: readonly SheetItem[], { card }: Facts): KnownHead =>
  items.some(({ value }) => value === card) ? { record_number: card } : { record_number: null }

const goldKey = {
  record: 'record_number',
  name: 'name',
  birth: 'birth_date',
  age: 'age',
  sex: 'sex',
  physician: 'physician',
  admitted: 'admitted',
  discharged: 'discharged',
  service: 'service',
} as const

function caseOf(random: SeededRandom, label: string): string {
  if (random.is(0.15)) return label.toLowerCase()
  return label
}

function valueOf(random: SeededRandom, facts: Facts, field: HeadSheetField): [value: string, gold: string] {
  const { language, patient, physician } = facts
  if (field === 'sex') return [random.of(sexWords[language][patient.sex]), patient.sex]
  if (field === 'admitted' || field === 'discharged') return [`${facts[field]}${someTime(random)}`, facts[field]]
  if (field === 'physician')
    return [
      `${random.is(0.5) ? titled(random, language, physician) : physician}${random.is(0.15) ? random.of(postsBehind[language]) : ''}`,
      physician,
    ]
  if (field === 'name')
    return [
      `${facts.name}${random.is(0.08) ? random.of([', Mill House, Northfield', ', C/ Mayor 3', ' (*)', `, ${facts.age}`, ', Sant Martí']) : ''}`,
      facts.name,
    ]
  if (field === 'birth') return [random.is(0.12) ? `${facts.birth} (${facts.age})` : facts.birth, facts.birth]
  if (field === 'service') {
    const lead = language === 'en' ? '' : language === 'ca' ? 'Servei de ' : 'Servicio de '
    return [
      random.is(0.15) && !/^Uni/i.test(facts.service)
        ? `${lead}${facts.service}`
        : random.is(0.1)
          ? `${facts.service}, ${random.of(['planta', 'ward', 'bed', 'llit', 'cama'])} ${random.from(1, 30)}`
          : facts.service,
      facts.service,
    ]
  }
  return [facts[field], facts[field]]
}

const postsBehind: Readonly<Record<Language, readonly string[]>> = {
  es: [', adjunto', ' (col. 28/33104)', ', Medicina Interna', ', FEA', ' / R3 Gómez', ', internista'],
  ca: [', adjunt', ' (col. 33104)', ', Medicina Interna', ', metge adjunt', ' / R3 Puig', ', internista'],
  en: [', MD', ', Intensivist', ', MCh FRCSI', ' (locum)', ', FRCP', ', Respiratory Physician', ' / SpR Byrne'],
}
