import { texts } from '../../../base/phrases.ts'

export const approvalTexts = texts('clinical-approval', {
  title: { en: 'Waiting for approval', es: 'Pendiente de aprobación', ca: 'Pendent d’aprovació' },
  sub: {
    en: 'Clinical access that a second person decides on',
    es: 'Acceso clínico que decide una segunda persona',
    ca: 'Accés clínic que decideix una segona persona',
  },
  is_on: {
    en: 'Here clinical access is given only once a second person has approved it.',
    es: 'Aquí el acceso clínico solo se da cuando lo aprueba una segunda persona.',
    ca: 'Aquí l’accés clínic només es dona quan l’aprova una segona persona.',
  },
  is_off: {
    en: 'Here clinical access is given by one person, and told to the owner at once.',
    es: 'Aquí el acceso clínico lo da una sola persona, y se avisa enseguida a la persona responsable.',
    ca: 'Aquí l’accés clínic el dona una sola persona, i s’avisa de seguida la persona responsable.',
  },
  none: { en: 'Nothing waits.', es: 'No hay nada pendiente.', ca: 'No hi ha res pendent.' },
  role: {
    en: 'Role {roles} for {subject}',
    es: 'Rol {roles} para {subject}',
    ca: 'Rol {roles} per a {subject}',
  },
  import: {
    en: 'Roles from a file: {subject} ({roles})',
    es: 'Roles desde un archivo: {subject} ({roles})',
    ca: 'Rols des d’un fitxer: {subject} ({roles})',
  },
  credential: {
    en: 'Service credential {subject} ({roles})',
    es: 'Credencial de servicio {subject} ({roles})',
    ca: 'Credencial de servei {subject} ({roles})',
  },
  password_link: {
    en: 'Link for a new password of {subject}',
    es: 'Enlace para una contraseña nueva de {subject}',
    ca: 'Enllaç per a una contrasenya nova de {subject}',
  },
  account: {
    en: 'Activate the account of {subject} again',
    es: 'Volver a activar la cuenta de {subject}',
    ca: 'Tornar a activar el compte de {subject}',
  },
  single_sign_on: {
    en: 'Let groups of single sign-on give roles',
    es: 'Dejar que los grupos del inicio de sesión único den roles',
    ca: 'Deixar que els grups de l’inici de sessió únic donin rols',
  },
  no_approval: {
    en: 'Switch the second person’s approval off',
    es: 'Quitar la aprobación de una segunda persona',
    ca: 'Treure l’aprovació d’una segona persona',
  },
  erasure: {
    en: 'Erase a patient’s data: {count, plural, one {# record} other {# records}}',
    es: 'Suprimir los datos de un paciente: {count, plural, one {# registro} other {# registros}}',
    ca: 'Suprimir les dades d’un pacient: {count, plural, one {# registre} other {# registres}}',
  },
  asked: {
    en: 'Asked by {name} on {when}: “{reason}”',
    es: 'Lo pide {name} el {when}: «{reason}»',
    ca: 'Ho demana {name} el {when}: «{reason}»',
  },
  approved_by: {
    en: 'Approved by {name}. {me, select, yes {Do it again now, and it is done.} other {Who asked can do it now.}}',
    es: 'Aprobado por {name}. {me, select, yes {Repítalo ahora y quedará hecho.} other {Quien lo pidió ya puede hacerlo.}}',
    ca: 'Aprovat per {name}. {me, select, yes {Repeteixi-ho ara i quedarà fet.} other {Qui ho va demanar ja ho pot fer.}}',
  },
  approve: { en: 'Approve', es: 'Aprobar', ca: 'Aprova' },
  refuse: { en: 'Refuse', es: 'Denegar', ca: 'Denega' },
  withdraw: { en: 'Take back', es: 'Retirar', ca: 'Retira' },
  one: { en: '{act}: {what}', es: '{act}: {what}', ca: '{act}: {what}' },
  approve_title: { en: 'Approve this access?', es: '¿Aprobar este acceso?', ca: 'Vol aprovar aquest accés?' },
  refuse_title: { en: 'Refuse this access?', es: '¿Denegar este acceso?', ca: 'Vol denegar aquest accés?' },
  approved: { en: 'Access approved.', es: 'Acceso aprobado.', ca: 'Accés aprovat.' },
  refused: { en: 'Access refused.', es: 'Acceso denegado.', ca: 'Accés denegat.' },
  withdrawn: { en: 'Request taken back.', es: 'Solicitud retirada.', ca: 'Sol·licitud retirada.' },
  failed: {
    en: 'That could not be done. Please try again later.',
    es: 'No se ha podido hacer. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut fer. Torni-ho a provar més tard.',
  },
  switch_on: { en: 'Ask for a second person', es: 'Pedir una segunda persona', ca: 'Demana una segona persona' },
  switch_off: { en: 'Ask no longer', es: 'Dejar de pedirla', ca: 'Deixa de demanar-la' },
  switch_on_title: {
    en: 'Ask a second person to approve clinical access?',
    es: '¿Pedir que una segunda persona apruebe el acceso clínico?',
    ca: 'Vol que una segona persona aprovi l’accés clínic?',
  },
  switch_on_means: {
    en: 'Clinical roles, service credentials and links for passwords then take the approval of another person who manages the organisation, or of an administrator. Open invitations to clinical roles and links for the passwords of members stop working.',
    es: 'Los roles clínicos, las credenciales de servicio y los enlaces de contraseña necesitarán la aprobación de otra persona que gestione la organización, o de un administrador. Las invitaciones pendientes a roles clínicos y los enlaces de contraseña de los miembros dejan de funcionar.',
    ca: 'Els rols clínics, les credencials de servei i els enllaços de contrasenya necessitaran l’aprovació d’una altra persona que gestioni l’organització, o d’un administrador. Les invitacions pendents a rols clínics i els enllaços de contrasenya dels membres deixen de funcionar.',
  },
  switch_off_title: {
    en: 'Give clinical access without a second person?',
    es: '¿Dar acceso clínico sin una segunda persona?',
    ca: 'Vol donar accés clínic sense una segona persona?',
  },
  switch_off_means: {
    en: 'A second person has to approve this, too.',
    es: 'Esto también tiene que aprobarlo una segunda persona.',
    ca: 'Això també ho ha d’aprovar una segona persona.',
  },
  switched: { en: 'Changed.', es: 'Cambiado.', ca: 'Canviat.' },
})
