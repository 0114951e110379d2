import { texts } from '../../base/phrases.ts'

export const providerTexts = texts('providers', {
  or: { en: 'or', es: 'o', ca: 'o' },
  with: { en: 'Continue with {name}', es: 'Continuar con {name}', ca: 'Continua amb {name}' },
  leaving: { en: 'Going there…', es: 'Abriendo…', ca: 'S’està obrint…' },
  emergency: {
    en: 'Emergency sign-in with a password',
    es: 'Acceso de emergencia con contraseña',
    ca: 'Accés d’emergència amb contrasenya',
  },
})
