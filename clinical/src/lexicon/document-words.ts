import type { Language } from '@alta/contract/sections'

/** What a printed report says in its own words, per language of the report. */
interface DocumentWords {
  readonly report: string
  readonly not_documented: string
  readonly draft: string
  readonly page: string
  readonly admission: string
  readonly diagnoses: string
  readonly background: string
  /** BCP 47, for the spelling checker of the word processor. */
  readonly locale: string
}

export const documentWords: Readonly<Record<Language, DocumentWords>> = {
  es: {
    report: 'Informe de alta',
    not_documented: 'No consta en la documentación aportada',
    draft: 'BORRADOR · pendiente de revisión médica',
    page: 'Página',
    admission: 'Valoración al ingreso',
    diagnoses: 'Diagnósticos',
    background: 'Antecedentes',
    locale: 'es-ES',
  },
  ca: {
    report: "Informe d'alta",
    not_documented: 'No consta a la documentació aportada',
    draft: 'ESBORRANY · pendent de revisió mèdica',
    page: 'Pàgina',
    admission: "Valoració a l'ingrés",
    diagnoses: 'Diagnòstics',
    background: 'Antecedents',
    locale: 'ca-ES',
  },
  en: {
    report: 'Discharge report',
    not_documented: 'Not documented in the sources provided',
    draft: 'DRAFT · awaiting medical review',
    page: 'Page',
    admission: 'Admission evaluation',
    diagnoses: 'Diagnoses',
    background: 'Past history',
    locale: 'en-GB',
  },
}
