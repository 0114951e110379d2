import { texts } from '../../../base/phrases.ts'

export const newPasswordTexts = texts('new-password', {
  ask_title: { en: 'Forgot your password?', es: '¿Ha olvidado la contraseña?', ca: 'Ha oblidat la contrasenya?' },
  ask_sub: {
    en: 'You get a mail with a link to choose a new one.',
    es: 'Recibirá un correo con un enlace para elegir otra.',
    ca: 'Rebrà un correu amb un enllaç per triar-ne una altra.',
  },
  email: { en: 'Email', es: 'Correo electrónico', ca: 'Correu electrònic' },
  ask: { en: 'Send the link', es: 'Enviar el enlace', ca: 'Envia l’enllaç' },
  asking: { en: 'Sending…', es: 'Enviando…', ca: 'S’està enviant…' },
  asked: {
    en: 'If {email} has an account with a password, a mail is on its way. The link in it works for half an hour. If nothing comes, look among unwanted mail, or ask whoever manages your organisation.',
    es: 'Si {email} tiene una cuenta con contraseña, se está enviando un correo. Su enlace funciona durante media hora. Si no llega nada, mire en el correo no deseado o pregunte a quien gestiona su organización.',
    ca: 'Si {email} té un compte amb contrasenya, s’està enviant un correu. El seu enllaç funciona durant mitja hora. Si no arriba res, miri el correu no desitjat o pregunti a qui gestiona la seva organització.',
  },
  ask_failed: {
    en: 'The link could not be asked for.',
    es: 'No se ha podido pedir el enlace.',
    ca: 'No s’ha pogut demanar l’enllaç.',
  },
  set_title: { en: 'Choose a new password', es: 'Elija una contraseña nueva', ca: 'Triï una contrasenya nova' },
  set_sub: {
    en: 'Wherever your account is signed in, it is signed out.',
    es: 'Su sesión se cerrará dondequiera que esté abierta.',
    ca: 'La seva sessió es tancarà onsevulla que estigui oberta.',
  },
  password: { en: 'New password', es: 'Contraseña nueva', ca: 'Contrasenya nova' },
  set: { en: 'Save password', es: 'Guardar la contraseña', ca: 'Desa la contrasenya' },
  setting: { en: 'Saving the password…', es: 'Guardando la contraseña…', ca: 'S’està desant la contrasenya…' },
  set_failed: {
    en: 'The password could not be saved.',
    es: 'No se ha podido guardar la contraseña.',
    ca: 'No s’ha pogut desar la contrasenya.',
  },
  spent: {
    en: 'This link has been used already or is no longer valid. Ask for a new one.',
    es: 'Este enlace ya se ha usado o ha dejado de ser válido. Pida otro.',
    ca: 'Aquest enllaç ja s’ha fet servir o ha deixat de ser vàlid. Demani’n un altre.',
  },
  to_sign_in: { en: 'Back to sign in', es: 'Volver a iniciar sesión', ca: 'Torna a iniciar la sessió' },
})
