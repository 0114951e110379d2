import { texts } from '../../../base/phrases.ts'

export const editTexts = texts('organisation-edit', {
  title: { en: 'Edit {name}', es: 'Editar {name}', ca: 'Editar {name}' },
  save: { en: 'Save changes', es: 'Guardar los cambios', ca: 'Desa els canvis' },
  saved: {
    en: 'Organisation updated: {name}',
    es: 'Organización actualizada: {name}',
    ca: 'Organització actualitzada: {name}',
  },
  failed: {
    en: 'Error updating the organisation. Please try again later.',
    es: 'Error al actualizar la organización. Vuelva a intentarlo más tarde.',
    ca: 'Error en actualitzar l’organització. Torni-ho a provar més tard.',
  },
  unchanged: { en: 'No changes to update', es: 'No hay cambios que guardar', ca: 'No hi ha canvis per desar' },
  newer: {
    en: 'Somebody else has just saved: {name}, {strategy}. What you typed is still here; save again to replace it.',
    es: 'Otra persona acaba de guardar: {name}, {strategy}. Lo que ha escrito sigue aquí; guarde de nuevo para sustituirlo.',
    ca: 'Algú altre acaba de desar: {name}, {strategy}. El que ha escrit segueix aquí; torni a desar per substituir-ho.',
  },
  take_theirs: { en: 'Keep theirs', es: 'Dejar lo suyo', ca: 'Deixa el seu' },
})

export const deleteTexts = texts('organisation-delete', {
  title: { en: 'Delete {name}?', es: '¿Eliminar {name}?', ca: 'Vol eliminar {name}?' },
  takes: {
    en: 'This cannot be undone. It also removes:',
    es: 'No se puede deshacer. También se elimina:',
    ca: 'No es pot desfer. També s’elimina:',
  },
  takes_nothing: {
    en: 'This cannot be undone. There are no reports or credentials in it.',
    es: 'No se puede deshacer. No contiene informes ni credenciales.',
    ca: 'No es pot desfer. No conté informes ni credencials.',
  },
  counting: { en: 'Counting what it holds…', es: 'Contando lo que contiene…', ca: 'Comptant què conté…' },
  not_counted: {
    en: 'What it holds could not be counted.',
    es: 'No se ha podido contar lo que contiene.',
    ca: 'No s’ha pogut comptar què conté.',
  },
  discharge_reports: {
    en: '{count, plural, one {# discharge report and its source} other {# discharge reports and their sources}}',
    es: '{count, plural, one {# informe de alta y su curso} other {# informes de alta y sus cursos}}',
    ca: '{count, plural, one {# informe d’alta i el seu curs} other {# informes d’alta i els seus cursos}}',
  },
  members: {
    en: '{count, plural, one {the membership of # person} other {the memberships of # people}}',
    es: '{count, plural, one {los roles de # persona} other {los roles de # personas}}',
    ca: '{count, plural, one {els rols de # persona} other {els rols de # persones}}',
  },
  service_credentials: {
    en: '{count, plural, one {# service credential} other {# service credentials}}',
    es: '{count, plural, one {# credencial de servicio} other {# credenciales de servicio}}',
    ca: '{count, plural, one {# credencial de servei} other {# credencials de servei}}',
  },
  invitations: {
    en: '{count, plural, one {# open invitation} other {# open invitations}}',
    es: '{count, plural, one {# invitación pendiente} other {# invitaciones pendientes}}',
    ca: '{count, plural, one {# invitació pendent} other {# invitacions pendents}}',
  },
  keep: { en: 'Keep it', es: 'Conservarla', ca: 'Conserva-la' },
  destroy: { en: 'Delete organisation', es: 'Eliminar la organización', ca: 'Elimina l’organització' },
  deleted: {
    en: 'Organisation deleted: {name}',
    es: 'Organización eliminada: {name}',
    ca: 'Organització eliminada: {name}',
  },
  failed: {
    en: 'Error deleting the organisation. Please try again later.',
    es: 'Error al eliminar la organización. Vuelva a intentarlo más tarde.',
    ca: 'Error en eliminar l’organització. Torni-ho a provar més tard.',
  },
})

export const ownerTexts = texts('organisation-owner', {
  title: {
    en: 'Make {name} the owner of {organisation}?',
    es: '¿Nombrar a {name} responsable de {organisation}?',
    ca: 'Vol nomenar {name} responsable de {organisation}?',
  },
  gives_up: {
    en: '{owner} will stay as a manager.',
    es: '{owner} seguirá como gestor.',
    ca: '{owner} continuarà com a gestor.',
  },
  you_give_up: {
    en: 'You will stay as a manager. Only the new owner or an administrator can give the place back.',
    es: 'Usted seguirá como gestor. Solo la nueva persona responsable o la administración podrán devolverle el puesto.',
    ca: 'Vostè continuarà com a gestor. Només la nova persona responsable o l’administració li podran tornar el lloc.',
  },
  nobody: {
    en: 'At present nobody is.',
    es: 'Ahora mismo no hay nadie.',
    ca: 'Ara mateix no hi ha ningú.',
  },
  keep: { en: 'Leave as it is', es: 'Dejarlo como está', ca: 'Deixa-ho com està' },
  make: { en: 'Make owner', es: 'Nombrar responsable', ca: 'Nomena responsable' },
  made: { en: 'New owner: {name}', es: 'Nueva persona responsable: {name}', ca: 'Nova persona responsable: {name}' },
})
