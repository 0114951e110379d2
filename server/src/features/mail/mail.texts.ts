import type { Language, LocalisedText } from '@alta/contract/languages'
import type { AccountNoticeKind, NoticeKind } from '@alta/contract/notices'
/** Fills in the names in braces; a missing value is left empty. */
export const fill = (phrase: LocalisedText, locale: Language, words: Readonly<Record<string, string>> = {}): string =>
  phrase[locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')

export const invitationWords = {
  subject: { en: 'Invitation to Alta', es: 'Invitación a Alta', ca: 'Invitació a Alta' },
  organisation: {
    en: '{inviter} invites you to {organisation} in Alta, where discharge reports are written.',
    es: '{inviter} le invita a {organisation} en Alta, donde se redactan informes de alta.',
    ca: '{inviter} el convida a {organisation} a Alta, on es redacten informes d’alta.',
  },
  account: {
    en: '{inviter} invites you to Alta, where discharge reports are written.',
    es: '{inviter} le invita a Alta, donde se redactan informes de alta.',
    ca: '{inviter} el convida a Alta, on es redacten informes d’alta.',
  },
  link: { en: 'Open the invitation', es: 'Abrir la invitación', ca: 'Obre la invitació' },
  until: {
    en: 'The link works once, until {date}. Do not pass it on.',
    es: 'El enlace funciona una vez, hasta el {date}. No lo reenvíe.',
    ca: 'L’enllaç funciona una vegada, fins al {date}. No el reenviï.',
  },
  unexpected: {
    en: 'If you did not expect this, you need not do anything.',
    es: 'Si no lo esperaba, no tiene que hacer nada.',
    ca: 'Si no ho esperava, no ha de fer res.',
  },
} satisfies Record<string, LocalisedText>

export const passwordWords = {
  subject: { en: 'New password for Alta', es: 'Contraseña nueva para Alta', ca: 'Contrasenya nova per a Alta' },
  issued: {
    en: '{inviter} has made a link with which you set the password of your account.',
    es: '{inviter} ha creado un enlace con el que fija la contraseña de su cuenta.',
    ca: '{inviter} ha creat un enllaç amb què fixa la contrasenya del seu compte.',
  },
  requested: {
    en: 'Somebody asked for a new password for your account in Alta. If it was you, choose it with this link.',
    es: 'Alguien ha pedido una contraseña nueva para su cuenta de Alta. Si ha sido usted, elíjala con este enlace.',
    ca: 'Algú ha demanat una contrasenya nova per al seu compte d’Alta. Si ha estat vostè, triï-la amb aquest enllaç.',
  },
  link: { en: 'Choose the password', es: 'Elegir la contraseña', ca: 'Tria la contrasenya' },
  minutes: {
    en: 'The link works once, for {minutes} minutes. Do not pass it on.',
    es: 'El enlace funciona una vez, durante {minutes} minutos. No lo reenvíe.',
    ca: 'L’enllaç funciona una vegada, durant {minutes} minuts. No el reenviï.',
  },
  not_you: {
    en: 'If it was not you, nothing has changed and you need not do anything.',
    es: 'Si no ha sido usted, nada ha cambiado y no tiene que hacer nada.',
    ca: 'Si no ha estat vostè, res no ha canviat i no ha de fer res.',
  },
} satisfies Record<string, LocalisedText>

export const noticeWords = {
  subject: { en: 'A notice from Alta', es: 'Un aviso de Alta', ca: 'Un avís d’Alta' },
  account: { en: 'Your account in Alta', es: 'Su cuenta de Alta', ca: 'El seu compte d’Alta' },
  when: { en: 'This was on {date}.', es: 'Fue el {date}.', ca: 'Va ser el {date}.' },
  open: { en: 'Open Alta', es: 'Abrir Alta', ca: 'Obre Alta' },
  not_you: {
    en: 'If this was not you, or you know nothing of it, tell whoever administers Alta at once.',
    es: 'Si no ha sido usted o no sabe nada de esto, avise cuanto antes a quien administra Alta.',
    ca: 'Si no ha estat vostè o no en sap res, avisi com més aviat millor qui administra Alta.',
  },
} satisfies Record<string, LocalisedText>

/** Everything that does not concern the receiver's own account is read in Alta: the mail only says where. */
const elsewhere = {
  organisation: {
    en: 'There is a notice for you about who may read clinical texts in {organisation}. Read it in Alta.',
    es: 'Hay un aviso para usted sobre quién puede leer textos clínicos en {organisation}. Léalo en Alta.',
    ca: 'Hi ha un avís per a vostè sobre qui pot llegir textos clínics a {organisation}. Llegeixi’l a Alta.',
  },
  none: {
    en: 'There is a notice for you. Read it in Alta.',
    es: 'Hay un aviso para usted. Léalo en Alta.',
    ca: 'Hi ha un avís per a vostè. Llegeixi’l a Alta.',
  },
} satisfies Record<string, LocalisedText>

const accountWords: Readonly<Record<AccountNoticeKind, LocalisedText>> = {
  signed_in_elsewhere: {
    en: 'Somebody signed in to your account from a browser or network that was not known: {subject}.',
    es: 'Se ha iniciado sesión en su cuenta desde un navegador o una red que no se conocían: {subject}.',
    ca: 'S’ha iniciat la sessió al seu compte des d’un navegador o una xarxa que no es coneixien: {subject}.',
  },
  password_changed: {
    en: 'The password of your account was changed.',
    es: 'Se ha cambiado la contraseña de su cuenta.',
    ca: 'S’ha canviat la contrasenya del seu compte.',
  },
  password_reset: {
    en: 'A new password was set for your account with a link.',
    es: 'Se ha fijado una contraseña nueva para su cuenta con un enlace.',
    ca: 'S’ha fixat una contrasenya nova per al seu compte amb un enllaç.',
  },
  email_changed: {
    en: '{actor} changed the address of your account to {subject}. This mail went to the one before.',
    es: '{actor} ha cambiado la dirección de su cuenta a {subject}. Este mensaje va a la anterior.',
    ca: '{actor} ha canviat l’adreça del seu compte a {subject}. Aquest missatge va a l’anterior.',
  },
  own_credential_issued: {
    en: 'The service credential {subject} was issued, or got a new secret, in your name in {organisation}.',
    es: 'La credencial de servicio {subject} se ha emitido, o ha recibido un secreto nuevo, en su nombre en {organisation}.',
    ca: 'La credencial de servei {subject} s’ha emès, o ha rebut un secret nou, en nom seu a {organisation}.',
  },
  identity_linked: {
    en: 'From now on one can sign in to your account through {subject}.',
    es: 'A partir de ahora se puede iniciar sesión en su cuenta con {subject}.',
    ca: 'A partir d’ara es pot iniciar la sessió al seu compte amb {subject}.',
  },
  identity_unlinked: {
    en: 'One can no longer sign in to your account through {subject}.',
    es: 'Ya no se puede iniciar sesión en su cuenta con {subject}.',
    ca: 'Ja no es pot iniciar la sessió al seu compte amb {subject}.',
  },
  second_factor_added: {
    en: 'A second factor was added to your account: {subject}.',
    es: 'Se ha añadido un segundo factor a su cuenta: {subject}.',
    ca: 'S’ha afegit un segon factor al seu compte: {subject}.',
  },
  second_factor_removed: {
    en: 'A second factor was removed from your account: {subject}.',
    es: 'Se ha quitado un segundo factor de su cuenta: {subject}.',
    ca: 'S’ha tret un segon factor del seu compte: {subject}.',
  },
  invitation_not_sent: {
    en: 'Your invitation to {subject} could not be sent by mail. The list of invitations offers to try again.',
    es: 'Su invitación a {subject} no se ha podido enviar por correo. La lista de invitaciones permite volver a intentarlo.',
    ca: 'La seva invitació a {subject} no s’ha pogut enviar per correu. La llista d’invitacions permet tornar-ho a provar.',
  },
}

const isOfAccount = (kind: NoticeKind): kind is AccountNoticeKind => Object.hasOwn(accountWords, kind)

/** The texts of the mail for a notice, and whether it concerns the receiver's own account. */
export function wordsOfNotice(kind: NoticeKind, organisation: string | null) {
  if (isOfAccount(kind)) return { own: true, phrase: accountWords[kind] }
  return { own: false, phrase: organisation === null ? elsewhere.none : elsewhere.organisation }
}
