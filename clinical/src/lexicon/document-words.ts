import type { Language } from '@alta/contract/languages'
import type { ItemFlag, Sex } from '@alta/contract/report'

/** The fields at the head of a report, in order. */
export const headKeys = [
  'name',
  'record_number',
  'birth_date',
  'age',
  'sex',
  'admitted',
  'discharged',
  'days',
  'service',
  'physician',
  'destination',
  'principal_diagnosis',
] as const
export type HeadKey = (typeof headKeys)[number]

/** Flags of the engine that are printed behind a sentence. */
export type Qualified = Extract<
  ItemFlag,
  | 'allergy_match'
  | 'conflict'
  | 'implausible_value'
  | 'date_ambiguous'
  | 'started'
  | 'changed'
  | 'possible'
  | 'corrected'
>

/** The words that a printed report adds, per language of the report. */
interface DocumentWords {
  readonly report: string
  readonly not_documented: string
  /**
   * The head of a report: its labels, the words for a value that the course does not tell, and the unit of the stay's
   * length.
   */
  readonly head: Readonly<Record<HeadKey, string>>
  readonly not_stated: string
  readonly sexes: Readonly<Record<Sex, string>>
  readonly day: string
  readonly days: string
  readonly draft: string
  readonly annulled: string
  readonly annulled_by: string
  readonly page: string
  readonly signed_by: string
  readonly generated_version: string
  readonly corrected_version: string
  /**
   * Marks behind a sentence of a model: one for a sentence that the source does not support, one for a sentence that it
   * contradicts.
   */
  readonly unconfirmed: string
  readonly contradicted: string
  /** The words in brackets behind a sentence; the screen uses the same words. */
  readonly qualifiers: Readonly<Record<Qualified, string>>
  readonly admission: string
  readonly diagnoses: string
  readonly background: string
  readonly question: string
  readonly answer: string
  /** Stands behind an answer that was stopped or that failed. */
  readonly unfinished: string
  /**
   * The note over an answer: a model wrote it from the documents, a model wrote it without documents, or the engine
   * wrote it in a model's place.
   */
  readonly by_model: string
  readonly by_model_alone: string
  readonly by_engine_instead: string
  readonly model_found_nothing: string
  readonly left_out: string
  readonly notes: string
  /** The word before a page's number, in a note. */
  readonly page_short: string
  /** Stands for the name of a document that no longer exists. */
  readonly deleted_document: string
  /** The BCP 47 tag for the spelling checker of the word processor. */
  readonly locale: string
}

