import { texts } from '../phrases.ts'

/** The text while an answer is being written and no data arrives. */
export const stalledNoteTexts = texts('quiet', {
  quiet: {
    en: 'Nothing new for {seconds} s. You need not do anything: should a server have failed, another one takes over.',
    es: 'Sin novedades desde hace {seconds} s. No tiene que hacer nada: si ha fallado un servidor, otro toma el relevo.',
    ca: 'Sense novetats des de fa {seconds} s. No cal que faci res: si ha fallat un servidor, un altre continua la feina.',
  },
})
