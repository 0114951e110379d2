import { texts } from '../../base/phrases.ts'

export const listTexts = texts('organisation-list', {
  title: { en: 'Organisations', es: 'Organizaciones', ca: 'Organitzacions' },
  sub: {
    en: 'The hospitals, centres and departments that you may see.',
    es: 'Los hospitales, centros y servicios que usted puede ver.',
    ca: 'Els hospitals, centres i serveis que pot veure.',
  },
  tabs: { en: 'Parts of this page', es: 'Partes de esta página', ca: 'Parts d’aquesta pàgina' },
  tab_list: { en: 'List', es: 'Lista', ca: 'Llista' },
  tab_audit: { en: 'Audit', es: 'Auditoría', ca: 'Auditoria' },
  search: { en: 'Search by name', es: 'Buscar por nombre', ca: 'Cerca per nom' },
  create: { en: 'Create organisation', es: 'Crear organización', ca: 'Crea una organització' },
  name: { en: 'Name', es: 'Nombre', ca: 'Nom' },
  owner: { en: 'Owner', es: 'Responsable', ca: 'Responsable' },
  members: { en: 'Members', es: 'Miembros', ca: 'Membres' },
  members_count: {
    en: '{count, plural, one {# member} other {# members}}',
    es: '{count, plural, one {# miembro} other {# miembros}}',
    ca: '{count, plural, one {# membre} other {# membres}}',
  },
  card_owner: { en: 'Owner: {name}', es: 'Responsable: {name}', ca: 'Responsable: {name}' },
  card_roles: { en: 'Your roles: {roles}', es: 'Sus roles: {roles}', ca: 'Els seus rols: {roles}' },
  strategy: { en: 'Report strategy', es: 'Estrategia de informe', ca: 'Estratègia d’informe' },
  my_roles: { en: 'Your roles', es: 'Sus roles', ca: 'Els seus rols' },
  created: { en: 'Created', es: 'Creada', ca: 'Creada' },
  nothing: { en: '–', es: '–', ca: '–' },
  open: { en: 'Open', es: 'Abrir', ca: 'Obre' },
  edit: { en: 'Edit', es: 'Editar', ca: 'Edita' },
  give_role: { en: 'Give yourself a role', es: 'Asignarse un rol', ca: 'Assigni’s un rol' },
  remove: { en: 'Delete', es: 'Eliminar', ca: 'Elimina' },
  empty_title: { en: 'No organisations yet', es: 'Aún no hay organizaciones', ca: 'Encara no hi ha organitzacions' },
  empty_text: {
    en: 'Reports belong to an organisation: a hospital, a centre or a department.',
    es: 'Los informes pertenecen a una organización: un hospital, un centro o un servicio.',
    ca: 'Els informes pertanyen a una organització: un hospital, un centre o un servei.',
  },
  empty_guest: {
    en: 'Ask whoever manages your organisation to give you a role in it.',
    es: 'Pida a quien gestiona su organización que le dé un rol en ella.',
    ca: 'Demani a qui gestiona la seva organització que li doni un rol.',
  },
  failed: {
    en: 'The organisations could not be loaded.',
    es: 'No se han podido cargar las organizaciones.',
    ca: 'No s’han pogut carregar les organitzacions.',
  },
})

export const detailTexts = texts('organisation', {
  tabs: { en: 'Parts of this organisation', es: 'Partes de esta organización', ca: 'Parts d’aquesta organització' },
  overview: { en: 'Overview', es: 'Resumen', ca: 'Resum' },
  members: { en: 'Members', es: 'Miembros', ca: 'Membres' },
  credentials: { en: 'Service credentials', es: 'Credenciales de servicio', ca: 'Credencials de servei' },
  documents: { en: 'Documents', es: 'Documentos', ca: 'Documents' },
  model: { en: 'Language model', es: 'Modelo de lenguaje', ca: 'Model de llenguatge' },
  audit: { en: 'Audit', es: 'Auditoría', ca: 'Auditoria' },
  emergency: { en: 'Emergency access', es: 'Acceso de emergencia', ca: 'Accés d’emergència' },
  data: { en: 'Data over time', es: 'Conservación de datos', ca: 'Conservació de dades' },
  figures: { en: 'Figures', es: 'Cifras', ca: 'Xifres' },
  sub: {
    en: 'Owner {owner} · {count, plural, one {# member} other {# members}} · created {date}',
    es: 'Responsable: {owner} · {count, plural, one {# miembro} other {# miembros}} · creada el {date}',
    ca: 'Responsable: {owner} · {count, plural, one {# membre} other {# membres}} · creada el {date}',
  },
  sub_unowned: {
    en: 'No owner · {count, plural, one {# member} other {# members}} · created {date}',
    es: 'Sin responsable · {count, plural, one {# miembro} other {# miembros}} · creada el {date}',
    ca: 'Sense responsable · {count, plural, one {# membre} other {# membres}} · creada el {date}',
  },
  edit: { en: 'Edit', es: 'Editar', ca: 'Edita' },
  remove: { en: 'Delete', es: 'Eliminar', ca: 'Elimina' },
  failed: {
    en: 'The organisation could not be loaded.',
    es: 'No se ha podido cargar la organización.',
    ca: 'No s’ha pogut carregar l’organització.',
  },
  not_found: { en: 'Organisation not found', es: 'Organización no encontrada', ca: 'Organització no trobada' },
  not_found_text: {
    en: 'It does not exist, it was deleted, or you have no role in it.',
    es: 'No existe, se ha eliminado o usted no tiene ningún rol en ella.',
    ca: 'No existeix, s’ha eliminat o no hi té cap rol.',
  },
  to_list: { en: 'See the organisations', es: 'Ver las organizaciones', ca: 'Veure les organitzacions' },
  strategy: { en: 'Report strategy', es: 'Estrategia de informe', ca: 'Estratègia d’informe' },
  change: { en: 'Change', es: 'Cambiar', ca: 'Canvia' },
  others: { en: 'Other strategies', es: 'Otras estrategias', ca: 'Altres estratègies' },
  your_roles: { en: 'Your roles here', es: 'Sus roles aquí', ca: 'Els seus rols aquí' },
  system_role: {
    en: '{role}, in the whole system',
    es: '{role}, en todo el sistema',
    ca: '{role}, a tot el sistema',
  },
})

/** What is being removed of organisations that are gone. */
export const deletionTexts = texts('organisation-deletions', {
  title: {
    en: 'What deleted organisations held is being removed',
    es: 'Se está eliminando lo que contenían organizaciones borradas',
    ca: 'S’està eliminant el que contenien organitzacions esborrades',
  },
  progress: {
    en: '{removed} of {all} reports and chats removed',
    es: '{removed} de {all} informes y chats eliminados',
    ca: '{removed} de {all} informes i xats eliminats',
  },
  asked: {
    en: 'Deleted by {name} on {when}',
    es: 'Borrada por {name} el {when}',
    ca: 'Esborrada per {name} el {when}',
  },
})
