import { texts } from '../../../base/phrases.ts'

export const confirmTexts = texts('emergency-confirm', {
  title: { en: 'Confirm who you are', es: 'Confirme quién es', ca: 'Confirmi qui és' },
  text: {
    en: 'You have no password here. {name} asks you once more who you are, and brings you back to this page; then you give the reason.',
    es: 'Aquí no tiene contraseña. {name} le pedirá que se identifique de nuevo y le devolverá a esta página; después indicará el motivo.',
    ca: 'Aquí no té contrasenya. {name} li demanarà que s’identifiqui de nou i el tornarà a aquesta pàgina; després n’indicarà el motiu.',
  },
  submit: { en: 'Continue', es: 'Continuar', ca: 'Continua' },
  failed: {
    en: 'The sign-in of your hospital could not be reached. Please try again later.',
    es: 'No se ha podido abrir el acceso de su hospital. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut obrir l’accés del seu hospital. Torni-ho a provar més tard.',
  },
  confirmed: {
    en: 'You have confirmed who you are.',
    es: 'Ha confirmado quién es.',
    ca: 'Ha confirmat qui és.',
  },
})
