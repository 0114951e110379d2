import { texts } from '../../phrases.ts'

export const gridTexts = texts('grid', {
  clear_search: { en: 'Clear the search', es: 'Borrar la búsqueda', ca: 'Esborra la cerca' },
  filters: {
    en: '{count, plural, =0 {Filters} other {Filters #}}',
    es: '{count, plural, =0 {Filtros} other {Filtros #}}',
    ca: '{count, plural, =0 {Filtres} other {Filtres #}}',
  },
  remove_filter: { en: 'Remove filter: {label}', es: 'Quitar filtro: {label}', ca: 'Treu el filtre: {label}' },
  any: { en: 'Any', es: 'Cualquiera', ca: 'Qualsevol' },
  columns: { en: 'Columns', es: 'Columnas', ca: 'Columnes' },
  rows_per_page: { en: 'Rows per page:', es: 'Filas por página:', ca: 'Files per pàgina:' },
  range: { en: '{from}–{to} of {total}', es: '{from}–{to} de {total}', ca: '{from}–{to} de {total}' },
  range_more: {
    en: '{from}–{to} of more than {total}',
    es: '{from}–{to} de más de {total}',
    ca: '{from}–{to} de més de {total}',
  },
  range_open: { en: '{from}–{to}', es: '{from}–{to}', ca: '{from}–{to}' },
  previous: { en: 'Previous page', es: 'Página anterior', ca: 'Pàgina anterior' },
  next: { en: 'Next page', es: 'Página siguiente', ca: 'Pàgina següent' },
  actions: { en: 'Actions', es: 'Acciones', ca: 'Accions' },
  actions_for: { en: 'Actions for {name}', es: 'Acciones de {name}', ca: 'Accions de {name}' },
  no_match: { en: 'Nothing matches', es: 'No hay coincidencias', ca: 'No hi ha coincidències' },
  no_match_text: {
    en: 'Change the words or remove a filter.',
    es: 'Cambie las palabras o quite algún filtro.',
    ca: 'Canviï les paraules o tregui algun filtre.',
  },
  clear_all: {
    en: 'Clear search and filters',
    es: 'Borrar búsqueda y filtros',
    ca: 'Esborra la cerca i els filtres',
  },
  key_rows: { en: 'Rows', es: 'Filas', ca: 'Files' },
  key_open: { en: 'Open', es: 'Abrir', ca: 'Obre' },
  key_enter: { en: 'Enter', es: 'Intro', ca: 'Retorn' },
})
