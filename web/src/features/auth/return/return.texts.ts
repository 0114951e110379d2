import type { SignInRefusal } from '@alta/contract/single-sign-on'
import { type LocalizedText, texts } from '../../../base/phrases.ts'

export const returnTexts = texts('return', {
  title: { en: 'Signing in', es: 'Inicio de sesión', ca: 'Inici de sessió' },
  sub: {
    en: 'Your hospital’s sign-in has answered.',
    es: 'El acceso de su hospital ha respondido.',
    ca: 'L’accés del seu hospital ha respost.',
  },
  finishing: { en: 'One moment…', es: 'Un momento…', ca: 'Un moment…' },
  unlocked: {
    en: 'You are signed in. Close this window and go on where you were.',
    es: 'Ha iniciado sesión. Cierre esta ventana y siga donde estaba.',
    ca: 'Ha iniciat la sessió. Tanqui aquesta finestra i continuï on era.',
  },
  to_sign_in: { en: 'Back to signing in', es: 'Volver a iniciar sesión', ca: 'Torna a iniciar la sessió' },
  to_page: { en: 'Back to where you were', es: 'Volver a donde estaba', ca: 'Torna on era' },
  to_profile: { en: 'Back to your profile', es: 'Volver a su perfil', ca: 'Torna al seu perfil' },
})

/** Why nobody was signed in, and what to do about it. */
export const refusalTexts = texts('sign-in-refusals', {
  expired: {
    en: 'This sign-in was begun too long ago, or in another window. Please begin again.',
    es: 'Este inicio de sesión empezó hace demasiado o en otra ventana. Vuelva a empezar.',
    ca: 'Aquest inici de sessió va començar fa massa o en una altra finestra. Torni a començar.',
  },
  refused_by_provider: {
    en: 'The sign-in was cancelled, or you may not use Alta with that account. Ask whoever runs your hospital’s sign-in.',
    es: 'Se ha cancelado el inicio de sesión o esa cuenta no puede usar Alta. Consulte a quien gestiona el acceso de su hospital.',
    ca: 'S’ha cancel·lat l’inici de sessió o aquell compte no pot fer servir Alta. Consulti-ho a qui gestiona l’accés del seu hospital.',
  },
  provider_failed: {
    en: 'Your hospital’s sign-in did not give an answer that holds. Please try again; if it stays so, tell whoever runs Alta.',
    es: 'El acceso de su hospital no ha dado una respuesta válida. Vuelva a intentarlo; si continúa, avise a quien administra Alta.',
    ca: 'L’accés del seu hospital no ha donat una resposta vàlida. Torni-ho a provar; si continua, avisi qui administra Alta.',
  },
  groups_not_told: {
    en: 'You belong to so many groups that your hospital’s sign-in does not list them. Tell whoever runs it to send only the groups for Alta.',
    es: 'Pertenece a tantos grupos que el acceso de su hospital no los enumera. Pida a quien lo gestiona que envíe solo los grupos de Alta.',
    ca: 'Pertany a tants grups que l’accés del seu hospital no els enumera. Demani a qui el gestiona que enviï només els grups d’Alta.',
  },
  not_asked_again: {
    en: 'Your hospital’s sign-in had to ask who you are, and it did not. Please try again; if it stays so, tell whoever runs it.',
    es: 'El acceso de su hospital debía volver a preguntar quién es, y no lo ha hecho. Vuelva a intentarlo; si continúa, avise a quien lo gestiona.',
    ca: 'L’accés del seu hospital havia de tornar a preguntar qui és, i no ho ha fet. Torni-ho a provar; si continua, avisi qui el gestiona.',
  },
  email_known: {
    en: 'There is already an account with your address. Sign in with its password, and link it to your hospital’s sign-in in your profile.',
    es: 'Ya existe una cuenta con su correo. Inicie sesión con su contraseña y vincúlela al acceso del hospital en su perfil.',
    ca: 'Ja hi ha un compte amb el seu correu. Iniciï la sessió amb la contrasenya i vinculi’l a l’accés de l’hospital al seu perfil.',
  },
  no_verified_email: {
    en: 'Your hospital’s sign-in does not confirm your email address, so no account could be made. Tell whoever runs it.',
    es: 'El acceso de su hospital no confirma su correo electrónico, así que no se ha podido crear una cuenta. Avise a quien lo gestiona.',
    ca: 'L’accés del seu hospital no confirma el seu correu electrònic, i per això no s’ha pogut crear un compte. Avisi qui el gestiona.',
  },
  no_account: {
    en: 'You have no account here yet. If you have a password, sign in with it and link your account in your profile; otherwise ask whoever manages your organisation.',
    es: 'Todavía no tiene una cuenta aquí. Si tiene contraseña, inicie sesión con ella y vincule la cuenta en su perfil; si no, pídala a quien gestiona su organización.',
    ca: 'Encara no té cap compte aquí. Si té contrasenya, iniciï-hi la sessió i vinculi el compte al seu perfil; si no, demani’l a qui gestiona la seva organització.',
  },
  account_inactive: {
    en: 'Your account has been deactivated. Ask an administrator.',
    es: 'Su cuenta está desactivada. Consulte a la administración.',
    ca: 'El seu compte està desactivat. Consulti-ho a l’administració.',
  },
  linked_to_other: {
    en: 'This identity is linked to another account already.',
    es: 'Esta identidad ya está vinculada a otra cuenta.',
    ca: 'Aquesta identitat ja està vinculada a un altre compte.',
  },
  linked_already: {
    en: 'Your account is linked to this sign-in already.',
    es: 'Su cuenta ya está vinculada a este acceso.',
    ca: 'El seu compte ja està vinculat a aquest accés.',
  },
  unverified_account: {
    en: 'Nobody has verified your account yet, and the address there is another one. Ask whoever manages your organisation for an invitation.',
    es: 'Nadie ha comprobado aún su cuenta y el correo de ese acceso es otro. Pida una invitación a quien gestiona su organización.',
    ca: 'Encara ningú no ha comprovat el seu compte i el correu d’aquell accés és un altre. Demani una invitació a qui gestiona la seva organització.',
  },
} satisfies Record<SignInRefusal, LocalizedText>)
