import { texts } from '../../base/phrases.ts'

export const lockTexts = texts('lock', {
  title: { en: 'Locked', es: 'Pantalla bloqueada', ca: 'Pantalla blocada' },
  idle: {
    en: 'Nobody used Alta for a while. Sign in again to go on where you were.',
    es: 'Hacía un rato que nadie usaba Alta. Vuelva a iniciar sesión para seguir donde estaba.',
    ca: 'Feia una estona que ningú no feia servir Alta. Torni a iniciar la sessió per continuar on era.',
  },
  longest: {
    en: 'The session had lasted as long as one may. Sign in again to go on where you were.',
    es: 'La sesión había durado el máximo permitido. Vuelva a iniciar sesión para seguir donde estaba.',
    ca: 'La sessió havia durat el màxim permès. Torni a iniciar la sessió per continuar on era.',
  },
  only_here: {
    en: 'Some of what you wrote has not reached the server. Do not close this page: it is sent once you have signed in again.',
    es: 'Parte de lo que escribió no ha llegado al servidor. No cierre esta página: se enviará cuando vuelva a iniciar sesión.',
    ca: 'Part del que va escriure no ha arribat al servidor. No tanqui aquesta pàgina: s’enviarà quan torni a iniciar la sessió.',
  },
  other: {
    en: 'Sign in as somebody else',
    es: 'Iniciar sesión con otra cuenta',
    ca: 'Inicia la sessió amb un altre compte',
  },
})
