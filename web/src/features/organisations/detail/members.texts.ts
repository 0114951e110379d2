import { texts } from '../../../base/phrases.ts'

export const memberTexts = texts('members', {
  title: { en: 'Members', es: 'Miembros', ca: 'Membres' },
  search: { en: 'Search by name or email', es: 'Buscar por nombre o correo', ca: 'Cerca per nom o correu' },
  name: { en: 'Name', es: 'Nombre', ca: 'Nom' },
  role: { en: 'Role', es: 'Rol', ca: 'Rol' },
  actions: { en: 'Actions', es: 'Acciones', ca: 'Accions' },
  last_sign_in: { en: 'Last sign-in', es: 'Último acceso', ca: 'Darrer accés' },
  last_signed_in: { en: 'Last sign-in: {when}', es: 'Último acceso: {when}', ca: 'Darrer accés: {when}' },
  inactive: { en: 'Deactivated', es: 'Desactivada', ca: 'Desactivada' },
  see_all: {
    en: '{count, plural, one {See the member} other {See all # members}}',
    es: '{count, plural, one {Ver el miembro} other {Ver los # miembros}}',
    ca: '{count, plural, one {Veure el membre} other {Veure els # membres}}',
  },
  empty_title: { en: 'No members yet', es: 'Aún no hay miembros', ca: 'Encara no hi ha membres' },
  empty_text: {
    en: 'Whoever gets a role in this organisation will be here.',
    es: 'Aquí estará quien reciba un rol en esta organización.',
    ca: 'Aquí hi haurà qui rebi un rol en aquesta organització.',
  },
  failed: {
    en: 'The members could not be loaded.',
    es: 'No se han podido cargar los miembros.',
    ca: 'No s’han pogut carregar els membres.',
  },
  add: { en: 'Add member', es: 'Añadir miembro', ca: 'Afegeix un membre' },
  add_known: { en: 'Choose a person', es: 'Elegir una persona', ca: 'Tria una persona' },
  add_invited: { en: 'Invite by email', es: 'Invitar por correo', ca: 'Convida per correu' },
  invited: {
    en: '{count, plural, one {# open invitation} other {# open invitations}}',
    es: '{count, plural, one {# invitación abierta} other {# invitaciones abiertas}}',
    ca: '{count, plural, one {# invitació oberta} other {# invitacions obertes}}',
  },
  give: { en: 'Give another role', es: 'Asignar otro rol', ca: 'Assigna un altre rol' },
  change: { en: 'Change role', es: 'Cambiar el rol', ca: 'Canvia el rol' },
  take: { en: 'Take the role: {role}', es: 'Retirar el rol: {role}', ca: 'Retira el rol: {role}' },
  make_owner: { en: 'Make owner', es: 'Nombrar responsable', ca: 'Nomena responsable' },
})

export const changeRoleTexts = texts('change-role', {
  title: { en: 'Change the role of {name}', es: 'Cambiar el rol de {name}', ca: 'Canviar el rol de {name}' },
  text: {
    en: '{name} is {role} in {organisation}. The new role takes its place.',
    es: '{name} tiene el rol de {role} en {organisation}. El nuevo rol lo sustituye.',
    ca: '{name} té el rol de {role} a {organisation}. El nou rol el substitueix.',
  },
  role: { en: 'New role', es: 'Nuevo rol', ca: 'Nou rol' },
  change: { en: 'Change role', es: 'Cambiar el rol', ca: 'Canvia el rol' },
  changed: { en: 'Role changed: {role}', es: 'Rol cambiado: {role}', ca: 'Rol canviat: {role}' },
  failed: {
    en: 'Error changing the role. Please try again later.',
    es: 'Error al cambiar el rol. Vuelva a intentarlo más tarde.',
    ca: 'Error en canviar el rol. Torni-ho a provar més tard.',
  },
})
