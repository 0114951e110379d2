import { texts } from '../../base/phrases.ts'

export const enrolTexts = texts('enrol', {
  title: {
    en: 'Set up a second factor',
    es: 'Configure un segundo factor',
    ca: 'Configuri un segon factor',
  },
  required: {
    en: 'Your organisation asks for it: with the password alone nobody signs in for you. It takes a minute.',
    es: 'Su organización lo pide: así nadie entra en su nombre solo con la contraseña. Lleva un minuto.',
    ca: 'La seva organització ho demana: així ningú no entra en nom seu només amb la contrasenya. És un minut.',
  },
  kind: { en: 'What would you like to use?', es: '¿Qué quiere usar?', ca: 'Què vol fer servir?' },
  passkey: { en: 'A passkey', es: 'Una llave de acceso', ca: 'Una clau d’accés' },
  passkey_does: {
    en: 'Fingerprint, face or PIN of this device, or a security key. Safe from fake pages.',
    es: 'Huella, cara o PIN de este dispositivo, o una llave de seguridad. Segura frente a páginas falsas.',
    ca: 'Empremta, cara o PIN d’aquest dispositiu, o una clau de seguretat. Segura davant de pàgines falses.',
  },
  passkey_elsewhere: {
    en: 'Works at {origin} only.',
    es: 'Solo funciona en {origin}.',
    ca: 'Només funciona a {origin}.',
  },
  passkey_none: {
    en: 'Not possible at this address: it takes a name and https.',
    es: 'No es posible en esta dirección: necesita un nombre y https.',
    ca: 'No és possible en aquesta adreça: cal un nom i https.',
  },
  totp: { en: 'An authenticator app', es: 'Una aplicación de códigos', ca: 'Una aplicació de codis' },
  totp_does: {
    en: 'An app on your phone shows six digits. Any app does.',
    es: 'Una aplicación del móvil muestra seis cifras. Sirve cualquiera.',
    ca: 'Una aplicació del mòbil mostra sis xifres. Qualsevol serveix.',
  },
  totp_none: {
    en: 'Not possible here: whoever runs Alta has set no key for it.',
    es: 'Aquí no es posible: quien administra Alta no ha puesto ninguna clave.',
    ca: 'Aquí no és possible: qui administra Alta no hi ha posat cap clau.',
  },
  next: { en: 'Continue', es: 'Continuar', ca: 'Continua' },
  back: { en: 'Back', es: 'Atrás', ca: 'Enrere' },
  scan: {
    en: 'Scan this code with your app, or type the key into it.',
    es: 'Escanee este código con la aplicación o escriba en ella la clave.',
    ca: 'Escanegi aquest codi amb l’aplicació o escrigui-hi la clau.',
  },
  qr: { en: 'QR code for your app', es: 'Código QR para su aplicación', ca: 'Codi QR per a la seva aplicació' },
  key: { en: 'Key', es: 'Clave', ca: 'Clau' },
  code: { en: 'Code that the app shows', es: 'Código que muestra la aplicación', ca: 'Codi que mostra l’aplicació' },
  name: { en: 'Name', es: 'Nombre', ca: 'Nom' },
  name_help: {
    en: 'So that you know it again: which phone, which key.',
    es: 'Para reconocerlo después: qué móvil, qué llave.',
    ca: 'Per reconèixer-ho després: quin mòbil, quina clau.',
  },
  totp_name: { en: 'My phone', es: 'Mi móvil', ca: 'El meu mòbil' },
  passkey_name: { en: 'My passkey', es: 'Mi llave de acceso', ca: 'La meva clau d’accés' },
  add: { en: 'Add', es: 'Añadir', ca: 'Afegeix' },
  adding: { en: 'Adding…', es: 'Añadiendo…', ca: 'S’està afegint…' },
  wrong_code: {
    en: 'This code is wrong. Wait for the next one, and check that the clock of your phone is right.',
    es: 'El código no es correcto. Espere al siguiente y compruebe que el reloj del móvil está en hora.',
    ca: 'El codi no és correcte. Esperi el següent i comprovi que el rellotge del mòbil va a l’hora.',
  },
  over: {
    en: 'This took too long. Go back and begin anew.',
    es: 'Ha pasado demasiado tiempo. Vuelva atrás y empiece de nuevo.',
    ca: 'Ha passat massa temps. Torni enrere i comenci de nou.',
  },
  too_many: {
    en: 'You have ten already. Remove one first.',
    es: 'Ya tiene diez. Quite antes alguno.',
    ca: 'Ja en té 10. Tregui’n abans algun.',
  },
  failed: {
    en: 'It could not be added. Please try again later.',
    es: 'No se ha podido añadir. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut afegir. Torni-ho a provar més tard.',
  },
  codes_title: { en: 'Your recovery codes', es: 'Sus códigos de recuperación', ca: 'Els seus codis de recuperació' },
  codes_text: {
    en: 'If you lose your device, one of these signs you in; each works once. Store them apart from it: they are shown only now.',
    es: 'Si pierde el dispositivo, podrá entrar con uno de ellos; cada uno sirve una vez. Guárdelos aparte: solo se muestran ahora.',
    ca: 'Si perd el dispositiu, podrà entrar amb un d’ells; cada un serveix una vegada. Desi’ls a part: només es mostren ara.',
  },
  save_codes: { en: 'Save as a file', es: 'Guardar en un archivo', ca: 'Desa en un fitxer' },
  codes_file: { en: 'alta-recovery-codes.txt', es: 'alta-codigos-recuperacion.txt', ca: 'alta-codis-recuperacio.txt' },
})
