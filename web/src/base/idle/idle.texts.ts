import { texts } from '../phrases.ts'

export const idleTexts = texts('idle', {
  title: { en: 'Are you still there?', es: '¿Sigue ahí?', ca: 'Encara hi és?' },
  text: {
    en: 'Nobody has used Alta for a while. The screen is about to lock; what you are writing is kept.',
    es: 'Hace un rato que nadie usa Alta. La pantalla está a punto de bloquearse; lo que está escribiendo se conserva.',
    ca: 'Fa una estona que ningú no fa servir Alta. La pantalla està a punt de blocar-se; el que està escrivint es conserva.',
  },
  longest_title: {
    en: 'Your session is about to end',
    es: 'Su sesión está a punto de terminar',
    ca: 'La sessió està a punt d’acabar',
  },
  longest_text: {
    en: 'It has lasted as long as a session may. Sign in again then to go on; what you are writing is kept.',
    es: 'Ha durado el máximo permitido. Vuelva a iniciar sesión para continuar; lo que está escribiendo se conserva.',
    ca: 'Ha durat el màxim permès. Torni a iniciar la sessió per continuar; el que està escrivint es conserva.',
  },
  left: {
    en: '{seconds, plural, one {# second} other {# seconds}} left',
    es: '{seconds, plural, one {Queda # segundo} other {Quedan # segundos}}',
    ca: '{seconds, plural, one {Queda # segon} other {Queden # segons}}',
  },
  stay: { en: 'Stay signed in', es: 'Seguir con la sesión', ca: 'Continuar amb la sessió' },
  understood: { en: 'Understood', es: 'Entendido', ca: 'Entesos' },
})
