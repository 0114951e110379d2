import { texts } from '../../phrases.ts'

/** The question before an account gets something that nobody vouches for. */
export const unverifiedTexts = texts('unverified-account', {
  title: {
    en: 'Is this the account of {name}?',
    es: '¿Es esta la cuenta de {name}?',
    ca: 'És aquest el compte de {name}?',
  },
  registered_from: {
    en: '{email} was registered without an invitation on {date}, from the network address {address}. Anybody could have typed that address; nobody has verified whose account it is.',
    es: '{email} se registró sin invitación el {date}, desde la dirección de red {address}. Cualquiera pudo escribir ese correo; nadie ha comprobado de quién es la cuenta.',
    ca: '{email} es va registrar sense invitació el {date}, des de l’adreça de xarxa {address}. Qualsevol va poder escriure aquest correu; ningú no ha comprovat de qui és el compte.',
  },
  registered: {
    en: '{email} was registered without an invitation on {date}. Anybody could have typed that address; nobody has verified whose account it is.',
    es: '{email} se registró sin invitación el {date}. Cualquiera pudo escribir ese correo; nadie ha comprobado de quién es la cuenta.',
    ca: '{email} es va registrar sense invitació el {date}. Qualsevol va poder escriure aquest correu; ningú no ha comprovat de qui és el compte.',
  },
  unknown: {
    en: 'The account of {email} was made on {date}; how is not known. Nobody has verified whose account it is.',
    es: 'La cuenta de {email} se creó el {date}; no se sabe cómo. Nadie ha comprobado de quién es.',
    ca: 'El compte de {email} es va crear el {date}; no se sap com. Ningú no ha comprovat de qui és.',
  },
  instead: {
    en: 'If you are not sure, invite {email}: whoever opens the link chooses a new password, and the one of today stops working.',
    es: 'Si no tiene la certeza, invite a {email}: quien abra el enlace elegirá una contraseña nueva y la actual dejará de servir.',
    ca: 'Si no en té la certesa, convidi {email}: qui obri l’enllaç triarà una contrasenya nova i l’actual deixarà de servir.',
  },
  some_day: { en: 'an unknown day', es: 'un día desconocido', ca: 'un dia desconegut' },
  keep: { en: 'No, go back', es: 'No, volver', ca: 'No, torna enrere' },
  confirm: { en: 'Yes, I am sure', es: 'Sí, tengo la certeza', ca: 'Sí, en tinc la certesa' },
})
