import { texts } from '../phrases.ts'

export const dateTimeTexts = texts('date-time', {
  today: { en: 'Today, {time}', es: 'Hoy, {time}', ca: 'Avui, {time}' },
  yesterday: { en: 'Yesterday, {time}', es: 'Ayer, {time}', ca: 'Ahir, {time}' },
  never: { en: 'Never', es: 'Nunca', ca: 'Mai' },
})
