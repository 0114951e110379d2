import { texts } from '../../base/phrases.ts'

export const sessionTexts = texts('sessions', {
  title: { en: 'Open sessions', es: 'Sesiones abiertas', ca: 'Sessions obertes' },
  device: { en: '{browser} on {system}', es: '{browser} en {system}', ca: '{browser} a {system}' },
  unknown_device: { en: 'Unknown device', es: 'Dispositivo desconocido', ca: 'Dispositiu desconegut' },
  from: { en: 'from {address}', es: 'desde {address}', ca: 'des de {address}' },
  used: { en: 'Used {when}', es: 'Usada {when}', ca: 'Usada {when}' },
  since: { en: 'Signed in {when}', es: 'Iniciada el {when}', ca: 'Iniciada el {when}' },
  this_one: { en: 'This session', es: 'Esta sesión', ca: 'Aquesta sessió' },
  end_one: { en: 'End', es: 'Cerrar', ca: 'Tanca' },
  end_named: {
    en: 'End the session: {device}, {when}',
    es: 'Cerrar la sesión: {device}, {when}',
    ca: 'Tanca la sessió: {device}, {when}',
  },
  ended: { en: 'The session has been ended.', es: 'Se ha cerrado la sesión.', ca: 'S’ha tancat la sessió.' },
  end_failed: {
    en: 'Error ending the session. Please try again later.',
    es: 'Error al cerrar la sesión. Vuelva a intentarlo más tarde.',
    ca: 'Error en tancar la sessió. Torni-ho a provar més tard.',
  },
  none: { en: 'Not signed in anywhere.', es: 'No hay ninguna sesión abierta.', ca: 'No hi ha cap sessió oberta.' },
  load_failed: {
    en: 'The sessions could not be loaded.',
    es: 'No se han podido cargar las sesiones.',
    ca: 'No s’han pogut carregar les sessions.',
  },
  everywhere: { en: 'Sign out everywhere', es: 'Cerrar todas', ca: 'Tanca-les totes' },
  everywhere_title: {
    en: 'Sign {name} out everywhere?',
    es: '¿Cerrar todas las sesiones de {name}?',
    ca: 'Vol tancar totes les sessions de {name}?',
  },
  everywhere_title_self: {
    en: 'Sign out everywhere?',
    es: '¿Cerrar todas sus sesiones?',
    ca: 'Vol tancar totes les seves sessions?',
  },
  everywhere_text: {
    en: 'Whoever is signed in with this account will have to sign in again. Saved work stays.',
    es: 'Quien esté usando esta cuenta tendrá que volver a iniciar sesión. Lo guardado se conserva.',
    ca: 'Qui estigui fent servir aquest compte haurà de tornar a iniciar la sessió. El que s’ha desat es conserva.',
  },
  everywhere_text_self: {
    en: 'This session ends too: you will have to sign in again here. Saved work stays.',
    es: 'También se cierra esta sesión: tendrá que volver a iniciarla aquí. Lo guardado se conserva.',
    ca: 'També es tanca aquesta sessió: haurà de tornar-la a iniciar aquí. El que s’ha desat es conserva.',
  },
  keep: { en: 'Stay signed in', es: 'Mantenerlas abiertas', ca: 'Mantén-les obertes' },
  everywhere_done: {
    en: '{name} is signed out everywhere.',
    es: 'Se han cerrado las sesiones de {name}.',
    ca: 'S’han tancat les sessions de {name}.',
  },
  everywhere_failed: {
    en: 'Error ending the sessions. Please try again later.',
    es: 'Error al cerrar las sesiones. Vuelva a intentarlo más tarde.',
    ca: 'Error en tancar les sessions. Torni-ho a provar més tard.',
  },
})
