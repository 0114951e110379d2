import { texts } from '../../../base/phrases.ts'

export const figuresTexts = texts('figures', {
  title: { en: 'Reports', es: 'Informes', ca: 'Informes' },
  sub: { en: 'Since the first one', es: 'Desde el primero', ca: 'Des del primer' },
  reports: { en: 'Reports', es: 'Informes', ca: 'Informes' },
  ready: { en: 'Ready', es: 'Listos', ca: 'Llestos' },
  failed: { en: 'Failed', es: 'Fallidos', ca: 'Fallits' },
  cancelled: { en: 'Cancelled', es: 'Cancelados', ca: 'Cancel·lats' },
  under_way: { en: 'Under way', es: 'En curso', ca: 'En curs' },
  median: { en: 'Median time', es: 'Tiempo mediano', ca: 'Temps mitjà (mediana)' },
  p95: { en: '95 of 100 within', es: '95 de cada 100 en', ca: '95 de cada 100 en' },
  times: {
    en: 'From sending the course to the report being ready.',
    es: 'Desde el envío del curso hasta que el informe está listo.',
    ca: 'Des de l’enviament del curs fins que l’informe està llest.',
  },
  nothing: { en: '–', es: '–', ca: '–' },
  by_strategy: { en: 'By strategy', es: 'Por estrategia', ca: 'Per estratègia' },
  by_week: { en: 'By week', es: 'Por semana', ca: 'Per setmana' },
  strategy: { en: 'Strategy', es: 'Estrategia', ca: 'Estratègia' },
  week: { en: 'Week', es: 'Semana', ca: 'Setmana' },
  week_of: { en: 'Week of {date}', es: 'Semana del {date}', ca: 'Setmana del {date}' },
  last_weeks: {
    en: 'The last {count, plural, one {week} other {# weeks}} with reports',
    es: '{count, plural, one {La última semana} other {Las últimas # semanas}} con informes',
    ca: '{count, plural, one {La darrera setmana} other {Les darreres # setmanes}} amb informes',
  },
  chart_says: {
    en: 'Reports per group, with the median time and the time within which 95 of 100 were ready.',
    es: 'Informes por grupo, con el tiempo mediano y el tiempo en que 95 de cada 100 estuvieron listos.',
    ca: 'Informes per grup, amb la mediana del temps i el temps en què 95 de cada 100 van estar llestos.',
  },
  note: {
    en: 'median {median}, 95 of 100 within {p95}',
    es: 'mediana {median}, 95 de cada 100 en {p95}',
    ca: 'mediana {median}, 95 de cada 100 en {p95}',
  },
  bar: {
    en: '{label}: {count, plural, one {# report} other {# reports}}',
    es: '{label}: {count, plural, one {# informe} other {# informes}}',
    ca: '{label}: {count, plural, one {# informe} other {# informes}}',
  },
  show_table: { en: 'Show as table', es: 'Mostrar como tabla', ca: 'Mostra com a taula' },
  table_of: { en: '{name}: table', es: '{name}: tabla', ca: '{name}: taula' },
  show_chart: { en: 'Show as chart', es: 'Mostrar como gráfico', ca: 'Mostra com a gràfic' },
  empty_title: { en: 'No reports yet', es: 'Aún no hay informes', ca: 'Encara no hi ha informes' },
  empty_text: {
    en: 'How many reports are made here, and how long they take, will stand here.',
    es: 'Aquí se verá cuántos informes se generan y cuánto tardan.',
    ca: 'Aquí es veurà quants informes es generen i quant triguen.',
  },
  failed_to_load: {
    en: 'The figures could not be loaded.',
    es: 'No se han podido cargar los indicadores.',
    ca: 'No s’han pogut carregar els indicadors.',
  },
})
