import { texts } from '../../../base/phrases.ts'

/** Annulling a signed report that is wrong. */
export const annulTexts = texts('report_annul', {
  annul: { en: 'Annul', es: 'Anular', ca: 'Anul·la' },
  title: { en: 'Annul “{title}”?', es: '¿Anular «{title}»?', ca: 'Vol anul·lar «{title}»?' },
  means: {
    en: 'The report stays readable and its files say that it is not valid. This cannot be undone. No patient data in the reason.',
    es: 'El informe se puede seguir leyendo y sus archivos dicen que no es válido. No se puede deshacer. No escriba datos del paciente en el motivo.',
    ca: 'L’informe es pot continuar llegint i els seus fitxers diuen que no és vàlid. No es pot desfer. No escrigui dades del pacient al motiu.',
  },
  done: { en: 'Report annulled: {title}', es: 'Informe anulado: {title}', ca: 'Informe anul·lat: {title}' },
  failed: {
    en: 'Error annulling the report. Please try again later.',
    es: 'Error al anular el informe. Vuelva a intentarlo más tarde.',
    ca: 'Error en anul·lar l’informe. Torni-ho a provar més tard.',
  },
  annulled: { en: 'Annulled', es: 'Anulado', ca: 'Anul·lat' },
  by: {
    en: 'Annulled by {name} on {when}: {reason}',
    es: 'Anulado por {name} el {when}: {reason}',
    ca: 'Anul·lat per {name} el {when}: {reason}',
  },
})
