import { texts } from '../phrases.ts'

/** One sentence for each kind of notice. `whom`: `you`, or `other` for the person named. */
export const noticeTexts = texts('notices', {
  clinical_role_given: {
    en: '{actor} gave {whom, select, you {you} other {{subject}}} the role {roles} in {organisation}',
    es: '{actor} {whom, select, you {le ha asignado} other {ha asignado a {subject}}} el rol {roles} en {organisation}',
    ca: '{actor} {whom, select, you {li ha assignat} other {ha assignat a {subject}}} el rol {roles} a {organisation}',
  },
  clinical_roles_imported: {
    en: '{actor} gave {people, plural, one {# person} other {# people}} a role that reads clinical text in {organisation}, from a file ({roles})',
    es: '{actor} ha asignado a {people, plural, one {# persona} other {# personas}} un rol que lee textos clínicos en {organisation}, desde un archivo ({roles})',
    ca: '{actor} ha assignat a {people, plural, one {# persona} other {# persones}} un rol que llegeix textos clínics a {organisation}, des d’un fitxer ({roles})',
  },
  clinical_roles_by_group: {
    en: '{actor} gave {people, plural, one {# person} other {# people}} a role that reads clinical text in {organisation}, because of a group ({roles})',
    es: '{actor} ha asignado a {people, plural, one {# persona} other {# personas}} un rol que lee textos clínicos en {organisation}, por un grupo ({roles})',
    ca: '{actor} ha assignat a {people, plural, one {# persona} other {# persones}} un rol que llegeix textos clínics a {organisation}, per un grup ({roles})',
  },
  clinical_invitation_made: {
    en: '{actor} invited {subject} to {organisation} as {roles}',
    es: '{actor} ha invitado a {subject} a {organisation} con el rol {roles}',
    ca: '{actor} ha convidat {subject} a {organisation} amb el rol {roles}',
  },
  clinical_credential_issued: {
    en: '{actor} issued the service credential {subject} in {organisation} ({roles})',
    es: '{actor} ha emitido la credencial de servicio {subject} en {organisation} ({roles})',
    ca: '{actor} ha emès la credencial de servei {subject} a {organisation} ({roles})',
  },
  clinical_credential_changed: {
    en: '{actor} changed the roles of the service credential {subject} in {organisation} to {roles}',
    es: '{actor} ha cambiado los roles de la credencial de servicio {subject} en {organisation} a {roles}',
    ca: '{actor} ha canviat els rols de la credencial de servei {subject} a {organisation} a {roles}',
  },
  clinical_credential_rotated: {
    en: '{actor} gave the service credential {subject} in {organisation} a new secret ({roles})',
    es: '{actor} ha dado un secreto nuevo a la credencial de servicio {subject} en {organisation} ({roles})',
    ca: '{actor} ha donat un secret nou a la credencial de servei {subject} a {organisation} ({roles})',
  },
  password_link_made: {
    en: '{actor} made a link that sets a new password for {whom, select, you {your account} other {the account of {subject}}}',
    es: '{actor} ha creado un enlace que cambia la contraseña de {whom, select, you {su cuenta} other {la cuenta de {subject}}}',
    ca: '{actor} ha creat un enllaç que canvia la contrasenya {whom, select, you {del seu compte} other {del compte de {subject}}}',
  },
  account_reopened: {
    en: '{actor} activated {whom, select, you {your account} other {the account of {subject}}} again',
    es: '{actor} ha vuelto a activar {whom, select, you {su cuenta} other {la cuenta de {subject}}}',
    ca: '{actor} ha tornat a activar {whom, select, you {el seu compte} other {el compte de {subject}}}',
  },
  second_factor_reset: {
    en: '{actor} reset the second factor of {whom, select, you {your account} other {the account of {subject}}}',
    es: '{actor} ha restablecido el segundo factor de {whom, select, you {su cuenta} other {la cuenta de {subject}}}',
    ca: '{actor} ha restablert el segon factor {whom, select, you {del seu compte} other {del compte de {subject}}}',
  },
  owner_changed: {
    en: '{actor} made {whom, select, you {you} other {{subject}}} the owner of {organisation}',
    es: '{actor} {whom, select, you {le ha nombrado responsable} other {ha nombrado a {subject} responsable}} de {organisation}',
    ca: '{actor} {whom, select, you {l’ha nomenat responsable} other {ha nomenat {subject} responsable}} de {organisation}',
  },
  signed_in_elsewhere: {
    en: 'Somebody signed in to your account from a browser or network that was not known: {subject}',
    es: 'Se ha iniciado sesión en su cuenta desde un navegador o una red que no se conocían: {subject}',
    ca: 'S’ha iniciat la sessió al seu compte des d’un navegador o una xarxa que no es coneixien: {subject}',
  },
  password_changed: {
    en: 'The password of your account was changed',
    es: 'Se ha cambiado la contraseña de su cuenta',
    ca: 'S’ha canviat la contrasenya del seu compte',
  },
  password_reset: {
    en: 'A new password was set for your account with a link',
    es: 'Se ha fijado una contraseña nueva para su cuenta con un enlace',
    ca: 'S’ha fixat una contrasenya nova per al seu compte amb un enllaç',
  },
  email_changed: {
    en: '{actor} changed the address of your account to {subject}',
    es: '{actor} ha cambiado la dirección de su cuenta a {subject}',
    ca: '{actor} ha canviat l’adreça del seu compte a {subject}',
  },
  own_credential_issued: {
    en: 'The service credential {subject} was issued, or got a new secret, in your name in {organisation}',
    es: 'La credencial de servicio {subject} se ha emitido, o ha recibido un secreto nuevo, en su nombre en {organisation}',
    ca: 'La credencial de servei {subject} s’ha emès, o ha rebut un secret nou, en nom seu a {organisation}',
  },
  identity_linked: {
    en: 'From now on one can sign in to your account through {subject}',
    es: 'A partir de ahora se puede iniciar sesión en su cuenta con {subject}',
    ca: 'A partir d’ara es pot iniciar la sessió al seu compte amb {subject}',
  },
  identity_unlinked: {
    en: 'One can no longer sign in to your account through {subject}',
    es: 'Ya no se puede iniciar sesión en su cuenta con {subject}',
    ca: 'Ja no es pot iniciar la sessió al seu compte amb {subject}',
  },
  second_factor_added: {
    en: 'A second factor was added to your account: {subject}',
    es: 'Se ha añadido un segundo factor a su cuenta: {subject}',
    ca: 'S’ha afegit un segon factor al seu compte: {subject}',
  },
  second_factor_removed: {
    en: 'A second factor was removed from your account: {subject}',
    es: 'Se ha quitado un segundo factor de su cuenta: {subject}',
    ca: 'S’ha tret un segon factor del seu compte: {subject}',
  },
  invitation_not_sent: {
    en: 'Your invitation to {subject} could not be sent by mail',
    es: 'Su invitación a {subject} no se ha podido enviar por correo',
    ca: 'La seva invitació a {subject} no s’ha pogut enviar per correu',
  },
  emergency_access_opened: {
    en: '{actor} opened emergency access to {organisation} and can read its reports for an hour',
    es: '{actor} ha abierto un acceso de emergencia a {organisation} y puede leer sus informes durante una hora',
    ca: '{actor} ha obert un accés d’emergència a {organisation} i en pot llegir els informes durant una hora',
  },
  emergency_access_ended: {
    en: 'The emergency access of {actor} to {organisation} has ended: {records, plural, =0 {no report was read} one {# report was read} other {# reports were read}}',
    es: 'El acceso de emergencia de {actor} a {organisation} ha terminado: {records, plural, =0 {no se leyó ningún informe} one {se leyó # informe} other {se leyeron # informes}}',
    ca: 'L’accés d’emergència de {actor} a {organisation} s’ha acabat: {records, plural, =0 {no es va llegir cap informe} one {es va llegir # informe} other {es van llegir # informes}}',
  },
  access_requested: {
    en: '{actor} asks for clinical access in {organisation} that a second person has to approve: {subject}',
    es: '{actor} pide en {organisation} un acceso clínico que tiene que aprobar una segunda persona: {subject}',
    ca: '{actor} demana a {organisation} un accés clínic que ha d’aprovar una segona persona: {subject}',
  },
  access_approved: {
    en: '{actor} approved clinical access in {organisation}: {subject}',
    es: '{actor} ha aprobado un acceso clínico en {organisation}: {subject}',
    ca: '{actor} ha aprovat un accés clínic a {organisation}: {subject}',
  },
  access_refused: {
    en: '{actor} refused clinical access in {organisation}: {subject}',
    es: '{actor} ha denegado un acceso clínico en {organisation}: {subject}',
    ca: '{actor} ha denegat un accés clínic a {organisation}: {subject}',
  },
  approval_changed: {
    en: '{actor} {subject, select, none {switched off} other {switched on}} the second person’s approval of clinical access in {organisation}',
    es: '{actor} {subject, select, none {ha quitado} other {ha activado}} la aprobación de una segunda persona para el acceso clínico en {organisation}',
    ca: '{actor} {subject, select, none {ha tret} other {ha activat}} l’aprovació d’una segona persona per a l’accés clínic a {organisation}',
  },
  single_sign_on_changed: {
    en: '{subject, select, off {{actor} ended that groups of single sign-on give roles in {organisation}} required {{actor} made roles in {organisation} count only through single sign-on; its groups give roles there} other {{actor} let groups of single sign-on give roles in {organisation}}}',
    es: '{subject, select, off {{actor} ha hecho que los grupos del inicio de sesión único ya no den roles en {organisation}} required {{actor} ha hecho que los roles en {organisation} solo valgan con inicio de sesión único, cuyos grupos los dan allí} other {{actor} ha hecho que los grupos del inicio de sesión único den roles en {organisation}}}',
    ca: '{subject, select, off {{actor} ha fet que els grups de l’inici de sessió únic ja no donin rols a {organisation}} required {{actor} ha fet que els rols a {organisation} només valguin amb inici de sessió únic, els grups del qual els hi donen} other {{actor} ha fet que els grups de l’inici de sessió únic donin rols a {organisation}}}',
  },
  retention_changed: {
    en: '{actor} changed how long data is kept in {organisation}',
    es: '{actor} ha cambiado cuánto tiempo se conservan los datos en {organisation}',
    ca: '{actor} ha canviat quant de temps es conserven les dades a {organisation}',
  },
  legal_hold_placed: {
    en: '{actor} placed a legal hold in {organisation}',
    es: '{actor} ha impuesto una retención legal en {organisation}',
    ca: '{actor} ha imposat una retenció legal a {organisation}',
  },
  legal_hold_lifted: {
    en: '{actor} lifted a legal hold in {organisation}',
    es: '{actor} ha levantado una retención legal en {organisation}',
    ca: '{actor} ha aixecat una retenció legal a {organisation}',
  },
  erasure_finished: {
    en: 'The erasure of a patient’s data that {actor} asked for in {organisation} is done',
    es: 'Ha terminado la supresión de los datos de un paciente que pidió {actor} en {organisation}',
    ca: 'S’ha acabat la supressió de les dades d’un pacient que va demanar {actor} a {organisation}',
  },
})

