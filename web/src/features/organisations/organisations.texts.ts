import { texts } from '../../base/phrases.ts'

export const listTexts = texts('organisation-list', {
  title: { en: 'Organisations', es: 'Organizaciones', ca: 'Organitzacions' },
  sub: {
    en: '{count, plural, =0 {None yet.} one {# organisation.} other {# organisations.}}',
    es: '{count, plural, =0 {Aún no hay ninguna.} one {# organización.} other {# organizaciones.}}',
    ca: '{count, plural, =0 {Encara no n’hi ha cap.} one {# organització.} other {# organitzacions.}}',
  },
  create: { en: 'Create organisation', es: 'Crear organización', ca: 'Crea una organització' },
  name: { en: 'Name', es: 'Nombre', ca: 'Nom' },
  owner: { en: 'Owner', es: 'Responsable', ca: 'Responsable' },
  members: { en: 'Members', es: 'Miembros', ca: 'Membres' },
  strategy: { en: 'Report strategy', es: 'Estrategia de informe', ca: 'Estratègia d’informe' },
  my_roles: { en: 'Your roles', es: 'Sus roles', ca: 'Els vostres rols' },
  created: { en: 'Created', es: 'Creada', ca: 'Creada' },
  give_role: { en: 'Choose a role', es: 'Elegir un rol', ca: 'Tria un rol' },
  give_role_in: {
    en: 'Choose a role in {organisation}',
    es: 'Elegir un rol en {organisation}',
    ca: 'Tria un rol a {organisation}',
  },
  actions: { en: 'Actions', es: 'Acciones', ca: 'Accions' },
  nothing: { en: '–', es: '–', ca: '–' },
  empty_title: { en: 'No organisations yet', es: 'Aún no hay organizaciones', ca: 'Encara no hi ha organitzacions' },
  empty_text: {
    en: 'Reports belong to an organisation: a hospital, a centre or a department.',
    es: 'Los informes pertenecen a una organización: un hospital, un centro o un servicio.',
    ca: 'Els informes pertanyen a una organització: un hospital, un centre o un servei.',
  },
  empty_guest: {
    en: 'Ask whoever manages your organisation to give you a role in it.',
    es: 'Pida a quien gestiona su organización que le dé un rol en ella.',
    ca: 'Demaneu a qui gestiona la vostra organització que us hi doni un rol.',
  },
  list_failed: {
    en: 'The organisations could not be loaded.',
    es: 'No se han podido cargar las organizaciones.',
    ca: 'No s’han pogut carregar les organitzacions.',
  },
})
