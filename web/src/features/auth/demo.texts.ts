import { texts } from '../../base/phrases.ts'

export const demoTexts = texts('demonstration', {
  title: { en: 'Demonstration', es: 'Demostración', ca: 'Demostració' },
  no_role: { en: 'No role', es: 'Sin rol', ca: 'Sense rol' },
  text: {
    en: 'Demonstration with invented people. Choose one to look around; everyone’s password is “{password}”.',
    es: 'Demostración con personas inventadas. Elija una para explorar; la contraseña de todas es «{password}».',
    ca: 'Demostració amb persones inventades. Triï-ne una per explorar; la contrasenya de totes és «{password}».',
  },
})
