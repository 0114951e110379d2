import type { AccountOrigin } from '@alta/contract/users'
import { type LocalizedText, texts } from '../../base/phrases.ts'

export const userTexts = texts('user', {
  edit: { en: 'Edit', es: 'Editar', ca: 'Edita' },
  delete: { en: 'Delete user', es: 'Eliminar usuario', ca: 'Elimina l’usuari' },
  not_found_title: { en: 'User not found', es: 'Usuario no encontrado', ca: 'No s’ha trobat l’usuari' },
  not_found: {
    en: 'There is no such user, or you may not see him or her.',
    es: 'No existe este usuario, o usted no puede verlo.',
    ca: 'No existeix aquest usuari, o vostè no el pot veure.',
  },
  back: { en: 'Back to the users', es: 'Volver a los usuarios', ca: 'Torna als usuaris' },
  load_failed: {
    en: 'The user could not be loaded.',
    es: 'No se ha podido cargar el usuario.',
    ca: 'No s’ha pogut carregar l’usuari.',
  },
  account: { en: 'Account', es: 'Cuenta', ca: 'Compte' },
  state: { en: 'State', es: 'Estado', ca: 'Estat' },
  active: { en: 'Active', es: 'Activa', ca: 'Actiu' },
  inactive: { en: 'Inactive', es: 'Inactiva', ca: 'Inactiu' },
  account_active: { en: 'Account active', es: 'Cuenta activa', ca: 'Compte actiu' },
  language: { en: 'Language', es: 'Idioma', ca: 'Idioma' },
  created: { en: 'Created', es: 'Alta en el sistema', ca: 'Alta al sistema' },
  origin: { en: 'Came by', es: 'Procedencia', ca: 'Procedència' },
  verified: { en: 'Verified', es: 'Comprobada', ca: 'Comprovat' },
  unverified: { en: 'Unverified', es: 'Sin comprobar', ca: 'Sense comprovar' },
  unverified_means: {
    en: 'Nobody has verified whose account it is.',
    es: 'Nadie ha comprobado de quién es la cuenta.',
    ca: 'Ningú no ha comprovat de qui és el compte.',
  },
  last_sign_in: { en: 'Last sign-in', es: 'Último acceso', ca: 'Últim accés' },
  activity: { en: 'Recent activity', es: 'Actividad reciente', ca: 'Activitat recent' },
  new_link: { en: 'New sign-in link', es: 'Nuevo enlace de acceso', ca: 'Enllaç d’accés nou' },
})

/** How an account came to be. */
export const originTexts = texts('account-origin', {
  registered: { en: 'Registered unasked', es: 'Registro sin invitación', ca: 'Registre sense invitació' },
  invited: { en: 'Invitation', es: 'Invitación', ca: 'Invitació' },
  imported: { en: 'Imported file', es: 'Archivo importado', ca: 'Fitxer importat' },
  installed: { en: 'Set up with the server', es: 'Puesta en marcha', ca: 'Posada en marxa' },
  single_sign_on: { en: 'Single sign-on', es: 'Inicio de sesión único', ca: 'Inici de sessió únic' },
  provisioned: { en: 'Provisioned by a directory', es: 'Alta desde un directorio', ca: 'Alta des d’un directori' },
  unknown: { en: 'Not known', es: 'No se sabe', ca: 'No se sap' },
} satisfies Record<AccountOrigin, LocalizedText>)

export const stateTexts = texts('user-state', {
  deactivate_title: { en: 'Deactivate {name}?', es: '¿Desactivar a {name}?', ca: 'Vol desactivar {name}?' },
  deactivate_text: {
    en: 'From the next click on, {name} can no longer sign in or do anything here. Roles and reports stay, and the account can be activated again.',
    es: 'Desde el próximo clic, {name} ya no podrá iniciar sesión ni hacer nada aquí. Los roles y los informes se conservan, y la cuenta puede volver a activarse.',
    ca: 'Des del proper clic, {name} ja no podrà iniciar la sessió ni fer res aquí. Els rols i els informes es conserven, i el compte es pot tornar a activar.',
  },
  deactivate_keep: { en: 'Keep it active', es: 'Mantenerla activa', ca: 'Mantén-lo actiu' },
  deactivate: { en: 'Deactivate', es: 'Desactivar', ca: 'Desactiva' },
  deactivated: { en: '{name} is deactivated.', es: 'Se ha desactivado a {name}.', ca: 'S’ha desactivat {name}.' },
  activate_title: {
    en: 'Activate {name} again?',
    es: '¿Volver a activar a {name}?',
    ca: 'Vol tornar a activar {name}?',
  },
  activate_text: {
    en: '{name} can sign in again, with the roles shown here.',
    es: '{name} podrá volver a iniciar sesión, con los roles que se muestran aquí.',
    ca: '{name} podrà tornar a iniciar la sessió, amb els rols que es mostren aquí.',
  },
  activate_keep: { en: 'Leave it inactive', es: 'Dejarla inactiva', ca: 'Deixa’l inactiu' },
  activate: { en: 'Activate', es: 'Activar', ca: 'Activa' },
  activated: {
    en: '{name} is active again.',
    es: '{name} vuelve a tener la cuenta activa.',
    ca: '{name} torna a tenir el compte actiu.',
  },
})

