import { texts } from '../../base/phrases.ts'

export const factorTexts = texts('factors', {
  title: { en: 'Second factor', es: 'Segundo factor', ca: 'Segon factor' },
  sub: {
    en: 'Asked for at each sign-in, besides the password',
    es: 'Se pide en cada inicio de sesión, además de la contraseña',
    ca: 'Es demana a cada inici de sessió, a més de la contrasenya',
  },
  none: {
    en: 'None yet. With a passkey or an app on your phone, a stolen password is not enough to sign in as you.',
    es: 'Todavía ninguno. Con una llave de acceso o una aplicación en el móvil, una contraseña robada no basta para entrar en su nombre.',
    ca: 'Encara cap. Amb una clau d’accés o una aplicació al mòbil, una contrasenya robada no basta per entrar en nom seu.',
  },
  add: { en: 'Add', es: 'Añadir', ca: 'Afegeix' },
  rename: { en: 'Rename', es: 'Cambiar el nombre', ca: 'Canvia el nom' },
  remove: { en: 'Remove', es: 'Quitar', ca: 'Treu' },
  one: { en: '{act}: {name}', es: '{act}: {name}', ca: '{act}: {name}' },
  codes_left: {
    en: '{left, plural, =0 {No recovery code is left} one {# recovery code is left} other {# recovery codes are left}}',
    es: '{left, plural, =0 {No queda ningún código de recuperación} one {Queda # código de recuperación} other {Quedan # códigos de recuperación}}',
    ca: '{left, plural, =0 {No queda cap codi de recuperació} one {Queda # codi de recuperació} other {Queden # codis de recuperació}}',
  },
  new_codes: { en: 'New codes', es: 'Códigos nuevos', ca: 'Codis nous' },
  codes_title: {
    en: 'New recovery codes?',
    es: '¿Crear códigos de recuperación nuevos?',
    ca: 'Vol crear codis de recuperació nous?',
  },
  codes_text: {
    en: 'You get ten new ones, and the old ones no longer work.',
    es: 'Recibirá diez nuevos y los anteriores dejarán de servir.',
    ca: 'En rebrà 10 de nous i els anteriors deixaran de servir.',
  },
  codes_keep: { en: 'Keep the old ones', es: 'Conservar los anteriores', ca: 'Conserva els anteriors' },
  codes_make: { en: 'Make new codes', es: 'Crear códigos nuevos', ca: 'Crea codis nous' },
  remove_title: { en: 'Remove {name}?', es: '¿Quitar {name}?', ca: 'Vol treure {name}?' },
  remove_text: {
    en: 'It no longer signs you in.',
    es: 'Ya no servirá para iniciar sesión.',
    ca: 'Ja no servirà per iniciar la sessió.',
  },
  remove_last: {
    en: 'It is your last one: your recovery codes go with it. If your organisation asks for a second factor, you set up another one at once.',
    es: 'Es el último: con él desaparecen sus códigos de recuperación. Si su organización pide un segundo factor, deberá configurar otro enseguida.',
    ca: 'És l’últim: amb ell desapareixen els codis de recuperació. Si la seva organització demana un segon factor, n’haurà de configurar un altre de seguida.',
  },
  keep: { en: 'Keep it', es: 'Conservar', ca: 'Conserva’l' },
  removed: { en: 'Removed.', es: 'Quitado.', ca: 'Tret.' },
  added: { en: 'Added: {name}.', es: 'Añadido: {name}.', ca: 'Afegit: {name}.' },
  renamed: { en: 'Renamed.', es: 'Nombre cambiado.', ca: 'Nom canviat.' },
  rename_title: { en: 'Another name', es: 'Otro nombre', ca: 'Un altre nom' },
  name: { en: 'Name', es: 'Nombre', ca: 'Nom' },
  save: { en: 'Save', es: 'Guardar', ca: 'Desa' },
  failed: {
    en: 'That could not be done. Please try again later.',
    es: 'No se ha podido hacer. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut fer. Torni-ho a provar més tard.',
  },
})
