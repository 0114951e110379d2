import { texts } from '../../../base/phrases.ts'

/** What the course says and the report does not: put in, or held to be of no matter. */
export const omissionTexts = texts('report_omissions', {
  insert_all: { en: 'Insert all', es: 'Insertar todo', ca: 'Insereix-ho tot' },
  insert_all_named: {
    en: 'Insert all into {section}: {count, number}',
    es: 'Insertar todo en {section}: {count, number}',
    ca: 'Insereix-ho tot a {section}: {count, number}',
  },
  inserted_all: {
    en: '{count, plural, one {# fact inserted into {section}} other {# facts inserted into {section}}}',
    es: '{count, plural, one {# dato insertado en {section}} other {# datos insertados en {section}}}',
    ca: '{count, plural, one {# dada inserida a {section}} other {# dades inserides a {section}}}',
  },
  dismiss: { en: 'Not relevant', es: 'No relevante', ca: 'No rellevant' },
  dismiss_named: {
    en: 'Not relevant: {text}',
    es: 'No relevante: {text}',
    ca: 'No rellevant: {text}',
  },
  dismissed: { en: 'Marked as not relevant', es: 'Marcado como no relevante', ca: 'Marcat com a no rellevant' },
  put_back: { en: 'Put back', es: 'Recuperar', ca: 'Recupera' },
  was_put_back: { en: 'Put back into the tray', es: 'Recuperado en la bandeja', ca: 'Recuperat a la safata' },
  not_dismissed: {
    en: 'Error changing what is relevant. Please try again later.',
    es: 'Error al cambiar lo que es relevante. Inténtelo de nuevo más tarde.',
    ca: 'Error en canviar el que és rellevant. Torni-ho a provar més tard.',
  },
  undo: { en: 'Undo', es: 'Deshacer', ca: 'Desfés' },
  others: {
    en: '{count, plural, one {# fact of less risk} other {# facts of less risk}}',
    es: '{count, plural, one {# dato de menor riesgo} other {# datos de menor riesgo}}',
    ca: '{count, plural, one {# dada de menor risc} other {# dades de menor risc}}',
  },
  dismissed_ones: {
    en: '{count, plural, one {# not relevant} other {# not relevant}}',
    es: '{count, plural, one {# no relevante} other {# no relevantes}}',
    ca: '{count, plural, one {# no rellevant} other {# no rellevants}}',
  },
  none_open: {
    en: 'Nothing of high risk is left out.',
    es: 'No falta ningún dato de riesgo.',
    ca: 'No hi falta cap dada de risc.',
  },
})
