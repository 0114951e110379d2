import { texts } from '../../base/phrases.ts'

export const factorWordTexts = texts('factor-words', {
  passkey: { en: 'Passkey', es: 'Llave de acceso', ca: 'Clau d’accés' },
  totp: { en: 'Authenticator app', es: 'Aplicación de códigos', ca: 'Aplicació de codis' },
  since: { en: '{kind} · since {date}', es: '{kind} · desde el {date}', ca: '{kind} · des del {date}' },
  used: { en: 'Last used on {date}', es: 'Último uso: {date}', ca: 'Darrer ús: {date}' },
  unused: { en: 'Not used yet', es: 'Sin usar todavía', ca: 'Encara sense fer servir' },
})
