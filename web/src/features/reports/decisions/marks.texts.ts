import { texts } from '../../../base/phrases.ts'

/** Going through a report section by section. */
export const marksTexts = texts('report_marks', {
  progress: {
    en: '{done} of {all} reviewed',
    es: '{done} de {all} revisadas',
    ca: '{done} de {all} revisades',
  },
  by_risk: { en: 'Review by risk', es: 'Revisar por riesgo', ca: 'Revisa per risc' },
  by_risk_short: { en: 'By risk', es: 'Por riesgo', ca: 'Per risc' },
  by_report: {
    en: 'Back to the report’s order',
    es: 'Volver al orden del informe',
    ca: 'Torna a l’ordre de l’informe',
  },
  mark: { en: 'Mark as reviewed', es: 'Marcar como revisada', ca: 'Marca com a revisada' },
  mark_named: {
    en: 'Mark as reviewed: {section}',
    es: 'Marcar como revisada: {section}',
    ca: 'Marca com a revisada: {section}',
  },
  reviewed: { en: 'Reviewed', es: 'Revisada', ca: 'Revisada' },
  reviewed_named: { en: 'Reviewed: {section}', es: 'Revisada: {section}', ca: 'Revisada: {section}' },
  not_marked: {
    en: 'Error marking the section as reviewed. Please try again later.',
    es: 'Error al marcar la sección como revisada. Inténtelo de nuevo más tarde.',
    ca: 'Error en marcar la secció com a revisada. Torni-ho a provar més tard.',
  },
  newer: {
    en: 'Somebody has corrected this report in the meantime. The newest version is shown now.',
    es: 'Alguien ha corregido este informe entretanto. Ahora se muestra la versión más reciente.',
    ca: 'Mentrestant algú ha corregit aquest informe. Ara es mostra la versió més recent.',
  },
  home: { en: 'At home', es: 'Previo', ca: 'Previ' },
  discharge: { en: 'At discharge', es: 'Al alta', ca: 'A l’alta' },
  outcome: { en: 'What changes', es: 'Cambio', ca: 'Canvi' },
  why: { en: 'Why', es: 'Motivo', ca: 'Motiu' },
  table: { en: 'Medication reconciliation', es: 'Conciliación de la medicación', ca: 'Conciliació de la medicació' },
  continued: { en: 'Continued', es: 'Se mantiene', ca: 'Es manté' },
  changed: { en: 'Changed', es: 'Se modifica', ca: 'Es modifica' },
  started: { en: 'Started', es: 'Se inicia', ca: 'S’inicia' },
  stopped: { en: 'Stopped', es: 'Se suspende', ca: 'Se suspèn' },
  unaccounted: { en: 'Not mentioned at discharge', es: 'Sin mención al alta', ca: 'Sense menció a l’alta' },
  none: { en: 'Nothing', es: 'Nada', ca: 'Res' },
})
