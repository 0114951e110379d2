import { texts } from '../../base/phrases.ts'

/** What a link offers, told to whoever opened it. */
export const offerTexts = texts('offer', {
  role_in: {
    en: 'You are invited to {organisation} as {role}.',
    es: 'Se le invita a {organisation} con el rol {role}.',
    ca: 'Se’l convida a {organisation} amb el rol {role}.',
  },
  role: {
    en: 'You are invited as {role}.',
    es: 'Se le invita con el rol {role}.',
    ca: 'Se’l convida amb el rol {role}.',
  },
  account: {
    en: 'You are invited to use Alta.',
    es: 'Se le invita a usar Alta.',
    ca: 'Se’l convida a fer servir Alta.',
  },
  password: {
    en: 'With this link you choose a new password.',
    es: 'Con este enlace elige una contraseña nueva.',
    ca: 'Amb aquest enllaç tria una contrasenya nova.',
  },
  spent: {
    en: 'This link has been used already or is no longer valid. Ask whoever sent it for a new one.',
    es: 'Este enlace ya se ha usado o ha dejado de ser válido. Pida otro a quien se lo envió.',
    ca: 'Aquest enllaç ja s’ha fet servir o ha deixat de ser vàlid. Demani-ne un altre a qui l’hi ha enviat.',
  },
  title: { en: 'Invitation', es: 'Invitación', ca: 'Invitació' },
  accept: { en: 'Accept', es: 'Aceptar', ca: 'Accepta' },
  later: { en: 'Not now', es: 'Ahora no', ca: 'Ara no' },
  close: { en: 'Close', es: 'Cerrar', ca: 'Tanca' },
  accepted: { en: 'Invitation accepted.', es: 'Invitación aceptada.', ca: 'Invitació acceptada.' },
  accept_failed: {
    en: 'Error accepting the invitation. Please try again later.',
    es: 'Error al aceptar la invitación. Vuelva a intentarlo más tarde.',
    ca: 'Error en acceptar la invitació. Torni-ho a provar més tard.',
  },
  look_failed: {
    en: 'The invitation could not be read.',
    es: 'No se ha podido leer la invitación.',
    ca: 'No s’ha pogut llegir la invitació.',
  },
  other_person: {
    en: 'The link is for {email}, and you are signed in as {own}. Sign out to use it.',
    es: 'El enlace es para {email} y usted ha iniciado sesión como {own}. Cierre la sesión para usarlo.',
    ca: 'L’enllaç és per a {email} i ha iniciat la sessió com a {own}. Tanqui la sessió per fer-lo servir.',
  },
  sign_out_for_password: {
    en: 'You are signed in. Sign out to choose the new password.',
    es: 'Tiene la sesión iniciada. Ciérrela para elegir la contraseña nueva.',
    ca: 'Té la sessió iniciada. Tanqui-la per triar la contrasenya nova.',
  },
  sign_out_unverified: {
    en: 'You registered without an invitation, so nobody has verified whose account this is. Sign out and choose a new password with the link: then you have what it offers.',
    es: 'Se registró sin invitación, así que nadie ha comprobado de quién es la cuenta. Cierre la sesión y elija una contraseña nueva con el enlace: entonces tendrá lo que ofrece.',
    ca: 'Es va registrar sense invitació, de manera que ningú no ha comprovat de qui és el compte. Tanqui la sessió i triï una contrasenya nova amb l’enllaç: aleshores tindrà el que ofereix.',
  },
  sign_out: {
    en: 'Sign out and open the link',
    es: 'Cerrar la sesión y abrir el enlace',
    ca: 'Tanca la sessió i obre l’enllaç',
  },
})
