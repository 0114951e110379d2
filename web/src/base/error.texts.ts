import { texts } from './phrases.ts'

export const errorTexts = texts('error', {
  unexpected: { en: 'Unexpected error', es: 'Error inesperado', ca: 'Error inesperat' },
  crash_title: {
    en: 'This screen could not be shown',
    es: 'No se ha podido mostrar esta pantalla',
    ca: 'Aquesta pantalla no s’ha pogut mostrar',
  },
  crash_text: {
    en: 'Nothing is lost: reports are kept on the server. Try again; if it happens again, give this number to the administrators.',
    es: 'No se ha perdido nada: los informes se guardan en el servidor. Vuelva a intentarlo; si se repite, comunique este número a la administración.',
    ca: 'No s’ha perdut res: els informes es desen al servidor. Torni-ho a provar; si es repeteix, doni aquest número a l’administració.',
  },
  unknown_title: {
    en: 'There is nothing at this address',
    es: 'No hay nada en esta dirección',
    ca: 'No hi ha res en aquesta adreça',
  },
  unknown_text: {
    en: 'The link may be old or have been copied incompletely.',
    es: 'Puede que el enlace sea antiguo o se haya copiado incompleto.',
    ca: 'Pot ser que l’enllaç sigui antic o s’hagi copiat incomplet.',
  },
  stale: { en: 'New version', es: 'Nueva versión', ca: 'Versió nova' },
  stale_title: {
    en: 'Alta has been updated',
    es: 'Alta se ha actualizado',
    ca: 'Alta s’ha actualitzat',
  },
  stale_text: {
    en: 'This page belongs to the version before. Reload to go on; nothing saved is lost.',
    es: 'Esta página es de la versión anterior. Recárguela para continuar; no se pierde nada de lo guardado.',
    ca: 'Aquesta pàgina és de la versió anterior. Torni-la a carregar per continuar; no es perd res del que s’ha desat.',
  },
  offline: { en: 'No connection', es: 'Sin conexión', ca: 'Sense connexió' },
  offline_title: {
    en: 'Alta cannot be reached',
    es: 'No se puede contactar con Alta',
    ca: 'No es pot contactar amb Alta',
  },
  offline_text: {
    en: 'Check the connection and try again. What was saved is on the server.',
    es: 'Compruebe la conexión y vuelva a intentarlo. Lo guardado está en el servidor.',
    ca: 'Comprovi la connexió i torni-ho a provar. El que s’ha desat és al servidor.',
  },
  request: { en: 'Request', es: 'Petición', ca: 'Petició' },
  reload: { en: 'Reload', es: 'Recargar', ca: 'Torna a carregar' },
  go_home: { en: 'Go home', es: 'Ir al inicio', ca: 'Ves a l’inici' },
})
