import { texts } from '../../../base/phrases.ts'

/** What stands beside the reports. */
export const railTexts = texts('dashboard_rail', {
  drop_title: { en: 'Generate a report', es: 'Generar un informe', ca: 'Generi un informe' },
  drop_text: {
    en: 'Drop a clinical course (text, Word, PDF, CDA, FHIR) or click to choose one',
    es: 'Suelte un curso clínico (texto, Word, PDF, CDA, FHIR) o pulse para elegirlo',
    ca: 'Deixi-hi anar un curs clínic (text, Word, PDF, CDA, FHIR) o premi per triar-lo',
  },
  under_way: { en: 'Running', es: 'En curso', ca: 'En curs' },
  sections: { en: 'Sections', es: 'Secciones', ca: 'Seccions' },
  of: { en: '{done} of {total}', es: '{done} de {total}', ca: '{done} de {total}' },
})