export const documentWords: Readonly<Record<Language, DocumentWords>> = {
  es: {
    report: 'Informe de alta',
    not_documented: 'No consta en la documentación aportada',
    head: {
      name: 'Paciente',
      record_number: 'Número de historia',
      birth_date: 'Fecha de nacimiento',
      age: 'Edad',
      sex: 'Sexo',
      admitted: 'Fecha de ingreso',
      discharged: 'Fecha de alta',
      days: 'Estancia',
      service: 'Servicio',
      physician: 'Médico responsable',
      destination: 'Destino al alta',
      principal_diagnosis: 'Diagnóstico principal',
    },
    not_stated: 'no consta',
    sexes: { female: 'Mujer', male: 'Hombre', other: 'Otro' },
    day: 'día',
    days: 'días',
    draft: 'BORRADOR · pendiente de revisión médica',
    annulled: 'ANULADO · este informe no es válido',
    annulled_by: 'Anulado por',
    page: 'Página',
    signed_by: 'Firmado por',
    generated_version: 'Versión generada',
    corrected_version: 'Versión corregida',
    unconfirmed: '[no confirmado en la fuente]',
    contradicted: '[contradice la fuente]',
    qualifiers: {
      allergy_match: 'alergia registrada',
      conflict: 'el curso difiere',
      implausible_value: 'valor poco probable',
      date_ambiguous: 'fecha dudosa',
      started: 'nuevo',
      changed: 'se modifica',
      possible: 'posible',
      corrected: 'corregido en el curso',
    },
    admission: 'Valoración al ingreso',
    diagnoses: 'Diagnósticos',
    background: 'Antecedentes',
    question: 'Pregunta',
    answer: 'Respuesta',
    unfinished: 'Respuesta sin terminar',
    by_model: 'Escrita por un modelo a partir de los documentos',
    by_model_alone: 'Escrita por un modelo sin documentos: nadie la ha comprobado',
    by_engine_instead: 'Pasajes de los documentos, porque la respuesta del modelo no se pudo usar',
    model_found_nothing: 'Pasajes de los documentos: el modelo no encontró respuesta en ellos',
    left_out: 'frases omitidas porque no constan en los pasajes',
    notes: 'Notas',
    page_short: 'p.',
    deleted_document: 'documento eliminado',
    locale: 'es-ES',
  },
  ca: {
    report: "Informe d'alta",
    not_documented: 'No consta a la documentació aportada',
    head: {
      name: 'Pacient',
      record_number: "Número d'història",
      birth_date: 'Data de naixement',
      age: 'Edat',
      sex: 'Sexe',
      admitted: "Data d'ingrés",
      discharged: "Data d'alta",
      days: 'Estada',
      service: 'Servei',
      physician: 'Metge responsable',
      destination: "Destinació a l'alta",
      principal_diagnosis: 'Diagnòstic principal',
    },
    not_stated: 'no consta',
    sexes: { female: 'Dona', male: 'Home', other: 'Altre' },
    day: 'dia',
    days: 'dies',
    draft: 'ESBORRANY · pendent de revisió mèdica',
    annulled: 'ANUL·LAT · aquest informe no és vàlid',
    annulled_by: 'Anul·lat per',
    page: 'Pàgina',
    signed_by: 'Signat per',
    generated_version: 'Versió generada',
    corrected_version: 'Versió corregida',
    unconfirmed: '[no confirmat a la font]',
    contradicted: '[contradiu la font]',
    qualifiers: {
      allergy_match: 'al·lèrgia registrada',
      conflict: 'el curs difereix',
      implausible_value: 'valor poc probable',
      date_ambiguous: 'data dubtosa',
      started: 'nou',
      changed: 'es modifica',
      possible: 'possible',
      corrected: 'corregit al curs',
    },
    admission: "Valoració a l'ingrés",
    diagnoses: 'Diagnòstics',
    background: 'Antecedents',
    question: 'Pregunta',
    answer: 'Resposta',
    unfinished: 'Resposta sense acabar',
    by_model: 'Escrita per un model a partir dels documents',
    by_model_alone: 'Escrita per un model sense documents: ningú no l’ha comprovada',
    by_engine_instead: 'Passatges dels documents, perquè la resposta del model no es va poder fer servir',
    model_found_nothing: 'Passatges dels documents: el model no hi va trobar cap resposta',
    left_out: 'frases omeses perquè no consten als passatges',
    notes: 'Notes',
    page_short: 'p.',
    deleted_document: 'document eliminat',
    locale: 'ca-ES',
  },
  en: {
    report: 'Discharge report',
    not_documented: 'Not documented in the sources provided',
    head: {
      name: 'Patient',
      record_number: 'Record number',
      birth_date: 'Date of birth',
      age: 'Age',
      sex: 'Sex',
      admitted: 'Admission date',
      discharged: 'Discharge date',
      days: 'Length of stay',
      service: 'Service',
      physician: 'Responsible physician',
      destination: 'Discharge destination',
      principal_diagnosis: 'Principal diagnosis',
    },
    not_stated: 'not stated',
    sexes: { female: 'Female', male: 'Male', other: 'Other' },
    day: 'day',
    days: 'days',
    draft: 'DRAFT · awaiting medical review',
    annulled: 'ANNULLED · this report is not valid',
    annulled_by: 'Annulled by',
    page: 'Page',
    signed_by: 'Signed by',
    generated_version: 'Generated version',
    corrected_version: 'Corrected version',
    unconfirmed: '[not confirmed in the source]',
    contradicted: '[contradicts the source]',
    qualifiers: {
      allergy_match: 'allergy on record',
      conflict: 'the course differs',
      implausible_value: 'unlikely value',
      date_ambiguous: 'date unclear',
      started: 'new',
      changed: 'changed',
      possible: 'possible',
      corrected: 'corrected in the course',
    },
    admission: 'Admission evaluation',
    diagnoses: 'Diagnoses',
    background: 'Past history',
    question: 'Question',
    answer: 'Answer',
    unfinished: 'Unfinished answer',
    by_model: 'Written by a model from the documents',
    by_model_alone: 'Written by a model without documents: nobody has checked it',
    by_engine_instead: 'Passages of the documents, since the model’s answer could not be used',
    model_found_nothing: 'Passages of the documents: the model found no answer in them',
    left_out: 'sentences left out because no passage carries them',
    notes: 'Notes',
    page_short: 'p.',
    deleted_document: 'deleted document',
    locale: 'en-GB',
  },
}
