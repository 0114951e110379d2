import { texts } from '../../../base/phrases.ts'

/** What is said on the first day: of an installation, or of a person in it. */
export const beginTexts = texts('begin', {
  first_steps: { en: 'First steps', es: 'Primeros pasos', ca: 'Primers passos' },
  step_organisation: { en: 'Create an organisation', es: 'Cree una organización', ca: 'Creï una organització' },
  step_organisation_text: {
    en: 'A hospital, centre or department: reports belong to it.',
    es: 'Un hospital, centro o servicio: a él pertenecen los informes.',
    ca: 'Un hospital, centre o servei: els informes hi pertanyen.',
  },
  step_role: { en: 'Give yourself a role in it', es: 'Asígnese un rol en ella', ca: 'Assigni-s’hi un rol' },
  step_role_text: {
    en: 'Administrators do not read clinical text; a clinician does.',
    es: 'La administración no lee textos clínicos; un clínico, sí.',
    ca: 'L’administració no llegeix textos clínics; un clínic, sí.',
  },
  step_report: { en: 'Make the first report', es: 'Haga el primer informe', ca: 'Faci el primer informe' },
  step_report_text: {
    en: 'From an invented sample course.',
    es: 'A partir de un curso clínico de ejemplo, inventado.',
    ca: 'A partir d’un curs clínic d’exemple, inventat.',
  },
  do_organisation: { en: 'Create organisation', es: 'Crear organización', ca: 'Crea l’organització' },
  do_role: { en: 'Choose a role', es: 'Elegir un rol', ca: 'Tria un rol' },
  do_report: { en: 'Use a sample course', es: 'Usar un curso de ejemplo', ca: 'Fes servir un curs d’exemple' },
  done: { en: 'Done', es: 'Hecho', ca: 'Fet' },
  guest_title: { en: 'Your account is ready', es: 'Su cuenta está lista', ca: 'El seu compte està a punt' },
  guest_text: {
    en: 'Ask whoever manages your organisation to give you a role. Your work will then appear here.',
    es: 'Pida un rol a quien gestiona su organización. Después, su trabajo aparecerá aquí.',
    ca: 'Demani un rol a qui gestiona la seva organització. Després, la seva feina apareixerà aquí.',
  },
})
