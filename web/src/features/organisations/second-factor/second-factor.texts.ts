import { texts } from '../../../base/phrases.ts'

export const requiredTexts = texts('organisation-second-factor', {
  title: { en: 'Second factor', es: 'Segundo factor', ca: 'Segon factor' },
  change: { en: 'Change', es: 'Cambiar', ca: 'Canvia' },
  nobody: { en: 'Nobody has to', es: 'No es obligatorio', ca: 'No és obligatori' },
  nobody_does: {
    en: 'Whoever set one up is asked for it at each sign-in; the others sign in with the password.',
    es: 'A quien lo haya configurado se le pide en cada inicio de sesión; los demás entran con la contraseña.',
    ca: 'A qui l’hagi configurat se li demana a cada inici de sessió; els altres hi entren amb la contrasenya.',
  },
  asked: { en: 'Asked of: {roles}', es: 'Se pide a: {roles}', ca: 'Es demana a: {roles}' },
  asked_does: {
    en: 'Whoever holds one of these roles here sets up a passkey or an app before anything else. Sign-ins through single sign-on are the provider’s matter.',
    es: 'Quien tenga uno de estos roles aquí debe configurar una llave de acceso o una aplicación antes de nada. En el inicio de sesión único decide el proveedor.',
    ca: 'Qui tingui un d’aquests rols aquí ha de configurar una clau d’accés o una aplicació abans de res. En l’inici de sessió únic decideix el proveïdor.',
  },
  change_title: {
    en: 'Who must have a second factor?',
    es: '¿Quién debe tener un segundo factor?',
    ca: 'Qui ha de tenir un segon factor?',
  },
  roles: { en: 'Roles here', es: 'Roles aquí', ca: 'Rols aquí' },
  at_once: {
    en: 'It counts at once: whoever has none sets one up with the next click, and finishes what was begun afterwards.',
    es: 'Se aplica enseguida: quien no tenga ninguno deberá configurarlo con el siguiente clic y terminar después lo que había empezado.',
    ca: 'S’aplica de seguida: qui no en tingui cap l’haurà de configurar amb el clic següent i acabar després el que havia començat.',
  },
  save: { en: 'Save', es: 'Guardar', ca: 'Desa' },
  saved: { en: 'Changed.', es: 'Cambiado.', ca: 'Canviat.' },
  failed: {
    en: 'That could not be done. Please try again later.',
    es: 'No se ha podido hacer. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut fer. Torni-ho a provar més tard.',
  },
})