export const deleteTexts = texts('user-delete', {
  title: { en: 'Delete {name}?', es: '¿Eliminar a {name}?', ca: 'Vol eliminar {name}?' },
  text: {
    en: 'This cannot be undone. It removes:',
    es: 'No se puede deshacer. Se elimina:',
    ca: 'No es pot desfer. S’elimina:',
  },
  goes_account: {
    en: 'the account {email} and its open sessions',
    es: 'la cuenta {email} y sus sesiones abiertas',
    ca: 'el compte {email} i les seves sessions obertes',
  },
  goes_roles: {
    en: '{count, plural, one {# role} other {# roles}}',
    es: '{count, plural, one {# rol} other {# roles}}',
    ca: '{count, plural, one {# rol} other {# rols}}',
  },
  stays: {
    en: 'What stays: the reports generated with it, and the audit log.',
    es: 'Se conservan los informes generados con ella y el registro de auditoría.',
    ca: 'Es conserven els informes generats amb ell i el registre d’auditoria.',
  },
  keep: { en: 'Keep the user', es: 'Conservar el usuario', ca: 'Conserva l’usuari' },
  delete: { en: 'Delete user', es: 'Eliminar usuario', ca: 'Elimina l’usuari' },
  deleted: { en: 'User deleted: {name}', es: 'Usuario eliminado: {name}', ca: 'Usuari eliminat: {name}' },
  failed: {
    en: 'Error deleting the user. Please try again later.',
    es: 'Error al eliminar el usuario. Vuelva a intentarlo más tarde.',
    ca: 'Error en eliminar l’usuari. Torni-ho a provar més tard.',
  },
})

export const linkTexts = texts('user-link', {
  title: {
    en: 'New sign-in link for {name}',
    es: 'Nuevo enlace de acceso para {name}',
    ca: 'Enllaç d’accés nou per a {name}',
  },
  text: {
    en: 'With the link {name} chooses a new password. It works once, for {days} days; until then the old password stays. Give it to {name} in person or by a safe way.',
    es: 'Con el enlace, {name} elige una contraseña nueva. Sirve una vez, durante {days} días; hasta entonces sigue la antigua. Entréguelo en persona o por una vía segura.',
    ca: 'Amb l’enllaç, {name} tria una contrasenya nova. Serveix una vegada, durant {days} dies; fins aleshores continua l’antiga. Doni-lo en persona o per una via segura.',
  },
  make: { en: 'Make the link', es: 'Crear el enlace', ca: 'Crea l’enllaç' },
  failed: {
    en: 'Error making the link. Please try again later.',
    es: 'Error al crear el enlace. Vuelva a intentarlo más tarde.',
    ca: 'Error en crear l’enllaç. Torni-ho a provar més tard.',
  },
  secret_title: { en: 'Copy the link now', es: 'Copie el enlace ahora', ca: 'Copiï l’enllaç ara' },
  secret_text: {
    en: 'This is the only time it is shown. A lost link is replaced by making a new one.',
    es: 'Es la única vez que se muestra. Un enlace perdido se sustituye creando otro.',
    ca: 'És l’única vegada que es mostra. Un enllaç perdut se substitueix creant-ne un altre.',
  },
  secret_mailed: {
    en: 'A mail with a link is on its way to {email}. This one, to send yourself, is shown only now.',
    es: 'Se está enviando a {email} un correo con un enlace. Este, para enviarlo usted, solo se muestra ahora.',
    ca: 'S’està enviant a {email} un correu amb un enllaç. Aquest, per enviar-lo vostè, només es mostra ara.',
  },
  secret_label: { en: 'Link of {name}', es: 'Enlace de {name}', ca: 'Enllaç de {name}' },
  works_until: { en: 'Works until {date}', es: 'Sirve hasta el {date}', ca: 'Serveix fins al {date}' },
})
