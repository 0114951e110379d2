import type { api } from '@alta/contract/api'
import { type LocalizedText, texts } from '../../base/phrases.ts'

type SingleSignOnOperation = `single_sign_on_${keyof (typeof api)['single_sign_on']}`

/** What was done to sign in through an identity provider, as the contract names it. */
export const singleSignOnActTexts = texts('audit-single-sign-on-acts', {
  single_sign_on_begin: {
    en: 'Begin a sign-in at a provider',
    es: 'Empezar un inicio de sesión con un proveedor',
    ca: 'Començar un inici de sessió amb un proveïdor',
  },
  single_sign_on_finish: {
    en: 'Sign in through a provider',
    es: 'Iniciar sesión con un proveedor',
    ca: 'Iniciar la sessió amb un proveïdor',
  },
  single_sign_on_links: {
    en: 'Look at one’s own linked identities',
    es: 'Ver las identidades vinculadas propias',
    ca: 'Veure les identitats vinculades pròpies',
  },
  single_sign_on_begin_link: {
    en: 'Begin to link one’s own account',
    es: 'Empezar a vincular la cuenta propia',
    ca: 'Començar a vincular el compte propi',
  },
  single_sign_on_finish_link: {
    en: 'Link one’s own account',
    es: 'Vincular la cuenta propia',
    ca: 'Vincular el compte propi',
  },
  single_sign_on_begin_confirmation: {
    en: 'Begin to confirm at a provider',
    es: 'Empezar a confirmar con un proveedor',
    ca: 'Començar a confirmar amb un proveïdor',
  },
  single_sign_on_finish_confirmation: {
    en: 'Confirm at a provider who one is',
    es: 'Confirmar con un proveedor quién se es',
    ca: 'Confirmar amb un proveïdor qui s’és',
  },
  single_sign_on_unlink: {
    en: 'Unlink one’s own account',
    es: 'Desvincular la cuenta propia',
    ca: 'Desvincular el compte propi',
  },
  single_sign_on_back_channel_logout: {
    en: 'Sessions ended by a provider',
    es: 'Sesiones cerradas por un proveedor',
    ca: 'Sessions tancades per un proveïdor',
  },
} satisfies Record<SingleSignOnOperation, LocalizedText>)
