import { texts } from '../phrases.ts'

/** The keys of the review, and what each does. */
export const keyTexts = texts('report_keys', {
  title: { en: 'Keys', es: 'Teclas', ca: 'Tecles' },
  all_keys: { en: 'all keys', es: 'todas las teclas', ca: 'totes les tecles' },
  show: { en: 'Show the keys', es: 'Ver las teclas', ca: 'Mostra les tecles' },
  close: { en: 'Close', es: 'Cerrar', ca: 'Tanca' },
  on: {
    en: 'Single keys act on the report',
    es: 'Las teclas actúan sobre el informe',
    ca: 'Les tecles actuen sobre l’informe',
  },
  enter: { en: 'Enter', es: 'Intro', ca: 'Retorn' },
  next: { en: 'next to decide', es: 'siguiente por decidir', ca: 'següent per decidir' },
  previous: { en: 'previous to decide', es: 'anterior por decidir', ca: 'anterior per decidir' },
  accept: { en: 'accept the sentence', es: 'aceptar la frase', ca: 'accepta la frase' },
  edit: { en: 'edit the section', es: 'editar la sección', ca: 'edita la secció' },
  unused: { en: 'what the report leaves out', es: 'lo que falta en el informe', ca: 'el que falta a l’informe' },
  mark: {
    en: 'mark the section as reviewed',
    es: 'marcar la sección como revisada',
    ca: 'marca la secció com a revisada',
  },
  order: { en: 'review by risk', es: 'revisar por riesgo', ca: 'revisa per risc' },
  sign: { en: 'summary and signature', es: 'resumen y firma', ca: 'resum i signatura' },
  tray: {
    en: 'in the tray: insert, not relevant',
    es: 'en la bandeja: insertar, no relevante',
    ca: 'a la safata: insereix, no rellevant',
  },
  rate: { en: 'rate, 4 is excellent', es: 'valorar, 4 es excelente', ca: 'valora, 4 és excel·lent' },
  source: { en: 'show or hide the source', es: 'mostrar u ocultar la fuente', ca: 'mostra o amaga la font' },
  search: { en: 'search', es: 'buscar', ca: 'cerca' },
  by_sentence: { en: 'sentence by sentence', es: 'frase a frase', ca: 'frase a frase' },
})
