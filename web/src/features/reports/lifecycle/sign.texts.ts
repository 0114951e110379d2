import { texts } from '../../../base/phrases.ts'

/** What a person says of a report: the rating and the signature. */
export const signTexts = texts('report_sign', {
  rating: { en: 'Rating', es: 'Valoración', ca: 'Valoració' },
  excellent: { en: 'Excellent', es: 'Excelente', ca: 'Excel·lent' },
  good: { en: 'Good', es: 'Buena', ca: 'Bona' },
  fair: { en: 'Fair', es: 'Regular', ca: 'Regular' },
  poor: { en: 'Poor', es: 'Mala', ca: 'Dolenta' },
  rated: { en: 'Rating submitted: {level}', es: 'Valoración enviada: {level}', ca: 'Valoració enviada: {level}' },
  not_rated: {
    en: 'Error submitting rating. Please try again later.',
    es: 'Error al enviar la valoración. Inténtelo de nuevo más tarde.',
    ca: 'Error en enviar la valoració. Torni-ho a provar més tard.',
  },
  add_comment: { en: 'Add a comment', es: 'Añadir un comentario', ca: 'Afegeix un comentari' },
  edit_comment: { en: 'Edit the comment', es: 'Editar el comentario', ca: 'Edita el comentari' },
  comment_title: {
    en: 'Comment on your rating',
    es: 'Comentario sobre su valoración',
    ca: 'Comentari sobre la seva valoració',
  },
  comment: { en: 'Comment', es: 'Comentario', ca: 'Comentari' },
  comment_help: {
    en: 'Up to {most} characters. No patient data.',
    es: 'Hasta {most} caracteres. Sin datos del paciente.',
    ca: 'Fins a {most} caràcters. Sense dades del pacient.',
  },
  comment_save: { en: 'Save the comment', es: 'Guardar el comentario', ca: 'Desa el comentari' },
  signed: { en: 'Signed', es: 'Firmado', ca: 'Signat' },
  sign: { en: 'Sign', es: 'Firmar', ca: 'Signa' },
  sign_generated: {
    en: 'Sign the generated version?',
    es: '¿Firmar la versión generada?',
    ca: 'Vol signar la versió generada?',
  },
  sign_corrected: {
    en: 'Sign the corrected version, revision {revision}?',
    es: '¿Firmar la versión corregida, revisión {revision}?',
    ca: 'Vol signar la versió corregida, revisió {revision}?',
  },
  sign_text: {
    en: 'You sign “{title}” as it stands now, with your name and the time.',
    es: 'Usted firma «{title}» tal como está ahora, con su nombre y la hora.',
    ca: 'Signa «{title}» tal com està ara, amb el seu nom i l’hora.',
  },
  sign_mark: {
    en: 'Its files no longer carry the draft mark.',
    es: 'Sus archivos dejan de llevar la marca de borrador.',
    ca: 'Els seus fitxers deixen de portar la marca d’esborrany.',
  },
  sign_open: {
    en: 'A later correction opens the report again.',
    es: 'Una corrección posterior vuelve a abrir el informe.',
    ca: 'Una correcció posterior torna a obrir l’informe.',
  },
  nothing_open: {
    en: 'Nothing is open: everything has been decided and reviewed.',
    es: 'No queda nada abierto: todo está decidido y revisado.',
    ca: 'No queda res obert: tot està decidit i revisat.',
  },
  still_open: { en: 'Still open', es: 'Queda abierto', ca: 'Queda obert' },
  open_conflicts: {
    en: '{count, plural, one {# sentence in conflict} other {# sentences in conflict}}',
    es: '{count, plural, one {# frase en conflicto} other {# frases en conflicto}}',
    ca: '{count, plural, one {# frase en conflicte} other {# frases en conflicte}}',
  },
  open_doubts: {
    en: '{count, plural, one {# other sentence to decide} other {# other sentences to decide}}',
    es: '{count, plural, one {# otra frase por decidir} other {# otras frases por decidir}}',
    ca: '{count, plural, one {# altra frase per decidir} other {# altres frases per decidir}}',
  },
  open_omissions: {
    en: '{count, plural, one {# fact left out of high risk} other {# facts left out of high risk}}',
    es: '{count, plural, one {# dato de riesgo sin incluir} other {# datos de riesgo sin incluir}}',
    ca: '{count, plural, one {# dada de risc sense incloure} other {# dades de risc sense incloure}}',
  },
  open_empty: {
    en: 'Empty sections that matter: {sections}',
    es: 'Secciones importantes vacías: {sections}',
    ca: 'Seccions importants buides: {sections}',
  },
  open_unreviewed: {
    en: '{count, plural, one {# section not reviewed} other {# sections not reviewed}}: {sections}',
    es: '{count, plural, one {# sección sin revisar} other {# secciones sin revisar}}: {sections}',
    ca: '{count, plural, one {# secció sense revisar} other {# seccions sense revisar}}: {sections}',
  },
  signing: { en: 'Signing', es: 'Firmando', ca: 'S’està signant' },
  report_signed: { en: 'Report signed', es: 'Informe firmado', ca: 'Informe signat' },
  not_signed: {
    en: 'The report could not be signed. Please try again later.',
    es: 'No se ha podido firmar el informe. Inténtelo de nuevo más tarde.',
    ca: 'No s’ha pogut signar l’informe. Torni-ho a provar més tard.',
  },
  newer: {
    en: 'Somebody has corrected this report in the meantime. The newest version is shown now: read it before you sign.',
    es: 'Alguien ha corregido este informe entretanto. Ahora se muestra la versión más reciente: léala antes de firmar.',
    ca: 'Mentrestant algú ha corregit aquest informe. Ara es mostra la versió més recent: llegeixi-la abans de signar.',
  },
  cancel: { en: 'Cancel', es: 'Cancelar', ca: 'Cancel·la' },
  close: { en: 'Close', es: 'Cerrar', ca: 'Tanca' },
  signed_generated: {
    en: 'Generated version signed by {name} on {when}',
    es: 'Versión generada firmada por {name} el {when}',
    ca: 'Versió generada signada per {name} el {when}',
  },
  signed_corrected: {
    en: 'Revision {revision} signed by {name} on {when}',
    es: 'Revisión {revision} firmada por {name} el {when}',
    ca: 'Revisió {revision} signada per {name} el {when}',
  },
  opened_again: {
    en: 'Corrected since then: it has to be signed again.',
    es: 'Corregido desde entonces: hay que firmarlo de nuevo.',
    ca: 'Corregit des d’aleshores: cal tornar-lo a signar.',
  },
  digest: { en: 'SHA-256 of the text', es: 'SHA-256 del texto', ca: 'SHA-256 del text' },
})
