import { texts } from '../phrases.ts'

export const whenTexts = texts('when', {
  today: { en: 'Today, {time}', es: 'Hoy, {time}', ca: 'Avui, {time}' },
  yesterday: { en: 'Yesterday, {time}', es: 'Ayer, {time}', ca: 'Ahir, {time}' },
  never: { en: 'Never', es: 'Nunca', ca: 'Mai' },
})
