import type { Language } from '@alta/contract/languages'

export type MedicationGroup = 'previous' | 'inpatient' | 'discharge' | 'stopped' | 'unaccounted'

/** The fixed sub-headings of the medication section, in the report's language and in this order. */
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
