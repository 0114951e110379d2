import { texts } from '../../base/phrases.ts'

export const dashboardTexts = texts('dashboard', {
  tab: { en: 'Dashboard', es: 'Panel', ca: 'Tauler' },
  welcome: { en: 'Welcome, {name}', es: 'Le damos la bienvenida, {name}', ca: 'Li donem la benvinguda, {name}' },
  morning: { en: 'Good morning, {name}', es: 'Buenos días, {name}', ca: 'Bon dia, {name}' },
  afternoon: { en: 'Good afternoon, {name}', es: 'Buenas tardes, {name}', ca: 'Bona tarda, {name}' },
  evening: { en: 'Good evening, {name}', es: 'Buenas noches, {name}', ca: 'Bona nit, {name}' },
  three_steps: {
    en: 'Three steps and Alta is ready for work.',
    es: 'Tres pasos y Alta estará lista para trabajar.',
    ca: 'Tres passos i Alta estarà a punt per treballar.',
  },
  no_role_yet: {
    en: 'You do not have a role in any organisation yet.',
    es: 'Todavía no tiene ningún rol en una organización.',
    ca: 'Encara no té cap rol en una organització.',
  },
  not_clinical: {
    en: 'Your roles do not include reading reports.',
    es: 'Sus roles no incluyen leer informes.',
    ca: 'Els seus rols no inclouen llegir informes.',
  },
  waiting: {
    en: '{count, plural, =0 {Nothing awaits your review.} one {# report awaits your review.} other {# reports await your review.}}',
    es: '{count, plural, =0 {No tiene informes por revisar.} one {# informe espera su revisión.} other {# informes esperan su revisión.}}',
    ca: '{count, plural, =0 {No té informes per revisar.} one {# informe espera la seva revisió.} other {# informes esperen la seva revisió.}}',
  },
  to_review: { en: 'To review', es: 'Por revisar', ca: 'Per revisar' },
  see_all: { en: 'See all', es: 'Ver todos', ca: 'Mostra’ls tots' },
  nothing: {
    en: 'Reports with sentences to decide or facts left out appear here until they are signed.',
    es: 'Aquí aparecen los informes con frases por decidir o datos sin incluir hasta que se firman.',
    ca: 'Aquí apareixen els informes amb frases per decidir o dades sense incloure fins que se signen.',
  },
  others: { en: 'My other reports', es: 'Mis otros informes', ca: 'Altres informes meus' },
  see_mine: { en: 'All mine', es: 'Todos los míos', ca: 'Tots els meus' },
  no_reports: { en: 'No reports yet', es: 'Aún no hay informes', ca: 'Encara no hi ha informes' },
  generate: { en: 'Generate report', es: 'Generar informe', ca: 'Genera un informe' },
  list_failed: {
    en: 'Your reports could not be loaded.',
    es: 'No se han podido cargar sus informes.',
    ca: 'No s’han pogut carregar els seus informes.',
  },
})
