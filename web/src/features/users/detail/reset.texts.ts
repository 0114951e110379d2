import { texts } from '../../../base/phrases.ts'

export const resetTexts = texts('second-factor-reset', {
  title: { en: 'Second factor', es: 'Segundo factor', ca: 'Segon factor' },
  none: { en: 'None set up.', es: 'Ninguno configurado.', ca: 'Cap de configurat.' },
  reset: { en: 'Reset', es: 'Restablecer', ca: 'Restableix' },
  reset_title: {
    en: 'Reset the second factor of {name}?',
    es: '¿Restablecer el segundo factor de {name}?',
    ca: 'Vol restablir el segon factor de {name}?',
  },
  reset_text: {
    en: 'Make sure that it is really this person who asks. Passkeys, apps and recovery codes go, and all sessions end; the password alone signs in then. The person is told that you did it, and why.',
    es: 'Asegúrese de que quien lo pide es esta persona. Se borran las llaves de acceso, las aplicaciones y los códigos de recuperación, y se cierran todas las sesiones; después bastará la contraseña. Se le comunicará quién lo hizo y por qué.',
    ca: 'Asseguri’s que qui ho demana és aquesta persona. S’esborren les claus d’accés, les aplicacions i els codis de recuperació, i es tanquen totes les sessions; després n’hi haurà prou amb la contrasenya. Se li comunicarà qui ho ha fet i per què.',
  },
  keep: { en: 'Keep it', es: 'Conservar', ca: 'Conserva’l' },
  done: {
    en: 'The second factor of {name} has been reset.',
    es: 'Se ha restablecido el segundo factor de {name}.',
    ca: 'S’ha restablert el segon factor de {name}.',
  },
  failed: {
    en: 'It could not be reset. Please try again later.',
    es: 'No se ha podido restablecer. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut restablir. Torni-ho a provar més tard.',
  },
})
