import { texts } from '../../base/phrases.ts'

export const roleLineTexts = texts('role-lines', {
  title: { en: 'Roles', es: 'Asignaciones', ca: 'Assignacions' },
  sub: { en: 'What may be done, and where', es: 'Lo que puede hacer y dónde', ca: 'Què pot fer i on' },
  assign: { en: 'Give a role', es: 'Asignar rol', ca: 'Assigna un rol' },
  system: { en: 'System', es: 'Sistema', ca: 'Sistema' },
  organisations: { en: 'Organisations', es: 'Organizaciones', ca: 'Organitzacions' },
  in: { en: 'in', es: 'en', ca: 'a' },
  whole_system: { en: 'the whole system', es: 'todo el sistema', ca: 'tot el sistema' },
  given_by: {
    en: 'Given by {name} on {date}.',
    es: 'Asignado por {name} el {date}.',
    ca: 'Assignat per {name} el {date}.',
  },
  given_on: { en: 'Given on {date}.', es: 'Asignado el {date}.', ca: 'Assignat el {date}.' },
  given_by_group: {
    en: 'Given by single sign-on ({provider}) on {date}.',
    es: 'Asignado por el inicio de sesión único ({provider}) el {date}.',
    ca: 'Assignat per l’inici de sessió únic ({provider}) el {date}.',
  },
  group: { en: 'Group: “{reason}”', es: 'Grupo: «{reason}»', ca: 'Grup: «{reason}»' },
  reason: { en: 'Reason: “{reason}”', es: 'Motivo: «{reason}»', ca: 'Motiu: «{reason}»' },
  none: {
    en: 'A guest signs in and sees the dashboard and the own profile, nothing more.',
    es: 'Una persona invitada inicia sesión y ve el panel y su perfil, nada más.',
    ca: 'Una persona convidada inicia la sessió i veu el tauler i el seu perfil, res més.',
  },
  hidden: {
    en: '{count, plural, one {One more role is in an organisation you may not see.} other {# more roles are in organisations you may not see.}}',
    es: '{count, plural, one {Hay otro rol en una organización que usted no puede ver.} other {Hay otros # roles en organizaciones que usted no puede ver.}}',
    ca: '{count, plural, one {Hi ha un altre rol en una organització que no pot veure.} other {Hi ha # rols més en organitzacions que no pot veure.}}',
  },
  load_failed: {
    en: 'The roles could not be loaded.',
    es: 'No se han podido cargar los roles.',
    ca: 'No s’han pogut carregar els rols.',
  },
  take: { en: 'Take {role} in {scope} away', es: 'Retirar {role} en {scope}', ca: 'Retira {role} a {scope}' },
  why: { en: 'Why', es: 'Por qué puede', ca: 'Per què pot' },
  why_sub: {
    en: 'Permissions and where they come from',
    es: 'Permisos y de dónde vienen',
    ca: 'Permisos i d’on venen',
  },
  permission: { en: 'Permission', es: 'Permiso', ca: 'Permís' },
  where: { en: 'Where', es: 'Dónde', ca: 'On' },
  by_role: { en: 'By the role', es: 'Por el rol', ca: 'Pel rol' },
})

export const takeTexts = texts('take-role', {
  title: {
    en: 'Take {role} in {scope} from {name}?',
    es: '¿Retirar a {name} el rol de {role} en {scope}?',
    ca: 'Vol retirar a {name} el rol de {role} a {scope}?',
  },
  title_self: {
    en: 'Give up {role} in {scope}?',
    es: '¿Renunciar al rol de {role} en {scope}?',
    ca: 'Vol renunciar al rol de {role} a {scope}?',
  },
  loses: {
    en: 'In {scope}, {name} will no longer be able to:',
    es: 'En {scope}, {name} ya no podrá:',
    ca: 'A {scope}, {name} ja no podrà:',
  },
  loses_self: {
    en: 'In {scope}, you will no longer be able to:',
    es: 'En {scope}, usted ya no podrá:',
    ca: 'A {scope}, vostè ja no podrà:',
  },
  loses_nothing: {
    en: 'Other roles still allow everything this one does.',
    es: 'Otros roles siguen permitiendo todo lo que permite este.',
    ca: 'Altres rols continuen permetent tot el que permet aquest.',
  },
  not_back: {
    en: 'You cannot give this role back to yourself: somebody else would have to.',
    es: 'No podrá volver a asignárselo: tendrá que hacerlo otra persona.',
    ca: 'No se’l podrà tornar a assignar: ho haurà de fer una altra persona.',
  },
  keep: { en: 'Keep it', es: 'Conservarlo', ca: 'Conserva’l' },
  take: { en: 'Take the role', es: 'Retirar el rol', ca: 'Retira el rol' },
  give_up: { en: 'Give up the role', es: 'Renunciar al rol', ca: 'Renuncia al rol' },
  taken: {
    en: 'Role taken: {role} in {scope}',
    es: 'Rol retirado: {role} en {scope}',
    ca: 'Rol retirat: {role} a {scope}',
  },
  failed: {
    en: 'Error taking the role. Please try again later.',
    es: 'Error al retirar el rol. Vuelva a intentarlo más tarde.',
    ca: 'Error en retirar el rol. Torni-ho a provar més tard.',
  },
})
