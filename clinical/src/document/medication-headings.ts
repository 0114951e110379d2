import type { Language } from '@alta/contract/languages'

/** What the medication section says of a drug, in the order of its sub-headings. */
export const medicationGroups = ['previous', 'inpatient', 'discharge', 'stopped', 'unaccounted'] as const
export type MedicationGroup = (typeof medicationGroups)[number]

/** An empty list for each group. */
export const emptyGroups = <T>(): Record<MedicationGroup, T[]> => ({
  previous: [],
  inpatient: [],
  discharge: [],
  stopped: [],
  unaccounted: [],
})

/** The fixed sub-headings of the medication section, in the report's language. */
export const medicationHeadings: Readonly<Record<MedicationGroup, Readonly<Record<Language, string>>>> = {
  previous: { en: 'Before admission', es: 'Tratamiento previo', ca: 'Tractament previ' },
  inpatient: { en: 'During the stay', es: 'Durante el ingreso', ca: "Durant l'ingrés" },
  discharge: { en: 'Medication at discharge', es: 'Tratamiento al alta', ca: "Tractament a l'alta" },
  stopped: { en: 'Stopped or to avoid', es: 'Suspendido o a evitar', ca: 'Suspès o a evitar' },
  unaccounted: {
    en: 'Taken before, not mentioned at discharge: review',
    es: 'Tratamiento previo sin mención al alta: revisar',
    ca: "Tractament previ sense menció a l'alta: revisar",
  },
}

const dischargeHeadings = new Set(Object.values(medicationHeadings.discharge))

/** Whether a sub-heading, in any of the languages, stands above the drugs of the discharge. */
export const isDischargeHeading = (text: string): boolean => dischargeHeadings.has(text)
