import { texts } from '../../base/phrases.ts'

export const inviteTexts = texts('invite', {
  title: { en: 'Invite a person', es: 'Invitar a una persona', ca: 'Convidar una persona' },
  lead: {
    en: 'You get a link to send. Whoever opens it sets a password and has the role at once.',
    es: 'Obtendrá un enlace para enviar. Quien lo abra fija su contraseña y tiene el rol al momento.',
    ca: 'Obtindrà un enllaç per enviar. Qui l’obri fixa la contrasenya i té el rol tot seguit.',
  },
  email: { en: 'Email', es: 'Correo electrónico', ca: 'Correu electrònic' },
  name: { en: 'Name (optional)', es: 'Nombre y apellidos (opcional)', ca: 'Nom i cognoms (opcional)' },
  organisation: { en: 'Organisation', es: 'Organización', ca: 'Organització' },
  organisation_optional: {
    en: 'Organisation (optional)',
    es: 'Organización (opcional)',
    ca: 'Organització (opcional)',
  },
  role: { en: 'Role', es: 'Rol', ca: 'Rol' },
  role_first: {
    en: 'Choose the organisation first.',
    es: 'Elija antes la organización.',
    ca: 'Triï abans l’organització.',
  },
  no_role: { en: 'No role yet', es: 'Sin rol por ahora', ca: 'Sense rol per ara' },
  no_role_does: { en: 'only an account', es: 'solo una cuenta', ca: 'només un compte' },
  submit: { en: 'Make the link', es: 'Crear el enlace', ca: 'Crea l’enllaç' },
  failed: {
    en: 'Error inviting the person. Please try again later.',
    es: 'Error al invitar a la persona. Vuelva a intentarlo más tarde.',
    ca: 'Error en convidar la persona. Torni-ho a provar més tard.',
  },
  secret_title: {
    en: 'Invitation made: copy the link now',
    es: 'Invitación creada: copie el enlace ahora',
    ca: 'Invitació creada: copiï l’enllaç ara',
  },
  secret_text: {
    en: 'This is the only time it is shown. Send it to {email}; whoever has the link can use it, once.',
    es: 'Solo se muestra esta vez. Envíelo a {email}; quien tenga el enlace puede usarlo una vez.',
    ca: 'Només es mostra aquesta vegada. Enviï-lo a {email}; qui tingui l’enllaç el pot fer servir una vegada.',
  },
  secret_mailed: {
    en: 'A mail with a link is on its way to {email}. You may send this one yourself as well; it is shown only now.',
    es: 'Se está enviando a {email} un correo con un enlace. También puede enviar usted este, que solo se muestra ahora.',
    ca: 'S’està enviant a {email} un correu amb un enllaç. També pot enviar vostè aquest, que només es mostra ara.',
  },
  secret_label: { en: 'Link for {email}', es: 'Enlace para {email}', ca: 'Enllaç per a {email}' },
  valid_until: { en: 'Valid until {date}', es: 'Válido hasta el {date}', ca: 'Vàlid fins al {date}' },
})

export const invitationTexts = texts('invitations', {
  title: { en: 'Open invitations', es: 'Invitaciones abiertas', ca: 'Invitacions obertes' },
  person: { en: 'Email', es: 'Correo electrónico', ca: 'Correu electrònic' },
  name: { en: 'Name', es: 'Nombre', ca: 'Nom' },
  offers: { en: 'For', es: 'Para', ca: 'Per a' },
  role_in: { en: '{role} in {organisation}', es: '{role} en {organisation}', ca: '{role} a {organisation}' },
  new_password: { en: 'Setting a password', es: 'Fijar la contraseña', ca: 'Fixar la contrasenya' },
  account: { en: 'An account', es: 'Una cuenta', ca: 'Un compte' },
  reason: { en: 'Reason', es: 'Motivo', ca: 'Motiu' },
  invited_by: { en: 'Invited by', es: 'Invita', ca: 'Convida' },
  created: { en: 'Made', es: 'Creada', ca: 'Creada' },
  expires: { en: 'Valid until', es: 'Válida hasta', ca: 'Vàlida fins al' },
  expired: { en: 'Expired', es: 'Caducada', ca: 'Caducada' },
  mail: { en: 'Mail', es: 'Correo', ca: 'Correu' },
  mail_waiting: { en: 'Being sent', es: 'Enviándose', ca: 'S’està enviant' },
  mail_sent: { en: 'Sent {date}', es: 'Enviado el {date}', ca: 'Enviat el {date}' },
  mail_failed: { en: 'Not sent', es: 'No enviado', ca: 'No enviat' },
  send: { en: 'Send by mail', es: 'Enviar por correo', ca: 'Envia per correu' },
  mail_on_its_way: {
    en: 'A mail to {email} is on its way.',
    es: 'Se está enviando un correo a {email}.',
    ca: 'S’està enviant un correu a {email}.',
  },
  mail_refused: {
    en: 'The mail to {email} could not be sent. Please try again later.',
    es: 'No se ha podido enviar el correo a {email}. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut enviar el correu a {email}. Torni-ho a provar més tard.',
  },
  nothing: { en: '–', es: '–', ca: '–' },
  empty_title: { en: 'No open invitations', es: 'No hay invitaciones abiertas', ca: 'No hi ha invitacions obertes' },
  empty_text: {
    en: 'Links that have not been used yet will be listed here.',
    es: 'Aquí aparecerán los enlaces que aún no se han usado.',
    ca: 'Aquí apareixeran els enllaços que encara no s’han fet servir.',
  },
  list_failed: {
    en: 'The invitations could not be loaded.',
    es: 'No se han podido cargar las invitaciones.',
    ca: 'No s’han pogut carregar les invitacions.',
  },
  revoke: { en: 'Take back', es: 'Retirar', ca: 'Retira' },
  revoke_title: {
    en: 'Take back the invitation of {email}?',
    es: '¿Retirar la invitación de {email}?',
    ca: 'Vol retirar la invitació de {email}?',
  },
  revoke_text: {
    en: 'Its link stops working at once.',
    es: 'Su enlace dejará de funcionar de inmediato.',
    ca: 'El seu enllaç deixarà de funcionar de seguida.',
  },
  keep: { en: 'Keep it', es: 'Mantenerla', ca: 'Mantén-la' },
  revoked: {
    en: 'The invitation was taken back.',
    es: 'Se ha retirado la invitación.',
    ca: 'S’ha retirat la invitació.',
  },
  revoke_failed: {
    en: 'Error taking the invitation back. Please try again later.',
    es: 'Error al retirar la invitación. Vuelva a intentarlo más tarde.',
    ca: 'Error en retirar la invitació. Torni-ho a provar més tard.',
  },
})