export const noticeListTexts = texts('notice-list', {
  title: { en: 'You should know', es: 'Debe saber', ca: 'Cal que ho sàpiga' },
  sub: {
    en: 'Who was let read clinical text, by whom and why, and what changed in your account',
    es: 'A quién se ha dado acceso a textos clínicos, quién y por qué, y qué ha cambiado en su cuenta',
    ca: 'A qui s’ha donat accés a textos clínics, qui i per què, i què ha canviat al seu compte',
  },
  bell: {
    en: '{count, plural, one {# unread notice} other {# unread notices}}',
    es: '{count, plural, one {# aviso sin leer} other {# avisos sin leer}}',
    ca: '{count, plural, one {# avís per llegir} other {# avisos per llegir}}',
  },
  reason: { en: 'Reason: “{reason}”', es: 'Motivo: «{reason}»', ca: 'Motiu: «{reason}»' },
  mark: { en: 'Mark as read', es: 'Marcar como leído', ca: 'Marca com a llegit' },
  mark_one: { en: 'Mark as read: {notice}', es: 'Marcar como leído: {notice}', ca: 'Marca com a llegit: {notice}' },
  mark_all: { en: 'Mark all as read', es: 'Marcar todos como leídos', ca: 'Marca’ls tots com a llegits' },
  more: {
    en: '{count, plural, one {and # more} other {and # more}}',
    es: '{count, plural, one {y # más} other {y # más}}',
    ca: '{count, plural, one {i # més} other {i # més}}',
  },
  mark_failed: {
    en: 'The notice could not be marked as read. Please try again later.',
    es: 'No se ha podido marcar el aviso como leído. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut marcar l’avís com a llegit. Torni-ho a provar més tard.',
  },
})
