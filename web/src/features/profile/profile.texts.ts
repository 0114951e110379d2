import { texts } from '../../base/phrases.ts'

export const profileTexts = texts('profile', {
  title: { en: 'Your profile', es: 'Su perfil', ca: 'El seu perfil' },
  own_data: { en: 'Your data', es: 'Sus datos', ca: 'Les seves dades' },
  save: { en: 'Save', es: 'Guardar', ca: 'Desa' },
  saved: {
    en: 'Your data has been updated.',
    es: 'Se han actualizado sus datos.',
    ca: 'S’han actualitzat les seves dades.',
  },
  appearance: { en: 'Language and theme', es: 'Idioma y tema', ca: 'Idioma i tema' },
  language: { en: 'Language', es: 'Idioma', ca: 'Idioma' },
  language_failed: {
    en: 'Error updating the language of your account. Please try again later.',
    es: 'Error al actualizar el idioma de su cuenta. Vuelva a intentarlo más tarde.',
    ca: 'Error en actualitzar l’idioma del seu compte. Torni-ho a provar més tard.',
  },
  theme: { en: 'Theme', es: 'Tema', ca: 'Tema' },
  light: { en: 'Light', es: 'Claro', ca: 'Clar' },
  dark: { en: 'Dark', es: 'Oscuro', ca: 'Fosc' },
  password: { en: 'Password', es: 'Contraseña', ca: 'Contrasenya' },
  password_sub: {
    en: 'Your other sessions end when you change it',
    es: 'Al cambiarla se cierran sus otras sesiones',
    ca: 'En canviar-la es tanquen les seves altres sessions',
  },
  current_password: { en: 'Current password', es: 'Contraseña actual', ca: 'Contrasenya actual' },
  new_password: { en: 'New password', es: 'Contraseña nueva', ca: 'Contrasenya nova' },
  wrong_password: {
    en: 'This is not your current password.',
    es: 'Esta no es su contraseña actual.',
    ca: 'Aquesta no és la seva contrasenya actual.',
  },
  change_password: { en: 'Change password', es: 'Cambiar la contraseña', ca: 'Canvia la contrasenya' },
  password_changed: {
    en: 'Password changed. Your other sessions have ended.',
    es: 'Contraseña cambiada. Se han cerrado sus otras sesiones.',
    ca: 'Contrasenya canviada. S’han tancat les seves altres sessions.',
  },
  password_failed: {
    en: 'Error changing the password. Please try again later.',
    es: 'Error al cambiar la contraseña. Vuelva a intentarlo más tarde.',
    ca: 'Error en canviar la contrasenya. Torni-ho a provar més tard.',
  },
})
