import { texts } from '../phrases.ts'

export const passwordTexts = texts('password', {
  show: { en: 'Show password', es: 'Mostrar la contraseña', ca: 'Mostra la contrasenya' },
  hide: { en: 'Hide password', es: 'Ocultar la contraseña', ca: 'Amaga la contrasenya' },
  rule: {
    en: '{min} to {max} characters. A sentence you can remember is best.',
    es: 'De {min} a {max} caracteres. Lo mejor: una frase que pueda recordar.',
    ca: 'De {min} a {max} caràcters. El millor: una frase que pugui recordar.',
  },
  missing: {
    en: '{count, plural, one {# character more} other {# characters more}}',
    es: '{count, plural, one {Falta # carácter} other {Faltan # caracteres}}',
    ca: '{count, plural, one {Falta # caràcter} other {Falten # caràcters}}',
  },
  surplus: {
    en: '{count, plural, one {# character too many} other {# characters too many}}',
    es: '{count, plural, one {Sobra # carácter} other {Sobran # caracteres}}',
    ca: '{count, plural, one {Sobra # caràcter} other {Sobren # caràcters}}',
  },
  enough: { en: 'Long enough', es: 'Longitud suficiente', ca: 'Prou llarga' },
})
