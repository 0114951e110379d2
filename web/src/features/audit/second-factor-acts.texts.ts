import type { api } from '@alta/contract/api'
import { type LocalizedText, texts } from '../../base/phrases.ts'

type SecondFactorOperation = `second_factor_${keyof (typeof api)['second_factor']}`

/** What was done with second factors, as the contract names it. */
export const secondFactorActTexts = texts('audit-second-factor-acts', {
  second_factor_state: {
    en: 'Look at what a sign-in lacks',
    es: 'Ver qué falta para iniciar sesión',
    ca: 'Veure què falta per iniciar la sessió',
  },
  second_factor_begin_passkey_use: {
    en: 'Begin to use a passkey',
    es: 'Empezar a usar una llave de acceso',
    ca: 'Començar a fer servir una clau d’accés',
  },
  second_factor_prove: {
    en: 'Finish a sign-in with a second factor',
    es: 'Completar un inicio de sesión con un segundo factor',
    ca: 'Completar un inici de sessió amb un segon factor',
  },
  second_factor_reauthenticate: {
    en: 'Say again who it is',
    es: 'Confirmar la identidad',
    ca: 'Confirmar la identitat',
  },
  second_factor_list: {
    en: 'Look at one’s own second factors',
    es: 'Ver los segundos factores propios',
    ca: 'Veure els segons factors propis',
  },
  second_factor_begin_totp: {
    en: 'Begin to set up an authenticator app',
    es: 'Empezar a configurar una aplicación de códigos',
    ca: 'Començar a configurar una aplicació de codis',
  },
  second_factor_add_totp: {
    en: 'Add an authenticator app',
    es: 'Añadir una aplicación de códigos',
    ca: 'Afegir una aplicació de codis',
  },
  second_factor_begin_passkey: {
    en: 'Begin to add a passkey',
    es: 'Empezar a añadir una llave de acceso',
    ca: 'Començar a afegir una clau d’accés',
  },
  second_factor_add_passkey: {
    en: 'Add a passkey',
    es: 'Añadir una llave de acceso',
    ca: 'Afegir una clau d’accés',
  },
  second_factor_rename: {
    en: 'Rename one’s own second factor',
    es: 'Cambiar el nombre de un segundo factor propio',
    ca: 'Canviar el nom d’un segon factor propi',
  },
  second_factor_remove: {
    en: 'Remove one’s own second factor',
    es: 'Quitar un segundo factor propio',
    ca: 'Treure un segon factor propi',
  },
  second_factor_renew_recovery_codes: {
    en: 'Make new recovery codes',
    es: 'Crear códigos de recuperación nuevos',
    ca: 'Crear codis de recuperació nous',
  },
  second_factor_of_user: {
    en: 'Look at a user’s second factors',
    es: 'Ver los segundos factores de un usuario',
    ca: 'Veure els segons factors d’un usuari',
  },
  second_factor_reset: {
    en: 'Reset a user’s second factor',
    es: 'Restablecer el segundo factor de un usuario',
    ca: 'Restablir el segon factor d’un usuari',
  },
} satisfies Record<SecondFactorOperation, LocalizedText>)
