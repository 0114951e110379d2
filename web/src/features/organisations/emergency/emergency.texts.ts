import { texts } from '../../../base/phrases.ts'

export const emergencyTexts = texts('emergency-access', {
  title: { en: 'Emergency accesses', es: 'Accesos de emergencia', ca: 'Accessos d’emergència' },
  sub: {
    en: 'Administrators who read reports here, why and how much',
    es: 'Administradores que han leído informes aquí, por qué y cuánto',
    ca: 'Administradors que han llegit informes aquí, per què i quant',
  },
  empty_title: { en: 'No emergency accesses', es: 'Ningún acceso de emergencia', ca: 'Cap accés d’emergència' },
  empty_text: {
    en: 'When an administrator reads reports of this organisation in an emergency, it stands here.',
    es: 'Cuando un administrador lea informes de esta organización en una emergencia, quedará aquí.',
    ca: 'Quan un administrador llegeixi informes d’aquesta organització en una emergència, quedarà aquí.',
  },
  list_failed: {
    en: 'The emergency accesses could not be loaded.',
    es: 'No se han podido cargar los accesos de emergencia.',
    ca: 'No s’han pogut carregar els accessos d’emergència.',
  },
  older: { en: 'Show older ones', es: 'Mostrar anteriores', ca: 'Mostra’n d’anteriors' },
  opened: {
    en: '{when} · {minutes, plural, =0 {less than a minute} one {# minute} other {# minutes}}',
    es: '{when} · {minutes, plural, =0 {menos de un minuto} one {# minuto} other {# minutos}}',
    ca: '{when} · {minutes, plural, =0 {menys d’un minut} one {# minut} other {# minuts}}',
  },
  records: {
    en: '{count, plural, =0 {no report read} one {# report read} other {# reports read}}',
    es: '{count, plural, =0 {ningún informe leído} one {# informe leído} other {# informes leídos}}',
    ca: '{count, plural, =0 {cap informe llegit} one {# informe llegit} other {# informes llegits}}',
  },
  reason: { en: 'Reason: “{reason}”', es: 'Motivo: «{reason}»', ca: 'Motiu: «{reason}»' },
  is_open: { en: 'Open', es: 'Abierto', ca: 'Obert' },
  in_log: { en: 'In the audit log', es: 'En el registro de auditoría', ca: 'Al registre d’auditoria' },
  in_log_of: {
    en: 'In the audit log: {name}, {when}',
    es: 'En el registro de auditoría: {name}, {when}',
    ca: 'Al registre d’auditoria: {name}, {when}',
  },
  end: { en: 'End now', es: 'Terminar ahora', ca: 'Acaba ara' },
  end_of: {
    en: 'End now: emergency access of {name}',
    es: 'Terminar ahora: acceso de emergencia de {name}',
    ca: 'Acaba ara: accés d’emergència de {name}',
  },
  ended: {
    en: 'Emergency access ended',
    es: 'Acceso de emergencia terminado',
    ca: 'Accés d’emergència acabat',
  },
  end_failed: {
    en: 'The emergency access could not be ended. Please try again.',
    es: 'No se ha podido terminar el acceso de emergencia. Vuelva a intentarlo.',
    ca: 'No s’ha pogut acabar l’accés d’emergència. Torni-ho a provar.',
  },
  allowed_title: { en: 'Emergency access', es: 'Acceso de emergencia', ca: 'Accés d’emergència' },
  allowed_label: {
    en: 'Administrators may open emergency access',
    es: 'Los administradores pueden abrir un acceso de emergencia',
    ca: 'Els administradors poden obrir un accés d’emergència',
  },
  allowed_does: {
    en: 'An administrator then reads reports on the screen for an hour, for a reason. The owner is told at once and can end it.',
    es: 'Entonces un administrador lee informes en pantalla durante una hora, con un motivo. Se avisa al responsable en el acto, y puede terminarlo.',
    ca: 'Aleshores un administrador llegeix informes en pantalla durant una hora, amb un motiu. S’avisa el responsable a l’acte, i ho pot acabar.',
  },
  allowed: { en: 'Allowed', es: 'Permitido', ca: 'Permès' },
  forbidden: { en: 'Not allowed', es: 'No permitido', ca: 'No permès' },
  saved: { en: 'Saved', es: 'Guardado', ca: 'Desat' },
  save_failed: {
    en: 'This could not be saved. Please try again later.',
    es: 'No se ha podido guardar. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut desar. Torni-ho a provar més tard.',
  },
  open: { en: 'Open emergency access', es: 'Abrir acceso de emergencia', ca: 'Obre un accés d’emergència' },
})

