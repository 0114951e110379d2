import { texts } from '../../../base/phrases.ts'

/** What keeps a report, and what of it is no longer kept. */
export const retentionLineTexts = texts('report-kept', {
  held: {
    en: 'Legal hold since {when}: “{reason}”. Nothing of this report can be removed{until, select, none {} other { until {until}}}.',
    es: 'Retención legal desde el {when}: «{reason}». Nada de este informe se puede eliminar{until, select, none {} other { hasta el {until}}}.',
    ca: 'Retenció legal des del {when}: «{reason}». Res d’aquest informe es pot eliminar{until, select, none {} other { fins al {until}}}.',
  },
  held_label: { en: 'Legal hold', es: 'Retención legal', ca: 'Retenció legal' },
  source_gone: {
    en: 'The course was removed on {when} by the organisation’s rules of retention. The report stays; what is corrected now cannot be checked against it.',
    es: 'El curso clínico se eliminó el {when} por las reglas de conservación de la organización. El informe se queda; lo que se corrija ahora no se puede contrastar con él.',
    ca: 'El curs clínic es va eliminar el {when} per les regles de conservació de l’organització. L’informe es queda; el que es corregeixi ara no s’hi pot contrastar.',
  },
  source_label: { en: 'Course removed', es: 'Curso clínico eliminado', ca: 'Curs clínic eliminat' },
})
