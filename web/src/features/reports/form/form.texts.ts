import { texts } from '../../../base/phrases.ts'

/** Giving a clinical course and asking for its report. */
export const formTexts = texts('report_form', {
  title: { en: 'Generate report', es: 'Generar informe', ca: 'Generar informe' },
  lead: {
    en: 'From a clinical course to a draft with its evidence.',
    es: 'De un curso clínico a un borrador con su evidencia.',
    ca: 'D’un curs clínic a un esborrany amb la seva evidència.',
  },
  all_required: {
    en: 'All fields are required',
    es: 'Todos los campos son obligatorios',
    ca: 'Tots els camps són obligatoris',
  },
  organisation: { en: 'Organisation', es: 'Organización', ca: 'Organització' },
  organisation_required: {
    en: 'Choose an organisation.',
    es: 'Elija una organización.',
    ca: 'Triï una organització.',
  },
  language: { en: 'Report language', es: 'Idioma del informe', ca: 'Idioma de l’informe' },
  language_source: {
    en: 'Same as the course',
    es: 'El mismo que el curso',
    ca: 'El mateix que el curs',
  },
  english: { en: 'English', es: 'Inglés', ca: 'Anglès' },
  spanish: { en: 'Spanish', es: 'Español', ca: 'Espanyol' },
  catalan: { en: 'Catalan', es: 'Catalán', ca: 'Català' },
  language_help: {
    en: 'Section titles follow this language; quoted sentences stay in the language of the course.',
    es: 'Los títulos siguen este idioma; las frases citadas quedan en el idioma del curso.',
    ca: 'Els títols segueixen aquest idioma; les frases citades queden en l’idioma del curs.',
  },
  strategy: { en: 'Strategy', es: 'Estrategia', ca: 'Estratègia' },
  template: { en: 'Template', es: 'Plantilla', ca: 'Plantilla' },
  template_used: {
    en: 'Written by the template “{template}”.',
    es: 'Se redacta con la plantilla «{template}».',
    ca: 'Es redacta amb la plantilla «{template}».',
  },
  text_goes: {
    en: 'The text goes to {host} ({model}).',
    es: 'El texto se envía a {host} ({model}).',
    ca: 'El text s’envia a {host} ({model}).',
  },
  text_stays: {
    en: 'The text stays on this server.',
    es: 'El texto no sale de este servidor.',
    ca: 'El text no surt d’aquest servidor.',
  },
  text_may_not_go: {
    en: 'No model writes: this organisation does not let its text go to one. The text stays on this server.',
    es: 'No redacta ningún modelo: esta organización no permite enviarle texto. El texto no sale de este servidor.',
    ca: 'No redacta cap model: aquesta organització no permet enviar-li text. El text no surt d’aquest servidor.',
  },
  report_title: { en: 'Title (optional)', es: 'Título (opcional)', ca: 'Títol (opcional)' },
  report_title_help: {
    en: 'Left empty, the patient’s name in the course is used.',
    es: 'Si lo deja vacío, se usa el nombre del paciente que figure en el curso.',
    ca: 'Si el deixa buit, s’usa el nom del pacient que consti al curs.',
  },
  course: { en: 'Clinical course', es: 'Curso clínico', ca: 'Curs clínic' },
  upload: { en: 'Upload a file', es: 'Subir un archivo', ca: 'Pujar un fitxer' },
  paste: { en: 'Paste text', es: 'Pegar texto', ca: 'Enganxar text' },
  drop: {
    en: 'Drop the clinical course here',
    es: 'Suelte aquí el curso clínico',
    ca: 'Deixi anar aquí el curs clínic',
  },
  drop_now: { en: 'Drop to read the file', es: 'Suelte para leer el archivo', ca: 'Deixi anar per llegir el fitxer' },
  choose: { en: 'Choose a file', es: 'Elegir un archivo', ca: 'Triar un fitxer' },
  replace: { en: 'Replace', es: 'Sustituir', ca: 'Substituir' },
  remove: { en: 'Remove file', es: 'Quitar el archivo', ca: 'Treure el fitxer' },
  file_help: {
    en: '.txt or .docx, up to {megabytes} MB.',
    es: '.txt o .docx, hasta {megabytes} MB.',
    ca: '.txt o .docx, fins a {megabytes} MB.',
  },
  paste_help: {
    en: '{least, number} to {most, number} characters.',
    es: 'De {least, number} a {most, number} caracteres.',
    ca: 'De {least, number} a {most, number} caràcters.',
  },
  reading: { en: 'Reading {name}', es: 'Leyendo {name}', ca: 'Llegint {name}' },
  read_in: {
    en: '{size} kB · read in {seconds} s',
    es: '{size} kB · leído en {seconds} s',
    ca: '{size} kB · llegit en {seconds} s',
  },
  unsupported: {
    en: 'Please upload a supported file (.txt, .docx)',
    es: 'Suba un archivo compatible (.txt, .docx)',
    ca: 'Pugi un fitxer compatible (.txt, .docx)',
  },
  unreadable: {
    en: 'Error parsing file. Please try again or contact support.',
    es: 'Error al leer el archivo. Inténtelo de nuevo o contacte con soporte.',
    ca: 'Error en llegir el fitxer. Torni-ho a provar o contacti amb el suport.',
  },
  too_large: {
    en: 'The file is too large: at most {megabytes} MB.',
    es: 'El archivo es demasiado grande: como máximo {megabytes} MB.',
    ca: 'El fitxer és massa gran: com a màxim {megabytes} MB.',
  },
  empty: {
    en: 'Empty content. The file holds no text.',
    es: 'Contenido vacío. El archivo no contiene texto.',
    ca: 'Contingut buit. El fitxer no conté text.',
  },
  one_file: {
    en: 'One file at a time, please.',
    es: 'Suba los archivos de uno en uno.',
    ca: 'Pugi els fitxers d’un en un.',
  },
  course_required: {
    en: 'Upload or paste a clinical course.',
    es: 'Suba o pegue un curso clínico.',
    ca: 'Pugi o enganxi un curs clínic.',
  },
  course_too_short: {
    en: 'The course is too short: at least {least, number} characters, now {now, number}.',
    es: 'El curso es demasiado corto: al menos {least, number} caracteres, ahora {now, number}.',
    ca: 'El curs és massa curt: com a mínim {least, number} caràcters, ara {now, number}.',
  },
  course_too_long: {
    en: 'The course is too long: at most {most, number} characters, now {now, number}.',
    es: 'El curso es demasiado largo: como máximo {most, number} caracteres, ahora {now, number}.',
    ca: 'El curs és massa llarg: com a màxim {most, number} caràcters, ara {now, number}.',
  },
  paste_here: {
    en: 'Paste the clinical course here',
    es: 'Pegue aquí el curso clínico',
    ca: 'Enganxi aquí el curs clínic',
  },
  preview: { en: 'Text to be read', es: 'Texto que se leerá', ca: 'Text que es llegirà' },
  preview_empty: {
    en: 'The text of the course appears here before anything is sent, so that you can check it.',
    es: 'El texto del curso aparece aquí antes de enviar nada, para que pueda comprobarlo.',
    ca: 'El text del curs apareix aquí abans d’enviar res, perquè el pugui comprovar.',
  },
  words: {
    en: '{count, plural, one {# word} other {# words}}',
    es: '{count, plural, one {# palabra} other {# palabras}}',
    ca: '{count, plural, one {# paraula} other {# paraules}}',
  },
  detected: { en: '{language} detected', es: '{language} detectado', ca: '{language} detectat' },
  generate: { en: 'Generate report', es: 'Generar informe', ca: 'Generar informe' },
  sending: { en: 'Sending the course', es: 'Enviando el curso', ca: 'Enviant el curs' },
  generate_anyway: { en: 'Generate anyway', es: 'Generar de todos modos', ca: 'Generar igualment' },
  not_sent: {
    en: 'The course was not sent. Your text is still here.',
    es: 'El curso no se ha enviado. Su texto sigue aquí.',
    ca: 'El curs no s’ha enviat. El seu text continua aquí.',
  },
  too_many_running: {
    en: 'You already have {most, number} reports running. Wait for one to finish, or cancel it.',
    es: 'Ya tiene {most, number} informes en curso. Espere a que termine uno o cancélelo.',
    ca: 'Ja té {most, number} informes en curs. Esperi que n’acabi un o cancel·li-lo.',
  },
  nowhere: {
    en: 'You may not generate reports yet',
    es: 'Todavía no puede generar informes',
    ca: 'Encara no pot generar informes',
  },
  nowhere_why: {
    en: 'You need the Clinician role in an organisation. Its owner or a manager can give it to you; an administrator can give it to himself, with a reason.',
    es: 'Necesita el rol de clínico en una organización. Se lo puede dar su titular o un gestor; un administrador puede dárselo a sí mismo indicando el motivo.',
    ca: 'Necessita el rol de clínic en una organització. L’hi pot donar el titular o un gestor; un administrador se’l pot donar ell mateix indicant-ne el motiu.',
  },
  to_organisations: { en: 'Go to organisations', es: 'Ir a organizaciones', ca: 'Anar a organitzacions' },
})
