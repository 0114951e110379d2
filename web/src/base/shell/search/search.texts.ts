import { texts } from '../../phrases.ts'

export const searchTexts = texts('search', {
  search: { en: 'Search...', es: 'Buscar...', ca: 'Cercar...' },
  do_search: { en: 'Search', es: 'Buscar', ca: 'Cerca' },
  hint: {
    en: 'People, organisations, reports and screens, by the beginnings of their words.',
    es: 'Personas, organizaciones, informes y pantallas, por el comienzo de sus palabras.',
    ca: 'Persones, organitzacions, informes i pantalles, pel començament de les seves paraules.',
  },
  results: { en: 'Results', es: 'Resultados', ca: 'Resultats' },
  acts: { en: 'Actions', es: 'Acciones', ca: 'Accions' },
  generate: { en: 'Generate a report', es: 'Generar un informe', ca: 'Generar un informe' },
  new_chat: { en: 'New chat', es: 'Chat nuevo', ca: 'Xat nou' },
  screens: { en: 'Screens', es: 'Pantallas', ca: 'Pantalles' },
  users: { en: 'People', es: 'Personas', ca: 'Persones' },
  organisations: { en: 'Organisations', es: 'Organizaciones', ca: 'Organitzacions' },
  reports: { en: 'Reports', es: 'Informes', ca: 'Informes' },
  chats: { en: 'Chats', es: 'Chats', ca: 'Xats' },
  searching: { en: 'Searching', es: 'Buscando', ca: 'S’està cercant' },
  count: {
    en: '{count, plural, one {# result} other {# results}}',
    es: '{count, plural, one {# resultado} other {# resultados}}',
    ca: '{count, plural, one {# resultat} other {# resultats}}',
  },
  nothing: { en: 'Nothing found for “{q}”', es: 'No hay nada para «{q}»', ca: 'No hi ha res per a «{q}»' },
  nothing_text: {
    en: 'Check the spelling, or search for another word of the name or title.',
    es: 'Revise la ortografía o busque otra palabra del nombre o del título.',
    ca: 'Revisi l’ortografia o cerqui una altra paraula del nom o del títol.',
  },
  failed: {
    en: 'The search could not be made.',
    es: 'No se ha podido buscar.',
    ca: 'No s’ha pogut cercar.',
  },
})
