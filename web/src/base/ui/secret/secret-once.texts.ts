import { texts } from '../../phrases.ts'

export const secretTexts = texts('secret-once', {
  stored: { en: 'I have stored it', es: 'Ya lo he guardado', ca: 'Ja l’he desat' },
  copied: { en: 'Copied to the clipboard.', es: 'Copiado en el portapapeles.', ca: 'Copiat al porta-retalls.' },
  not_copied: {
    en: 'The browser did not allow copying. The text is selected: copy it with the keyboard (Ctrl+C, ⌘C) or by hand.',
    es: 'El navegador no ha permitido copiar. El texto está seleccionado: cópielo con el teclado (Ctrl+C, ⌘C) o a mano.',
    ca: 'El navegador no ha permès copiar. El text està seleccionat: copiï-lo amb el teclat (Ctrl+C, ⌘C) o a mà.',
  },
})
