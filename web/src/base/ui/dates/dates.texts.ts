import { texts } from '../../phrases.ts'

export const dateTexts = texts('dates', {
  from: { en: 'From', es: 'Desde', ca: 'Des de' },
  to: { en: 'To', es: 'Hasta', ca: 'Fins a' },
  apply: { en: 'Apply', es: 'Aplicar', ca: 'Aplica' },
  unreadable: {
    en: 'Write the day, the month and the year.',
    es: 'Escriba el día, el mes y el año.',
    ca: 'Escrigui el dia, el mes i l’any.',
  },
  out_of_range: {
    en: 'Between 1 January 1900 and 31 December 2099.',
    es: 'Entre el 1 de enero de 1900 y el 31 de diciembre de 2099.',
    ca: 'Entre l’1 de gener de 1900 i el 31 de desembre de 2099.',
  },
  backwards: {
    en: 'This is before the first day.',
    es: 'Es anterior al primer día.',
    ca: 'És anterior al primer dia.',
  },
})
