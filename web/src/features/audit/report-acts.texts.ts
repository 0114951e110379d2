import type { api } from '@alta/contract/api'
import { type LocalizedText, texts } from '../../base/phrases.ts'

type ReportOperation = `reports_${Extract<keyof (typeof api)['reports'], string>}`

/** What was done or tried with reports; see acts.texts.ts. */
export const reportActTexts = texts('audit-report-acts', {
  reports_create: { en: 'Generate a report', es: 'Generar un informe', ca: 'Generar un informe' },
  reports_list: { en: 'List reports', es: 'Listar informes', ca: 'Llistar informes' },
  reports_read: { en: 'Open a report', es: 'Abrir un informe', ca: 'Obrir un informe' },
  reports_rename: { en: 'Rename a report', es: 'Cambiar el título de un informe', ca: 'Canviar el títol d’un informe' },
  reports_events: {
    en: 'Follow a report being made',
    es: 'Seguir la generación de un informe',
    ca: 'Seguir la generació d’un informe',
  },
  reports_cancel: {
    en: 'Cancel a report being made',
    es: 'Cancelar la generación de un informe',
    ca: 'Cancel·lar la generació d’un informe',
  },
  reports_retry: {
    en: 'Generate a report again',
    es: 'Volver a generar un informe',
    ca: 'Tornar a generar un informe',
  },
  reports_save_draft: { en: 'Keep unsaved work', es: 'Guardar un borrador', ca: 'Desar un esborrany' },
  reports_drop_draft: { en: 'Discard unsaved work', es: 'Descartar un borrador', ca: 'Descartar un esborrany' },
  reports_accept: {
    en: 'Accept a sentence of a report',
    es: 'Aceptar una frase de un informe',
    ca: 'Acceptar una frase d’un informe',
  },
  reports_review_sections: {
    en: 'Mark sections of a report as reviewed',
    es: 'Marcar secciones de un informe como revisadas',
    ca: 'Marcar seccions d’un informe com a revisades',
  },
  reports_dismiss: {
    en: 'Say which facts left out of a report are not relevant',
    es: 'Decir qué datos sin incluir en un informe no son relevantes',
    ca: 'Dir quines dades no incloses en un informe no són rellevants',
  },
  reports_correct: { en: 'Correct a report', es: 'Corregir un informe', ca: 'Corregir un informe' },
  reports_correct_head: {
    en: 'Correct the head of a report',
    es: 'Corregir el encabezamiento de un informe',
    ca: 'Corregir la capçalera d’un informe',
  },
  reports_dismiss_warnings: {
    en: 'Dismiss the warnings of a report',
    es: 'Descartar los avisos de un informe',
    ca: 'Descartar els avisos d’un informe',
  },
  reports_revisions: {
    en: 'Look at the corrections of a report',
    es: 'Consultar las correcciones de un informe',
    ca: 'Consultar les correccions d’un informe',
  },
  reports_rate: { en: 'Rate a report', es: 'Valorar un informe', ca: 'Valorar un informe' },
  reports_sign: { en: 'Sign a report', es: 'Firmar un informe', ca: 'Signar un informe' },
  reports_remove: { en: 'Delete a report', es: 'Eliminar un informe', ca: 'Eliminar un informe' },
  reports_annul: {
    en: 'Annul a signed report',
    es: 'Anular un informe firmado',
    ca: 'Anul·lar un informe signat',
  },
  reports_put_away: {
    en: 'Put a signed report away',
    es: 'Archivar un informe firmado',
    ca: 'Arxivar un informe signat',
  },
  reports_bring_back: {
    en: 'Bring back a report that was put away',
    es: 'Recuperar un informe archivado',
    ca: 'Recuperar un informe arxivat',
  },
  reports_model_calls: {
    en: 'Look at what models were asked for a report',
    es: 'Ver lo que se pidió a los modelos para un informe',
    ca: 'Veure què es va demanar als models per a un informe',
  },
  reports_export: { en: 'Export a report', es: 'Exportar un informe', ca: 'Exportar un informe' },
} satisfies Record<ReportOperation, LocalizedText>)