/** Why one is over; `name`: whoever ended it. */
export const endCauseTexts = texts('emergency-end-causes', {
  ended: { en: 'Ended by {name}', es: 'Terminado por {name}', ca: 'Acabat per {name}' },
  expired: { en: 'Ended after its time', es: 'Terminado al cumplirse el tiempo', ca: 'Acabat en complir-se el temps' },
  session_ended: { en: 'Ended with the session', es: 'Terminado con la sesión', ca: 'Acabat amb la sessió' },
  role_lost: {
    en: 'Ended: no administrator any more',
    es: 'Terminado: ya no es administrador',
    ca: 'Acabat: ja no és administrador',
  },
  forbidden: { en: 'Forbidden by {name}', es: 'Prohibido por {name}', ca: 'Prohibit per {name}' },
})

export const openEmergencyTexts = texts('emergency-open', {
  title: {
    en: 'Emergency access to {organisation}',
    es: 'Acceso de emergencia a {organisation}',
    ca: 'Accés d’emergència a {organisation}',
  },
  means: {
    en: 'For {minutes} minutes at most you read its reports on the screen, in this session only. You change, sign and export nothing, and chats stay private.',
    es: 'Durante {minutes} minutos como máximo leerá sus informes en pantalla, solo en esta sesión. No podrá modificar, firmar ni exportar nada, y los chats siguen siendo privados.',
    ca: 'Durant {minutes} minuts com a màxim en llegirà els informes en pantalla, només en aquesta sessió. No podrà modificar, signar ni exportar res, i els xats continuen sent privats.',
  },
  told: {
    en: 'The owners are told now and again when it ends, with your reason and how many reports you read. Every reading is recorded.',
    es: 'Se avisa a los responsables ahora y cuando termine, con su motivo y cuántos informes ha leído. Cada lectura queda registrada.',
    ca: 'S’avisa els responsables ara i quan s’acabi, amb el seu motiu i quants informes ha llegit. Cada lectura queda registrada.',
  },
  reason: { en: 'Reason', es: 'Motivo', ca: 'Motiu' },
  reason_help: {
    en: '{least} to {most} characters. The owners read it: do not name the patient.',
    es: 'De {least} a {most} caracteres. Lo leen los responsables: no nombre al paciente.',
    ca: 'De {least} a {most} caràcters. El llegeixen els responsables: no anomeni el pacient.',
  },
  password: { en: 'Your password', es: 'Su contraseña', ca: 'La seva contrasenya' },
  wrong_password: {
    en: 'This is not your password.',
    es: 'Esta no es su contraseña.',
    ca: 'Aquesta no és la seva contrasenya.',
  },
  submit: { en: 'Open for {minutes} minutes', es: 'Abrir {minutes} minutos', ca: 'Obre {minutes} minuts' },
  failed: {
    en: 'Emergency access could not be opened. Please try again later.',
    es: 'No se ha podido abrir el acceso de emergencia. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut obrir l’accés d’emergència. Torni-ho a provar més tard.',
  },
  one_open: {
    en: 'You have an emergency access open, here or in another session, or you read these reports already. End that one first.',
    es: 'Ya tiene un acceso de emergencia abierto, aquí o en otra sesión, o ya lee estos informes. Termine antes el otro.',
    ca: 'Ja té un accés d’emergència obert, aquí o en una altra sessió, o ja llegeix aquests informes. Acabi abans l’altre.',
  },
  not_allowed: {
    en: 'The owner of this organisation does not allow emergency access.',
    es: 'El responsable de esta organización no permite el acceso de emergencia.',
    ca: 'El responsable d’aquesta organització no permet l’accés d’emergència.',
  },
  too_many: {
    en: 'You have opened as many emergency accesses as a day allows, or mistyped your password too often. Please wait.',
    es: 'Ha abierto tantos accesos de emergencia como se permiten en un día, o ha escrito mal su contraseña demasiadas veces. Espere, por favor.',
    ca: 'Ha obert tants accessos d’emergència com es permeten en un dia, o ha escrit malament la contrasenya massa vegades. Esperi una estona.',
  },
})
