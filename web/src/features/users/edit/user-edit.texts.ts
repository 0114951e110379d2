import { texts } from '../../../base/phrases.ts'

export const editTexts = texts('user-edit', {
  title: { en: 'Edit {name}', es: 'Editar a {name}', ca: 'Editar {name}' },
  active: { en: 'Account', es: 'Cuenta', ca: 'Compte' },
  is_active: { en: 'active', es: 'activa', ca: 'actiu' },
  is_inactive: { en: 'inactive', es: 'inactiva', ca: 'inactiu' },
  name: { en: 'Name', es: 'Nombre y apellidos', ca: 'Nom i cognoms' },
  email: { en: 'Email', es: 'Correo electrónico', ca: 'Correu electrònic' },
  email_fixed: {
    en: 'Only an administrator may change it.',
    es: 'Solo puede cambiarlo la administración.',
    ca: 'Només el pot canviar l’administració.',
  },
  email_taken: {
    en: 'Somebody else has this address already.',
    es: 'Otra persona ya tiene esta dirección.',
    ca: 'Una altra persona ja té aquesta adreça.',
  },
  language: { en: 'Language', es: 'Idioma', ca: 'Idioma' },
  save: { en: 'Save', es: 'Guardar', ca: 'Desa' },
  save_again: { en: 'Save on top', es: 'Guardar encima', ca: 'Desa a sobre' },
  unchanged: { en: 'No changes to update', es: 'No hay cambios que guardar', ca: 'No hi ha canvis per desar' },
  saved: { en: 'User updated: {name}', es: 'Usuario actualizado: {name}', ca: 'Usuari actualitzat: {name}' },
  failed: {
    en: 'Error updating the user. Please try again later.',
    es: 'Error al actualizar el usuario. Vuelva a intentarlo más tarde.',
    ca: 'Error en actualitzar l’usuari. Torni-ho a provar més tard.',
  },
  newer: {
    en: 'Somebody else has saved this user meanwhile.',
    es: 'Entretanto, otra persona ha guardado este usuario.',
    ca: 'Mentrestant, una altra persona ha desat aquest usuari.',
  },
  newer_yours: {
    en: 'What you typed stands below. Saving puts it on top of theirs.',
    es: 'Lo que usted ha escrito sigue abajo. Al guardar, quedará por encima.',
    ca: 'El que ha escrit és aquí sota. En desar, quedarà a sobre.',
  },
  now: { en: '{field}: {value}', es: '{field}: {value}', ca: '{field}: {value}' },
})
