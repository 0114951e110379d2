import { namedKinds } from '@alta/contract/document-kinds'
import type { FieldErrorCode, ProblemCode } from '@alta/contract/problems'
import { type LocalizedText, texts } from './phrases.ts'
import { pictureProblems } from './picture-problems.ts'

/** What a person reads for each problem of the contract: what happened and what to do. */
export const problemTexts = texts('problems', {
  'malformed-request': {
    en: 'The request could not be read. Reload the page and try again.',
    es: 'No se ha podido leer la petición. Recargue la página y vuelva a intentarlo.',
    ca: 'No s’ha pogut llegir la petició. Torni a carregar la pàgina i torni-ho a provar.',
  },
  unauthenticated: {
    en: 'Your session has ended. Sign in again.',
    es: 'Su sesión ha terminado. Vuelva a iniciar sesión.',
    ca: 'La sessió ha acabat. Torni a iniciar la sessió.',
  },
  forbidden: {
    en: 'You do not have permission for this. Ask whoever manages the organisation.',
    es: 'No tiene permiso para hacerlo. Pídalo a quien gestiona la organización.',
    ca: 'No té permís per fer-ho. Demani-lo a qui gestiona l’organització.',
  },
  'second-factor-required': {
    en: 'Your sign-in is not finished: a second factor is missing.',
    es: 'Su inicio de sesión no está completo: falta un segundo factor.',
    ca: 'El seu inici de sessió no és complet: falta un segon factor.',
  },
  'reauthentication-required': {
    en: 'For this you have to say again who you are. Nothing has been done.',
    es: 'Para esto debe confirmar de nuevo su identidad. No se ha hecho nada.',
    ca: 'Per a això ha de confirmar de nou la seva identitat. No s’ha fet res.',
  },
  'not-found': {
    en: 'It does not exist, or you may not see it.',
    es: 'No existe o no puede verlo.',
    ca: 'No existeix o no ho pot veure.',
  },
  'stale-revision': {
    en: 'Someone has saved a newer version. Look at it before saving yours.',
    es: 'Otra persona ha guardado una versión más reciente. Revísela antes de guardar la suya.',
    ca: 'Algú altre ha desat una versió més recent. Revisi-la abans de desar la seva.',
  },
  signed: {
    es: 'Este informe se ha firmado: forma parte de la historia del paciente y no se borra.',
    ca: 'Aquest informe s’ha signat: forma part de la història del pacient i no s’esborra.',
    en: 'This report has been signed: it is part of the patient’s history and is not deleted.',
  },
  annulled: {
    en: 'This report has been annulled: nothing more is done to it.',
    es: 'Este informe se ha anulado: ya no se hace nada más con él.',
    ca: 'Aquest informe s’ha anul·lat: ja no s’hi fa res més.',
  },
  'legal-hold': {
    en: 'A legal hold keeps this from being removed.',
    es: 'Una retención legal impide que se elimine.',
    ca: 'Una retenció legal impedeix que s’elimini.',
  },
  retention: {
    en: 'A signed report is kept until its time has passed, which it has not yet.',
    es: 'Un informe firmado se conserva hasta que pasa su plazo, y aún no ha pasado.',
    ca: 'Un informe signat es conserva fins que passa el termini, i encara no ha passat.',
  },
  'last-administrator': {
    en: 'This is the last administrator. Appoint another one first.',
    es: 'Es la última persona administradora. Nombre antes a otra.',
    ca: 'És l’última persona administradora. Nomeni-ne abans una altra.',
  },
  'owner-required': {
    en: 'An organisation needs an owner. Name another one first.',
    es: 'Una organización necesita una persona titular. Designe antes a otra.',
    ca: 'Una organització necessita una persona titular. Designi-ne abans una altra.',
  },
  'already-exists': {
    en: 'It already exists.',
    es: 'Ya existe.',
    ca: 'Ja existeix.',
  },
  'approval-required': {
    en: 'Nothing was given yet: here a second person has to approve it. They have been asked. Once they have approved, do the same again and it is done.',
    es: 'Aún no se ha dado nada: aquí tiene que aprobarlo una segunda persona, a la que ya se ha avisado. Cuando lo apruebe, repita lo mismo y quedará hecho.',
    ca: 'Encara no s’ha donat res: aquí ho ha d’aprovar una segona persona, que ja està avisada. Quan ho aprovi, repeteixi el mateix i quedarà fet.',
  },
  'unverified-account': {
    en: 'Nobody has verified whose account this is. Invite its address: whoever opens the link chooses a new password.',
    es: 'Nadie ha comprobado de quién es esta cuenta. Invite a su correo: quien abra el enlace elegirá una contraseña nueva.',
    ca: 'Ningú no ha comprovat de qui és aquest compte. Convidi-ne el correu: qui obri l’enllaç triarà una contrasenya nova.',
  },
  'not-ready': {
    en: 'It is not ready for this yet. Wait a moment and try again.',
    es: 'Todavía no se puede. Espere un momento y vuelva a intentarlo.',
    ca: 'Encara no es pot fer. Esperi un moment i torni-ho a provar.',
  },
  'payload-too-large': {
    en: 'It is too large.',
    es: 'Es demasiado grande.',
    ca: 'És massa gran.',
  },
  'unsupported-file': {
    en: `Please upload a supported file (${namedKinds})`,
    es: `Suba un archivo compatible (${namedKinds})`,
    ca: `Pugi un fitxer compatible (${namedKinds})`,
  },
  'validation-failed': {
    en: 'Something is missing or wrong. Check the marked fields.',
    es: 'Falta algo o hay algún error. Revise los campos señalados.',
    ca: 'Falta alguna cosa o hi ha algun error. Revisi els camps marcats.',
  },
  'registration-refused': {
    en: 'The account could not be registered. If you already have one, sign in; otherwise ask for an invitation.',
    es: 'No se ha podido registrar la cuenta. Si ya tiene una, inicie sesión; si no, pida una invitación.',
    ca: 'No s’ha pogut registrar el compte. Si ja en té un, iniciï la sessió; si no, demani una invitació.',
  },
  'sign-in-refused': {
    en: 'You could not be signed in.',
    es: 'No se ha podido iniciar sesión.',
    ca: 'No s’ha pogut iniciar la sessió.',
  },
  'rate-limited': {
    en: 'Too many attempts. Wait a few minutes and try again.',
    es: 'Demasiados intentos. Espere unos minutos y vuelva a intentarlo.',
    ca: 'Massa intents. Esperi uns minuts i torni-ho a provar.',
  },
  'model-failed': {
    en: 'The language model did not give a usable answer. Try again later.',
    es: 'El modelo de lenguaje no ha dado una respuesta válida. Vuelva a intentarlo más tarde.',
    ca: 'El model de llenguatge no ha donat una resposta vàlida. Torni-ho a provar més tard.',
  },
  'engine-unavailable': {
    en: 'Alta cannot be reached at the moment. Check the connection and try again.',
    es: 'No se puede contactar con Alta en este momento. Compruebe la conexión y vuelva a intentarlo.',
    ca: 'Ara mateix no es pot contactar amb Alta. Comprovi la connexió i torni-ho a provar.',
  },
  'database-unavailable': {
    en: 'Alta cannot reach its database at the moment, so nothing was changed. It goes on by itself as soon as the database is back.',
    es: 'Alta no puede acceder a su base de datos en este momento, así que no se ha cambiado nada. Seguirá por sí sola en cuanto la base de datos vuelva.',
    ca: 'Ara mateix Alta no pot accedir a la seva base de dades, de manera que no s’ha canviat res. Continuarà tota sola quan la base de dades torni.',
  },
  'files-unavailable': {
    en: 'Alta cannot reach the place where it keeps files at the moment, so this file was not kept. Try again in a moment; everything else works.',
    es: 'Alta no puede acceder en este momento al lugar donde guarda los archivos, así que este archivo no se ha guardado. Vuelva a intentarlo en un momento; todo lo demás funciona.',
    ca: 'Ara mateix Alta no pot accedir al lloc on desa els fitxers, de manera que aquest fitxer no s’ha desat. Torni-ho a provar d’aquí a un moment; tota la resta funciona.',
  },
  'took-too-long': {
    en: 'This text is so large or so unusual that it took too long, and was given up. Nothing was lost. Shorten the text or its tables and try again.',
    es: 'Este texto es tan grande o tan inusual que tardaba demasiado y se ha abandonado. No se ha perdido nada. Acorte el texto o sus tablas y vuelva a intentarlo.',
    ca: 'Aquest text és tan gran o tan inusual que tardava massa i s’ha abandonat. No s’ha perdut res. Escurci el text o les taules i torni-ho a provar.',
  },
  'content-unreadable': {
    en: 'This is kept encrypted and cannot be opened: its key is missing, or it was changed. Tell whoever runs Alta.',
    es: 'Esto se guarda cifrado y no se puede abrir: falta su clave o ha sido alterado. Avise a quien administra Alta.',
    ca: 'Això es guarda xifrat i no es pot obrir: en falta la clau o ha estat alterat. Avisi qui administra Alta.',
  },
  unexpected: {
    en: 'Something unexpected went wrong. Try again later.',
    es: 'Ha ocurrido un error inesperado. Vuelva a intentarlo más tarde.',
    ca: 'Hi ha hagut un error inesperat. Torni-ho a provar més tard.',
  },
} satisfies Record<ProblemCode, LocalizedText>)

