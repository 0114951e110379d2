import type { SectionGuide } from '@alta/contract/model'
import { type LocalizedText, texts } from '../../../base/phrases.ts'

export const styleTexts = texts('template-style', {
  prose: { en: 'Prose', es: 'Texto seguido', ca: 'Text seguit' },
  list: { en: 'List', es: 'Lista', ca: 'Llista' },
} satisfies Record<SectionGuide['style'], LocalizedText>)

/** How departments want their reports. */
export const templateTexts = texts('templates', {
  title: { en: 'Templates', es: 'Plantillas', ca: 'Plantilles' },
  sub: {
    en: 'How a department wants its reports',
    es: 'Cómo quiere sus informes un servicio',
    ca: 'Com vol els informes un servei',
  },
  add: { en: 'Add template', es: 'Añadir plantilla', ca: 'Afegeix una plantilla' },
  add_empty: { en: 'Empty template', es: 'Plantilla vacía', ca: 'Plantilla buida' },
  empty_title: { en: 'No templates yet', es: 'Aún no hay plantillas', ca: 'Encara no hi ha plantilles' },
  empty_text: {
    en: 'Without one, reports are written in the common way. A template says how long they are and how each section is told.',
    es: 'Sin ninguna, los informes se redactan de la forma común. Una plantilla dice su extensión y cómo se cuenta cada sección.',
    ca: 'Sense cap, els informes es redacten de la manera comuna. Una plantilla en diu l’extensió i com s’explica cada secció.',
  },
  first: {
    en: 'Taken where a report names none',
    es: 'La que se usa si el informe no nombra ninguna',
    ca: 'La que es fa servir si l’informe no en diu cap',
  },
  summary: {
    en: 'Hospital course of {short}, {medium} or {long} words at most · {count, plural, =0 {all sections in the common way} one {# section in its own way} other {# sections in their own way}}',
    es: 'Evolución de {short}, {medium} o {long} palabras como máximo · {count, plural, =0 {todas las secciones de la forma común} one {# sección a su manera} other {# secciones a su manera}}',
    ca: 'Evolució de {short}, {medium} o {long} paraules com a màxim · {count, plural, =0 {totes les seccions de la manera comuna} one {# secció a la seva manera} other {# seccions a la seva manera}}',
  },
  edit: { en: 'Edit', es: 'Editar', ca: 'Edita' },
  remove: { en: 'Delete', es: 'Eliminar', ca: 'Elimina' },
  edit_named: { en: 'Edit {name}', es: 'Editar {name}', ca: 'Edita {name}' },
  remove_named: { en: 'Delete {name}', es: 'Eliminar {name}', ca: 'Elimina {name}' },
  new_title: { en: 'New template', es: 'Nueva plantilla', ca: 'Plantilla nova' },
  save: { en: 'Save template', es: 'Guardar la plantilla', ca: 'Desa la plantilla' },
  saved: { en: 'Template saved: {name}', es: 'Plantilla guardada: {name}', ca: 'Plantilla desada: {name}' },
  failed: {
    en: 'Error saving the template. Please try again later.',
    es: 'Error al guardar la plantilla. Vuelva a intentarlo más tarde.',
    ca: 'Error en desar la plantilla. Torni-ho a provar més tard.',
  },
  unchanged: { en: 'No changes to update', es: 'No hay cambios que guardar', ca: 'No hi ha canvis per desar' },
  newer: {
    en: 'Somebody else has just changed this template. What you typed is still here; save again to replace theirs.',
    es: 'Otra persona acaba de cambiar esta plantilla. Lo que ha escrito sigue aquí; guarde de nuevo para sustituir lo suyo.',
    ca: 'Algú altre acaba de canviar aquesta plantilla. El que ha escrit segueix aquí; torni a desar per substituir el seu.',
  },
  take_theirs: { en: 'Keep theirs', es: 'Dejar lo suyo', ca: 'Deixa el seu' },
  name: { en: 'Name', es: 'Nombre', ca: 'Nom' },
  name_taken: {
    en: 'Another template has this name.',
    es: 'Otra plantilla tiene este nombre.',
    ca: 'Una altra plantilla té aquest nom.',
  },
  lengths: {
    en: 'Most words of the hospital course, by length of stay',
    es: 'Palabras de la evolución como máximo, según la estancia',
    ca: 'Paraules de l’evolució com a màxim, segons l’estada',
  },
  short: { en: 'Up to 2 days', es: 'Hasta 2 días', ca: 'Fins a 2 dies' },
  medium: { en: '3 to 14 days', es: 'De 3 a 14 días', ca: 'De 3 a 14 dies' },
  long: { en: '15 days and more', es: '15 días o más', ca: '15 dies o més' },
  words_wrong: { en: 'From {least} to {most}.', es: 'De {least} a {most}.', ca: 'De {least} a {most}.' },
  sections: { en: 'Sections in their own way', es: 'Secciones a su manera', ca: 'Seccions a la seva manera' },
  sections_help: {
    en: 'All others are written in the common way. Allergies, medication and other safety sections are always the engine’s.',
    es: 'Las demás se redactan de la forma común. Alergias, medicación y otras secciones de seguridad son siempre del motor.',
    ca: 'Les altres es redacten de la manera comuna. Al·lèrgies, medicació i altres seccions de seguretat són sempre del motor.',
  },
  add_section: { en: 'Add a section', es: 'Añadir una sección', ca: 'Afegeix una secció' },
  take_out: { en: 'Remove {section}', es: 'Quitar {section}', ca: 'Treu {section}' },
  style: { en: 'Form', es: 'Forma', ca: 'Forma' },
  instruction: {
    en: 'What to tell and in which order',
    es: 'Qué contar y en qué orden',
    ca: 'Què explicar i en quin ordre',
  },
  instruction_wrong: {
    en: 'At most {most} characters.',
    es: 'Como máximo {most} caracteres.',
    ca: 'Com a màxim {most} caràcters.',
  },
  delete_title: { en: 'Delete “{name}”?', es: '¿Eliminar «{name}»?', ca: 'Vol eliminar «{name}»?' },
  delete_text: {
    en: 'Reports written with it stay as they are.',
    es: 'Los informes redactados con ella quedan como están.',
    ca: 'Els informes redactats amb ella queden com estan.',
  },
  keep: { en: 'Keep it', es: 'Conservarla', ca: 'Conserva-la' },
  destroy: { en: 'Delete template', es: 'Eliminar la plantilla', ca: 'Elimina la plantilla' },
  deleted: { en: 'Template deleted: {name}', es: 'Plantilla eliminada: {name}', ca: 'Plantilla eliminada: {name}' },
  delete_failed: {
    en: 'Error deleting the template. Please try again later.',
    es: 'Error al eliminar la plantilla. Vuelva a intentarlo más tarde.',
    ca: 'Error en eliminar la plantilla. Torni-ho a provar més tard.',
  },
})
