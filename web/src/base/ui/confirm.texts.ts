import { texts } from '../phrases.ts'

export const confirmTexts = texts('confirm', {
  type_name: {
    en: 'Type the name to confirm',
    es: 'Escriba el nombre para confirmar',
    ca: 'Escrigui el nom per confirmar',
  },
  moment: { en: 'One moment…', es: 'Un momento…', ca: 'Un moment…' },
})
