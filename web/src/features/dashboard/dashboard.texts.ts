import type { ReportStatus } from '@alta/contract/reports'
import { type Phrase, texts } from '../../base/phrases.ts'

export const statusTexts = texts('report-status', {
  queued: { en: 'Waiting', es: 'En espera', ca: 'En espera' },
  running: { en: 'Being written', es: 'En curso', ca: 'En curs' },
  ready: { en: 'Ready', es: 'Listo', ca: 'A punt' },
  failed: { en: 'Failed', es: 'Fallido', ca: 'Ha fallat' },
  cancelled: { en: 'Cancelled', es: 'Cancelado', ca: 'Cancel·lat' },
} satisfies Record<ReportStatus, Phrase>)

export const dashboardTexts = texts('dashboard', {
  tab: { en: 'Dashboard', es: 'Panel', ca: 'Tauler' },
  welcome: { en: 'Welcome, {name}', es: 'Le damos la bienvenida, {name}', ca: 'Us donem la benvinguda, {name}' },
  morning: { en: 'Good morning, {name}', es: 'Buenos días, {name}', ca: 'Bon dia, {name}' },
  afternoon: { en: 'Good afternoon, {name}', es: 'Buenas tardes, {name}', ca: 'Bona tarda, {name}' },
  evening: { en: 'Good evening, {name}', es: 'Buenas noches, {name}', ca: 'Bona nit, {name}' },
  three_steps: {
    en: 'Three steps and Alta is ready for work.',
    es: 'Tres pasos y Alta estará lista para trabajar.',
    ca: 'Tres passos i Alta estarà a punt per treballar.',
  },
  reports_made: {
    en: '{count, plural, =0 {No reports yet.} one {# recent report.} other {# recent reports.}}',
    es: '{count, plural, =0 {Aún no hay informes.} one {# informe reciente.} other {# informes recientes.}}',
    ca: '{count, plural, =0 {Encara no hi ha informes.} one {# informe recent.} other {# informes recents.}}',
  },
  no_role_yet: {
    en: 'You do not have a role in any organisation yet.',
    es: 'Todavía no tiene ningún rol en una organización.',
    ca: 'Encara no teniu cap rol en una organització.',
  },
  first_steps: { en: 'First steps', es: 'Primeros pasos', ca: 'Primers passos' },
  step_organisation: { en: 'Create an organisation', es: 'Cree una organización', ca: 'Creeu una organització' },
  step_organisation_text: {
    en: 'A hospital, centre or department: reports belong to it.',
    es: 'Un hospital, centro o servicio: a él pertenecen los informes.',
    ca: 'Un hospital, centre o servei: els informes hi pertanyen.',
  },
  step_role: { en: 'Give yourself a role in it', es: 'Asígnese un rol en ella', ca: 'Assigneu-vos-hi un rol' },
  step_role_text: {
    en: 'Administrators do not read clinical text; a clinician does.',
    es: 'La administración no lee textos clínicos; un clínico, sí.',
    ca: 'L’administració no llegeix textos clínics; un clínic, sí.',
  },
  step_report: { en: 'Make the first report', es: 'Haga el primer informe', ca: 'Feu el primer informe' },
  step_report_text: {
    en: 'From an invented sample course.',
    es: 'A partir de un curso clínico de ejemplo, inventado.',
    ca: 'A partir d’un curs clínic d’exemple, inventat.',
  },
  do_organisation: { en: 'Create organisation', es: 'Crear organización', ca: 'Crea l’organització' },
  do_role: { en: 'Choose a role', es: 'Elegir un rol', ca: 'Tria un rol' },
  do_report: { en: 'Use a sample course', es: 'Usar un curso de ejemplo', ca: 'Fes servir un curs d’exemple' },
  done: { en: 'Done', es: 'Hecho', ca: 'Fet' },
  my_reports: { en: 'My reports', es: 'Mis informes', ca: 'Els meus informes' },
  see_all: { en: 'See all', es: 'Ver todos', ca: 'Mostra’ls tots' },
  no_reports: { en: 'No reports yet', es: 'Aún no hay informes', ca: 'Encara no hi ha informes' },
  no_reports_text: {
    en: 'The reports you generate appear here, the latest first.',
    es: 'Aquí aparecerán los informes que genere, primero los más recientes.',
    ca: 'Aquí apareixeran els informes que genereu, primer els més recents.',
  },
  generate: { en: 'Generate report', es: 'Generar informe', ca: 'Genera un informe' },
  drop_title: { en: 'Generate a report', es: 'Generar un informe', ca: 'Genereu un informe' },
  drop_text: {
    en: 'Drop a clinical course (.txt, .docx) or click to choose one',
    es: 'Suelte un curso clínico (.txt, .docx) o pulse para elegirlo',
    ca: 'Deixeu-hi anar un curs clínic (.txt, .docx) o premeu per triar-lo',
  },
  under_way: { en: 'Running', es: 'En curso', ca: 'En curs' },
  sections: { en: 'Sections', es: 'Secciones', ca: 'Seccions' },
  of: { en: '{done} of {total}', es: '{done} de {total}', ca: '{done} de {total}' },
  list_failed: {
    en: 'Your reports could not be loaded.',
    es: 'No se han podido cargar sus informes.',
    ca: 'No s’han pogut carregar els vostres informes.',
  },
  no_clinical_title: {
    en: 'No clinical role',
    es: 'Sin rol clínico',
    ca: 'Sense rol clínic',
  },
  no_clinical_text: {
    en: 'Your roles do not include reading reports. Organisations and their people are yours to look after.',
    es: 'Sus roles no incluyen leer informes. Puede ocuparse de las organizaciones y de su personal.',
    ca: 'Els vostres rols no inclouen llegir informes. Podeu ocupar-vos de les organitzacions i del seu personal.',
  },
  to_organisations: { en: 'Organisations', es: 'Organizaciones', ca: 'Organitzacions' },
  guest_title: { en: 'Your account is ready', es: 'Su cuenta está lista', ca: 'El vostre compte està a punt' },
  guest_text: {
    en: 'Ask whoever manages your organisation to give you a role. Your work will then appear here.',
    es: 'Pida un rol a quien gestiona su organización. Después, su trabajo aparecerá aquí.',
    ca: 'Demaneu un rol a qui gestiona la vostra organització. Després, la vostra feina apareixerà aquí.',
  },
})
