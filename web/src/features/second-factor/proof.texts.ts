import { texts } from '../../base/phrases.ts'

export const proofTexts = texts('proof', {
  sub: {
    en: 'Your password is right. One step is left.',
    es: 'La contraseña es correcta. Falta un paso.',
    ca: 'La contrasenya és correcta. Falta un pas.',
  },
  title: { en: 'Second step', es: 'Segundo paso', ca: 'Segon pas' },
  code: { en: 'Code from your app', es: 'Código de su aplicación', ca: 'Codi de la seva aplicació' },
  code_help: {
    en: 'Six digits; a new code appears every half minute.',
    es: 'Seis cifras; cada medio minuto aparece un código nuevo.',
    ca: 'Sis xifres; cada mig minut apareix un codi nou.',
  },
  recovery_code: { en: 'Recovery code', es: 'Código de recuperación', ca: 'Codi de recuperació' },
  recovery_help: {
    en: 'One of the ten that you stored; each works once.',
    es: 'Uno de los diez que guardó; cada uno sirve una vez.',
    ca: 'Un dels 10 que va desar; cada un serveix una vegada.',
  },
  password: { en: 'Your password', es: 'Su contraseña', ca: 'La seva contrasenya' },
  passkey_text: {
    en: 'Your browser will ask for your fingerprint, your PIN or your security key.',
    es: 'El navegador le pedirá la huella, el PIN o la llave de seguridad.',
    ca: 'El navegador li demanarà l’empremta, el PIN o la clau de seguretat.',
  },
  by_code: {
    en: 'Use a code from my app',
    es: 'Usar un código de mi aplicación',
    ca: 'Fes servir un codi de l’aplicació',
  },
  by_recovery_code: {
    en: 'Use a recovery code',
    es: 'Usar un código de recuperación',
    ca: 'Fes servir un codi de recuperació',
  },
  by_passkey: { en: 'Use a passkey', es: 'Usar una llave de acceso', ca: 'Fes servir una clau d’accés' },
  by_password: { en: 'Use my password', es: 'Usar mi contraseña', ca: 'Fes servir la contrasenya' },
  continue: { en: 'Continue', es: 'Continuar', ca: 'Continua' },
  checking: { en: 'Checking…', es: 'Comprobando…', ca: 'S’està comprovant…' },
  wrong_code: {
    en: 'This code is wrong, or was used already. Wait for the next one.',
    es: 'El código no es correcto o ya se ha usado. Espere al siguiente.',
    ca: 'El codi no és correcte o ja s’ha fet servir. Esperi el següent.',
  },
  wrong_recovery_code: {
    en: 'This is none of your recovery codes, or it was used already.',
    es: 'No es uno de sus códigos de recuperación o ya se ha usado.',
    ca: 'No és cap dels seus codis de recuperació o ja s’ha fet servir.',
  },
  wrong_passkey: {
    en: 'This passkey was not accepted. Please try again.',
    es: 'No se ha aceptado la llave de acceso. Vuelva a intentarlo.',
    ca: 'No s’ha acceptat la clau d’accés. Torni-ho a provar.',
  },
  wrong_password: {
    en: 'This is not your current password.',
    es: 'Esta no es su contraseña actual.',
    ca: 'Aquesta no és la seva contrasenya actual.',
  },
  passkey_cancelled: {
    en: 'No passkey was used. Please try again.',
    es: 'No se ha usado ninguna llave de acceso. Vuelva a intentarlo.',
    ca: 'No s’ha fet servir cap clau d’accés. Torni-ho a provar.',
  },
  passkey_known: {
    en: 'This passkey is one of yours already.',
    es: 'Esta llave de acceso ya es suya.',
    ca: 'Aquesta clau d’accés ja és seva.',
  },
  failed: {
    en: 'That could not be checked. Please try again later.',
    es: 'No se ha podido comprobar. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut comprovar. Torni-ho a provar més tard.',
  },
  elsewhere: {
    en: 'Your passkey works at {origin} only.',
    es: 'Su llave de acceso solo funciona en {origin}.',
    ca: 'La seva clau d’accés només funciona a {origin}.',
  },
  lost: {
    en: 'Lost your device and your codes? An administrator can reset your second factor.',
    es: '¿Ha perdido el dispositivo y los códigos? La administración puede restablecer su segundo factor.',
    ca: 'Ha perdut el dispositiu i els codis? L’administració pot restablir el seu segon factor.',
  },
  other: {
    en: 'Sign in as somebody else',
    es: 'Iniciar sesión con otra cuenta',
    ca: 'Inicia la sessió amb un altre compte',
  },
  ask_title: { en: 'Is it you?', es: '¿Es usted?', ca: 'És vostè?' },
  ask_text: {
    en: 'For this, say again who you are. Then it goes on by itself; nothing that you typed is lost.',
    es: 'Para hacer esto, confirme que es usted. Después continuará solo; no se pierde nada de lo escrito.',
    ca: 'Per fer això, confirmi que és vostè. Després continuarà sol; no es perd res del que ha escrit.',
  },
  provider_text: {
    en: 'Your hospital’s sign-in asks who you are and brings you back to this page; what you have typed is kept. Then do it once more.',
    es: 'El acceso de su hospital le preguntará quién es y le devolverá a esta página; lo que ha escrito se conserva. Después, repita la acción.',
    ca: 'L’accés del seu hospital li preguntarà qui és i el tornarà a aquesta pàgina; el que ha escrit es conserva. Després, repeteixi l’acció.',
  },
})
