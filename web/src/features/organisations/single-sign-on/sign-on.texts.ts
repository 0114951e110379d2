import { texts } from '../../../base/phrases.ts'

export const signOnTexts = texts('organisation-sign-on', {
  title: { en: 'Single sign-on', es: 'Inicio de sesión único', ca: 'Inici de sessió únic' },
  change: { en: 'Change', es: 'Cambiar', ca: 'Canvia' },
  change_title: {
    en: 'What may single sign-on do here?',
    es: '¿Qué puede hacer aquí el inicio de sesión único?',
    ca: 'Què hi pot fer l’inici de sessió únic?',
  },
  choice: { en: 'Single sign-on', es: 'Inicio de sesión único', ca: 'Inici de sessió únic' },
  provider: { en: 'Whose sign-in counts', es: 'Qué acceso vale', ca: 'Quin accés val' },
  provider_help: {
    en: 'Sessions of other providers, and with a password, have no roles here.',
    es: 'Las sesiones de otros proveedores, o con contraseña, no tienen roles aquí.',
    ca: 'Les sessions d’altres proveïdors, o amb contrasenya, no hi tenen rols.',
  },
  any_provider: { en: 'Any provider', es: 'Cualquier proveedor', ca: 'Qualsevol proveïdor' },
  only_provider: { en: 'Only {name} counts.', es: 'Solo vale {name}.', ca: 'Només val {name}.' },
  save: { en: 'Save', es: 'Guardar', ca: 'Desa' },
  saved: { en: 'Changed.', es: 'Cambiado.', ca: 'Canviat.' },
  failed: {
    en: 'That could not be done. Please try again later.',
    es: 'No se ha podido hacer. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut fer. Torni-ho a provar més tard.',
  },
  not_through_provider: {
    en: 'Sign in through single sign-on yourself first: else you would shut yourself out.',
    es: 'Inicie antes sesión con el inicio de sesión único: si no, se quedaría fuera.',
    ca: 'Iniciï abans la sessió amb l’inici de sessió únic: si no, es quedaria fora.',
  },
})

export const modeTexts = texts('sign-on-modes', {
  off: { en: 'Nothing', es: 'Nada', ca: 'Res' },
  roles: { en: 'Its groups give roles', es: 'Sus grupos dan roles', ca: 'Els seus grups donen rols' },
  required: {
    en: 'Its groups give roles, and it is required',
    es: 'Sus grupos dan roles y es obligatorio',
    ca: 'Els seus grups donen rols i és obligatori',
  },
})

export const modeDoesTexts = texts('sign-on-modes-do', {
  off: {
    en: 'Roles are given by hand alone. What groups gave goes.',
    es: 'Los roles se dan solo a mano. Lo que dieron los grupos se retira.',
    ca: 'Els rols es donen només a mà. El que van donar els grups es retira.',
  },
  roles: {
    en: 'Whoever is in a group gets its role at the next sign-in, and loses it with the group. Clinical roles are told to the owner. Roles given by hand stay.',
    es: 'Quien está en un grupo recibe su rol al iniciar sesión y lo pierde con el grupo. Los roles clínicos se comunican a la persona titular. Los roles dados a mano se conservan.',
    ca: 'Qui és en un grup en rep el rol en iniciar la sessió i el perd amb el grup. Els rols clínics es comuniquen a la persona titular. Els rols donats a mà es conserven.',
  },
  required: {
    en: 'Besides, roles here count only for whoever signed in through it. An administrator can take this back.',
    es: 'Además, los roles de aquí solo valen para quien ha iniciado sesión con él. La administración puede deshacerlo.',
    ca: 'A més, els rols d’aquí només valen per a qui hi ha iniciat la sessió. L’administració ho pot desfer.',
  },
})
