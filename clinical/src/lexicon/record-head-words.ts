import type { LocalisedText } from '@alta/contract/languages'
/**
 * The fields at the head of a health record document (HL7 CDA, FHIR) that was made into a course, in the order of the
 * lines. Dates are last, because the head of a course is read up to them.
 */
export const recordHeadFields = [
  'patient',
  'record_number',
  'birth_date',
  'sex',
  'service',
  'physician',
  'destination',
  'admission',
  'discharge',
] as const
export type RecordHeadField = (typeof recordHeadFields)[number]

/**
 * The labels of these lines. The reader of such documents writes them, and the reader of heads reads them unchanged.
 */
export const recordHeadLabels: Readonly<Record<RecordHeadField, LocalisedText>> = {
  patient: { en: 'Patient', es: 'Paciente', ca: 'Pacient' },
  record_number: { en: 'MRN', es: 'NHC', ca: 'NHC' },
  birth_date: { en: 'Date of birth', es: 'Fecha de nacimiento', ca: 'Data de naixement' },
  sex: { en: 'Sex', es: 'Sexo', ca: 'Sexe' },
  service: { en: 'Service', es: 'Servicio', ca: 'Servei' },
  physician: { en: 'Responsible physician', es: 'Médico responsable', ca: 'Metge responsable' },
  destination: { en: 'Discharge destination', es: 'Destino al alta', ca: "Destinació a l'alta" },
  admission: { en: 'Admission date', es: 'Fecha de ingreso', ca: "Data d'ingrés" },
  discharge: { en: 'Discharge date', es: 'Fecha de alta', ca: "Data d'alta" },
}

export const recordSexWords: Readonly<Record<'female' | 'male', LocalisedText>> = {
  female: { en: 'female', es: 'mujer', ca: 'dona' },
  male: { en: 'male', es: 'hombre', ca: 'home' },
}
