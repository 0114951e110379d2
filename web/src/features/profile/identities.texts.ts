import { texts } from '../../base/phrases.ts'

export const identityTexts = texts('identities', {
  title: { en: 'Single sign-on', es: 'Inicio de sesión único', ca: 'Inici de sessió únic' },
  sub: {
    en: 'Sign in here with your hospital’s account',
    es: 'Inicie sesión con la cuenta de su hospital',
    ca: 'Iniciï la sessió amb el compte del seu hospital',
  },
  linked: { en: 'Linked on {date}.', es: 'Vinculada el {date}.', ca: 'Vinculat el {date}.' },
  used: { en: 'Last used on {date}.', es: 'Último uso: {date}.', ca: 'Darrer ús: {date}.' },
  not_linked: { en: 'Not linked.', es: 'Sin vincular.', ca: 'Sense vincular.' },
  gone: {
    en: 'A sign-in that is no longer offered',
    es: 'Un acceso que ya no se ofrece',
    ca: 'Un accés que ja no s’ofereix',
  },
  link: { en: 'Link', es: 'Vincular', ca: 'Vincula' },
  unlink: { en: 'Unlink', es: 'Desvincular', ca: 'Desvincula' },
  one: { en: '{act}: {name}', es: '{act}: {name}', ca: '{act}: {name}' },
  link_title: { en: 'Link to {name}?', es: '¿Vincular con {name}?', ca: 'Vol vincular amb {name}?' },
  link_text: {
    en: 'You go there to sign in, and come back here. From then on either way opens your account.',
    es: 'Irá allí a iniciar sesión y volverá aquí. Desde entonces, las dos vías abrirán su cuenta.',
    ca: 'Hi anirà a iniciar la sessió i tornarà aquí. Des de llavors, les dues vies obriran el seu compte.',
  },
  password: { en: 'Your password here', es: 'Su contraseña de aquí', ca: 'La seva contrasenya d’aquí' },
  wrong_password: {
    en: 'This is not your current password.',
    es: 'Esta no es su contraseña actual.',
    ca: 'Aquesta no és la seva contrasenya actual.',
  },
  failed: {
    en: 'That could not be done. Please try again later.',
    es: 'No se ha podido hacer. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut fer. Torni-ho a provar més tard.',
  },
  unlink_title: { en: 'Unlink from {name}?', es: '¿Desvincular de {name}?', ca: 'Vol desvincular de {name}?' },
  unlink_text: {
    en: 'Sessions opened through it end, and the roles that its groups gave you go. Your password goes on working.',
    es: 'Se cerrarán las sesiones abiertas con ella y perderá los roles que le dieron sus grupos. Su contraseña seguirá funcionando.',
    ca: 'Es tancaran les sessions que s’hi van obrir i perdrà els rols que li van donar els seus grups. La contrasenya continuarà funcionant.',
  },
  keep: { en: 'Keep it linked', es: 'Mantener vinculada', ca: 'Mantén-ho vinculat' },
  unlinked: { en: 'Unlinked.', es: 'Desvinculada.', ca: 'Desvinculat.' },
})
