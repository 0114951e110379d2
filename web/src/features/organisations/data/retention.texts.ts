import { texts } from '../../../base/phrases.ts'

/** How long an organisation keeps what it holds. */
export const retentionTexts = texts('organisation-retention', {
  title: { en: 'Retention', es: 'Conservación', ca: 'Conservació' },
  sub: {
    en: 'How long what is here is kept',
    es: 'Cuánto tiempo se conserva lo que hay aquí',
    ca: 'Quant de temps es conserva el que hi ha aquí',
  },
  change: { en: 'Change', es: 'Cambiar', ca: 'Canvia' },
  kind: { en: 'What', es: 'Qué', ca: 'Què' },
  kept: { en: 'Kept for', es: 'Se conserva', ca: 'Es conserva' },
  days: {
    en: '{days, plural, one {# day} other {# days}}',
    es: '{days, plural, one {# día} other {# días}}',
    ca: '{days, plural, one {# dia} other {# dies}}',
  },
  forever: { en: 'Without limit', es: 'Sin límite', ca: 'Sense límit' },
  off: {
    en: 'Nothing is removed by age. The owner can change that.',
    es: 'Nada se elimina por antigüedad. La persona responsable puede cambiarlo.',
    ca: 'Res s’elimina per antiguitat. La persona responsable ho pot canviar.',
  },
  on: {
    en: 'What is older is removed by itself, once a day and little by little. What a legal hold keeps stays.',
    es: 'Lo más antiguo se elimina solo, una vez al día y poco a poco. Lo sujeto a una retención legal se queda.',
    ca: 'El que és més antic s’elimina sol, un cop al dia i a poc a poc. El que és subjecte a una retenció legal es queda.',
  },
  waits: {
    en: 'New rules come into force on {when}. Until then they can be taken back.',
    es: 'Las reglas nuevas entran en vigor el {when}. Hasta entonces se pueden retirar.',
    ca: 'Les regles noves entren en vigor el {when}. Fins aleshores es poden retirar.',
  },
  rule: { en: '{kind}: {kept}', es: '{kind}: {kept}', ca: '{kind}: {kept}' },
  changed: {
    en: 'Last changed by {name} on {when}: “{reason}”',
    es: 'Último cambio de {name} el {when}: «{reason}»',
    ca: 'Últim canvi de {name} el {when}: «{reason}»',
  },
  withdraw: { en: 'Take back', es: 'Retirar', ca: 'Retira' },
  withdrawn: {
    en: 'The new rules were taken back.',
    es: 'Se han retirado las reglas nuevas.',
    ca: 'S’han retirat les regles noves.',
  },
  failed: {
    en: 'That could not be done. Please try again later.',
    es: 'No se ha podido hacer. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut fer. Torni-ho a provar més tard.',
  },
  dialog: { en: 'How long is what kept?', es: '¿Cuánto se conserva cada cosa?', ca: 'Quant es conserva cada cosa?' },
  means: {
    en: 'In days; empty means without limit. Rules that remove more wait {days} days, in which they can be taken back. What was removed cannot be brought back.',
    es: 'En días; vacío significa sin límite. Las reglas que eliminan más esperan {days} días, en los que se pueden retirar. Lo eliminado no se puede recuperar.',
    ca: 'En dies; buit vol dir sense límit. Les regles que eliminen més esperen {days} dies, en què es poden retirar. El que s’ha eliminat no es pot recuperar.',
  },
  least: { en: 'At least {days} days', es: 'Al menos {days} días', ca: 'Almenys {days} dies' },
  not_days: {
    en: 'A whole number of days, at least {days}.',
    es: 'Un número entero de días, al menos {days}.',
    ca: 'Un nombre enter de dies, almenys {days}.',
  },
  preview: { en: 'Count what would go', es: 'Contar lo que se eliminaría', ca: 'Compta el que s’eliminaria' },
  preview_title: {
    en: 'Today these rules would remove',
    es: 'Hoy estas reglas eliminarían',
    ca: 'Avui aquestes regles eliminarien',
  },
  preview_line: {
    en: '{kind}: {removed, number}{held, plural, =0 {} other { (# more stay by a legal hold)}}',
    es: '{kind}: {removed, number}{held, plural, =0 {} other { (# más se quedan por una retención legal)}}',
    ca: '{kind}: {removed, number}{held, plural, =0 {} other { (# més es queden per una retenció legal)}}',
  },
  preview_none: { en: 'Nothing.', es: 'Nada.', ca: 'Res.' },
  save: { en: 'Save the rules', es: 'Guardar las reglas', ca: 'Desa les regles' },
  count_first: {
    en: 'Count first what these rules would remove.',
    es: 'Cuente primero lo que eliminarían estas reglas.',
    ca: 'Compti primer el que eliminarien aquestes regles.',
  },
  saved_waits: {
    en: 'Saved. The new rules come into force on {when}.',
    es: 'Guardado. Las reglas nuevas entran en vigor el {when}.',
    ca: 'Desat. Les regles noves entren en vigor el {when}.',
  },
  saved: {
    en: 'Saved. The rules are in force.',
    es: 'Guardado. Las reglas están en vigor.',
    ca: 'Desat. Les regles són en vigor.',
  },
})

export const retentionKindTexts = texts('retention-kinds', {
  unsigned_reports: { en: 'Reports never signed', es: 'Informes nunca firmados', ca: 'Informes mai signats' },
  signed_reports: { en: 'Signed reports', es: 'Informes firmados', ca: 'Informes signats' },
  sources: { en: 'Courses of reports', es: 'Cursos clínicos de los informes', ca: 'Cursos clínics dels informes' },
  chats: { en: 'Chats', es: 'Chats', ca: 'Xats' },
  documents: { en: 'Documents of chats', es: 'Documentos de los chats', ca: 'Documents dels xats' },
  audit_events: { en: 'Audit log', es: 'Registro de auditoría', ca: 'Registre d’auditoria' },
})

/** From when on the days of a kind count. */
export const retentionSinceTexts = texts('retention-since', {
  unsigned_reports: {
    en: 'since they were last changed',
    es: 'desde su último cambio',
    ca: 'des de l’últim canvi',
  },
  signed_reports: { en: 'since the last signature', es: 'desde la última firma', ca: 'des de l’última signatura' },
  sources: {
    en: 'since the report was made; the report stays',
    es: 'desde que se hizo el informe; el informe se queda',
    ca: 'des que es va fer l’informe; l’informe es queda',
  },
  chats: { en: 'since they were last used', es: 'desde su último uso', ca: 'des de l’últim ús' },
  documents: { en: 'since they were added', es: 'desde que se añadieron', ca: 'des que es van afegir' },
  audit_events: {
    en: 'since the act; the chain stays verifiable',
    es: 'desde el acto; la cadena sigue siendo verificable',
    ca: 'des de l’acte; la cadena continua sent verificable',
  },
})