/** What stands under a refused field. Every phrase may use the numbers the server sends. */
export const fieldErrorTexts = texts('field-errors', {
  required: { en: 'Fill in this field.', es: 'Rellene este campo.', ca: 'Empleni aquest camp.' },
  invalid: { en: 'This is not valid.', es: 'No es válido.', ca: 'No és vàlid.' },
  too_small: { en: 'This is too short.', es: 'Es demasiado corto.', ca: 'És massa curt.' },
  too_large: { en: 'This is too long.', es: 'Es demasiado largo.', ca: 'És massa llarg.' },
  unrecognised: { en: 'This is not known here.', es: 'Aquí no se conoce.', ca: 'Aquí no es coneix.' },
  no_clinical_course: {
    en: 'This does not read like a patient’s clinical course.',
    es: 'Este texto no parece el curso clínico de un paciente.',
    ca: 'Aquest text no sembla el curs clínic d’un pacient.',
  },
  several_patients: {
    en: 'These seem to be notes of two different patients.',
    es: 'Parecen notas de dos pacientes distintos.',
    ca: 'Semblen notes de dos pacients diferents.',
  },
  password_too_common: {
    en: 'This password is too common. Choose another one.',
    es: 'Esta contraseña es demasiado común. Elija otra.',
    ca: 'Aquesta contrasenya és massa comuna. Triï-ne una altra.',
  },
  unknown_organisation: {
    en: 'Choose an organisation from the list.',
    es: 'Elija una organización de la lista.',
    ca: 'Triï una organització de la llista.',
  },
  unreadable_file: {
    en: 'Error parsing file. Please try again or contact support.',
    es: 'Error al leer el archivo. Vuelva a intentarlo o contacte con soporte.',
    ca: 'Error en llegir el fitxer. Torni-ho a provar o contacti amb suport.',
  },
  password_protected: {
    en: 'It is protected by a password. Upload a copy without one.',
    es: 'Está protegido con contraseña. Suba una copia sin ella.',
    ca: 'Està protegit amb contrasenya. Pugi-ne una còpia sense.',
  },
  ...pictureProblems,
  too_slow: {
    en: 'Reading it took too long.',
    es: 'Se ha tardado demasiado en leerlo.',
    ca: 'S’ha trigat massa a llegir-lo.',
  },
  too_many_running: {
    en: 'You already have as many reports running as are allowed. Wait until one is ready.',
    es: 'Ya tiene en curso todos los informes permitidos. Espere a que termine uno.',
    ca: 'Ja té en curs tots els informes permesos. Esperi que n’acabi un.',
  },
  token_spent: {
    en: 'This link has been used already or is no longer valid.',
    es: 'Este enlace ya se ha usado o ha dejado de ser válido.',
    ca: 'Aquest enllaç ja s’ha fet servir o ha deixat de ser vàlid.',
  },
  already_taken: {
    en: 'Somebody else has this one already.',
    es: 'Ya lo tiene otra persona.',
    ca: 'Ja el té una altra persona.',
  },
  unknown_user: {
    en: 'Choose a person from the list.',
    es: 'Elija una persona de la lista.',
    ca: 'Triï una persona de la llista.',
  },
  unverified_account: {
    en: 'Somebody registered this address without an invitation, and nobody has verified whose account it is. Invite the address, or give the role by hand on the user’s page.',
    es: 'Alguien registró este correo sin invitación y nadie ha comprobado de quién es la cuenta. Invite a este correo o asigne el rol a mano en la página del usuario.',
    ca: 'Algú va registrar aquest correu sense invitació i ningú no ha comprovat de qui és el compte. Convidi aquest correu o assigni el rol a mà a la pàgina de l’usuari.',
  },
  not_grantable: {
    en: 'You may not give this role.',
    es: 'No puede asignar este rol.',
    ca: 'No pot assignar aquest rol.',
  },
  duplicate_row: {
    en: 'This row repeats an earlier one.',
    es: 'Esta fila repite una anterior.',
    ca: 'Aquesta fila en repeteix una d’anterior.',
  },
  missing_column: {
    en: 'The file has no column with this name.',
    es: 'El archivo no tiene una columna con este nombre.',
    ca: 'El fitxer no té cap columna amb aquest nom.',
  },
  too_many_rows: {
    en: 'The file has too many rows. Split it into smaller ones.',
    es: 'El archivo tiene demasiadas filas. Divídalo en varios.',
    ca: 'El fitxer té massa files. Divideixi-lo en uns quants.',
  },
} satisfies Record<FieldErrorCode, LocalizedText>)
