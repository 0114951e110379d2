import { texts } from '../../../base/phrases.ts'

/** Legal holds: what may not be removed, and why. */
export const holdTexts = texts('legal-holds', {
  title: { en: 'Legal holds', es: 'Retenciones legales', ca: 'Retencions legals' },
  sub: {
    en: 'What may not be removed, whatever the rules say',
    es: 'Lo que no se puede eliminar, digan lo que digan las reglas',
    ca: 'El que no es pot eliminar, diguin el que diguin les regles',
  },
  place: { en: 'Place a hold', es: 'Imponer una retención', ca: 'Imposa una retenció' },
  none: { en: 'Nothing is held.', es: 'No hay nada retenido.', ca: 'No hi ha res retingut.' },
  discharge_report: { en: 'A report', es: 'Un informe', ca: 'Un informe' },
  chat_session: { en: 'A chat', es: 'Un chat', ca: 'Un xat' },
  record_number: {
    en: 'A patient’s record number',
    es: 'El número de historia de un paciente',
    ca: 'El número d’història d’un pacient',
  },
  organisation: { en: 'The whole organisation', es: 'Toda la organización', ca: 'Tota l’organització' },
  reports: {
    en: '{count, plural, one {# report} other {# reports}}',
    es: '{count, plural, one {# informe} other {# informes}}',
    ca: '{count, plural, one {# informe} other {# informes}}',
  },
  reason: { en: '“{reason}”', es: '«{reason}»', ca: '«{reason}»' },
  placed: {
    en: 'Placed by {name} on {when}',
    es: 'Impuesta por {name} el {when}',
    ca: 'Imposada per {name} el {when}',
  },
  open_ended: { en: 'In force', es: 'En vigor', ca: 'En vigor' },
  until: { en: 'In force until {when}', es: 'En vigor hasta el {when}', ca: 'En vigor fins al {when}' },
  ended: { en: 'Ended on {when}', es: 'Terminó el {when}', ca: 'Va acabar el {when}' },
  lifted: {
    en: 'Lifted by {name} on {when}: “{reason}”',
    es: 'Levantada por {name} el {when}: «{reason}»',
    ca: 'Aixecada per {name} el {when}: «{reason}»',
  },
  is_lifted: { en: 'Lifted', es: 'Levantada', ca: 'Aixecada' },
  lift: { en: 'Lift', es: 'Levantar', ca: 'Aixeca' },
  lift_one: { en: 'Lift: {what}', es: 'Levantar: {what}', ca: 'Aixeca: {what}' },
  lift_title: { en: 'Lift this hold?', es: '¿Levantar esta retención?', ca: 'Vol aixecar aquesta retenció?' },
  lift_means: {
    en: 'Rules of retention, deletion and erasures reach it again at once.',
    es: 'Las reglas de conservación, la eliminación y las supresiones vuelven a afectarle enseguida.',
    ca: 'Les regles de conservació, l’eliminació i les supressions tornen a afectar-lo de seguida.',
  },
  lift_done: { en: 'The hold was lifted.', es: 'Se ha levantado la retención.', ca: 'S’ha aixecat la retenció.' },
  failed: {
    en: 'That could not be done. Please try again later.',
    es: 'No se ha podido hacer. Vuelva a intentarlo más tarde.',
    ca: 'No s’ha pogut fer. Torni-ho a provar més tard.',
  },
  dialog: { en: 'Place a legal hold', es: 'Imponer una retención legal', ca: 'Imposar una retenció legal' },
  means: {
    en: 'While it is in force nothing of it is deleted, put away, removed by age or erased, by nobody.',
    es: 'Mientras esté en vigor, nadie puede eliminar, retirar ni suprimir nada de ello, ni se elimina por antigüedad.',
    ca: 'Mentre estigui en vigor, ningú pot eliminar, retirar ni suprimir res d’això, ni s’elimina per antiguitat.',
  },
  what: { en: 'What is held', es: 'Qué se retiene', ca: 'Què es reté' },
  id: {
    en: 'Id, as in its address',
    es: 'Identificador, como en su dirección',
    ca: 'Identificador, com a la seva adreça',
  },
  number: { en: 'Record number', es: 'Número de historia', ca: 'Número d’història' },
  number_help: {
    en: 'However it is written; it is not shown again.',
    es: 'Se escriba como se escriba; no se vuelve a mostrar.',
    ca: 'S’escrigui com s’escrigui; no es torna a mostrar.',
  },
  ends: { en: 'Ends on (optional)', es: 'Termina el (opcional)', ca: 'Acaba el (opcional)' },
  ends_help: {
    en: 'Empty: until somebody lifts it.',
    es: 'Vacío: hasta que alguien la levante.',
    ca: 'Buit: fins que algú l’aixequi.',
  },
  needed: { en: 'This is needed.', es: 'Este dato es necesario.', ca: 'Aquesta dada és necessària.' },
  not_here: {
    en: 'There is nothing of that id in this organisation.',
    es: 'No hay nada con ese identificador en esta organización.',
    ca: 'No hi ha res amb aquest identificador en aquesta organització.',
  },
  wrong_number: {
    en: 'A record number has letters or figures.',
    es: 'Un número de historia tiene letras o cifras.',
    ca: 'Un número d’història té lletres o xifres.',
  },
  not_ahead: { en: 'This day lies behind.', es: 'Este día ya ha pasado.', ca: 'Aquest dia ja ha passat.' },
  placed_done: { en: 'The hold is in force.', es: 'La retención está en vigor.', ca: 'La retenció és en vigor.' },
})
