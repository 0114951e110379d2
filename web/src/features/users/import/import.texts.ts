import type { ImportedRow } from '@alta/contract/users'
import { type LocalizedText, texts } from '../../../base/phrases.ts'

export const importTexts = texts('user-import', {
  title: { en: 'Import users from CSV', es: 'Importar usuarios desde CSV', ca: 'Importar usuaris des de CSV' },
  intro: {
    en: 'One row for each person and role. First the file is only checked: nothing is changed until you say so.',
    es: 'Una fila por cada persona y rol. Primero solo se comprueba el archivo: nada cambia hasta que usted lo confirme.',
    ca: 'Una fila per cada persona i rol. Primer només es comprova el fitxer: res no canvia fins que ho confirmi.',
  },
  drop: { en: 'Drop a .csv file here', es: 'Suelte aquí un archivo .csv', ca: 'Deixi aquí un fitxer .csv' },
  choose: { en: 'Choose file', es: 'Elegir archivo', ca: 'Tria un fitxer' },
  limits: {
    en: 'Up to {size} MB and {rows} rows. Columns separated by commas, semicolons or tabs.',
    es: 'Hasta {size} MB y {rows} filas. Columnas separadas por comas, puntos y coma o tabuladores.',
    ca: 'Fins a {size} MB i {rows} files. Columnes separades per comes, punts i coma o tabuladors.',
  },
  template: { en: 'Download a template', es: 'Descargar una plantilla', ca: 'Baixa una plantilla' },
  template_file: { en: 'alta-users-template.csv', es: 'alta-plantilla-usuarios.csv', ca: 'alta-plantilla-usuaris.csv' },
  columns: { en: 'Columns', es: 'Columnas', ca: 'Columnes' },
  name_help: { en: 'name and surname', es: 'nombre y apellidos', ca: 'nom i cognoms' },
  email_help: { en: 'one account for each address', es: 'una cuenta por dirección', ca: 'un compte per adreça' },
  organisation_help: {
    en: 'its name as it stands here; empty for no role',
    es: 'su nombre tal como figura aquí; vacío si no hay rol',
    ca: 'el nom tal com consta aquí; buit si no hi ha rol',
  },
  role_help: {
    en: 'manager, clinician or reader; administrator or auditor without organisation',
    es: 'manager, clinician o reader; administrator o auditor sin organización',
    ca: 'manager, clinician o reader; administrator o auditor sense organització',
  },
  locale_help: {
    en: 'en, es or ca; may be empty',
    es: 'en, es o ca; puede quedar vacío',
    ca: 'en, es o ca; pot quedar buit',
  },
  not_csv: {
    en: 'Please choose a .csv file.',
    es: 'Elija un archivo .csv.',
    ca: 'Triï un fitxer .csv.',
  },
  too_big: {
    en: 'The file is larger than {size} MB. Split it into smaller ones.',
    es: 'El archivo supera los {size} MB. Divídalo en varios.',
    ca: 'El fitxer supera els {size} MB. Divideixi-lo en uns quants.',
  },
  too_many: {
    en: 'The file has {rows} rows; {most} are allowed. Split it into smaller ones.',
    es: 'El archivo tiene {rows} filas y se admiten {most}. Divídalo en varios.',
    ca: 'El fitxer té {rows} files i se n’admeten {most}. Divideixi-lo en uns quants.',
  },
  no_rows: {
    en: 'The file has no rows under its heading.',
    es: 'El archivo no tiene filas bajo el encabezado.',
    ca: 'El fitxer no té files sota l’encapçalament.',
  },
  unreadable: {
    en: 'The file could not be opened. Choose it again.',
    es: 'No se ha podido abrir el archivo. Vuelva a elegirlo.',
    ca: 'No s’ha pogut obrir el fitxer. Torni a triar-lo.',
  },
  checking: { en: 'Checking {file}…', es: 'Comprobando {file}…', ca: 'S’està comprovant {file}…' },
  importing: {
    en: '{count, plural, one {Importing # row…} other {Importing # rows…}}',
    es: '{count, plural, one {Importando # fila…} other {Importando # filas…}}',
    ca: '{count, plural, one {S’està important # fila…} other {S’estan important # files…}}',
  },
  patience: {
    en: 'With many rows this may take a minute. Leave this window open.',
    es: 'Con muchas filas puede tardar un minuto. Deje esta ventana abierta.',
    ca: 'Amb moltes files pot trigar un minut. Deixi aquesta finestra oberta.',
  },
  check_failed: {
    en: 'The file could not be checked. Nothing was changed.',
    es: 'No se ha podido comprobar el archivo. No ha cambiado nada.',
    ca: 'No s’ha pogut comprovar el fitxer. No ha canviat res.',
  },
  import_failed: {
    en: 'Error importing the users. Please try again later.',
    es: 'Error al importar los usuarios. Vuelva a intentarlo más tarde.',
    ca: 'Error en importar els usuaris. Torni-ho a provar més tard.',
  },
  checked_title: { en: 'What the file would do', es: 'Lo que haría el archivo', ca: 'El que faria el fitxer' },
  done_title: { en: 'Import finished', es: 'Importación terminada', ca: 'Importació acabada' },
  only_refused: { en: 'Only refused rows', es: 'Solo filas rechazadas', ca: 'Només files rebutjades' },
  line: { en: 'Line', es: 'Línea', ca: 'Línia' },
  email: { en: 'Email', es: 'Correo electrónico', ca: 'Correu electrònic' },
  outcome: { en: 'Outcome', es: 'Resultado', ca: 'Resultat' },
  column: { en: 'Column', es: 'Columna', ca: 'Columna' },
  reason: { en: 'Reason', es: 'Motivo', ca: 'Motiu' },
  link: { en: 'Link', es: 'Enlace', ca: 'Enllaç' },
  link_or_reason: { en: 'Link or reason', es: 'Enlace o motivo', ca: 'Enllaç o motiu' },
  nothing: { en: '–', es: '–', ca: '–' },
  rows_table: { en: 'Rows of the file', es: 'Filas del archivo', ca: 'Files del fitxer' },
  range: { en: '{from}–{to} of {total}', es: '{from}–{to} de {total}', ca: '{from}–{to} de {total}' },
  previous: { en: 'Previous rows', es: 'Filas anteriores', ca: 'Files anteriors' },
  next: { en: 'Next rows', es: 'Filas siguientes', ca: 'Files següents' },
  report: { en: 'Download the report', es: 'Descargar el informe', ca: 'Baixa l’informe' },
  report_file: { en: 'alta-import-report.csv', es: 'alta-importacion-informe.csv', ca: 'alta-importacio-informe.csv' },
  other_file: { en: 'Other file', es: 'Otro archivo', ca: 'Un altre fitxer' },
  import: {
    en: '{count, plural, =0 {Import} one {Import # row} other {Import # rows}}',
    es: '{count, plural, =0 {Importar} one {Importar # fila} other {Importar # filas}}',
    ca: '{count, plural, =0 {Importa} one {Importa # fila} other {Importa # files}}',
  },
  nothing_to_do: {
    en: 'No row would change anything.',
    es: 'Ninguna fila cambiaría nada.',
    ca: 'Cap fila no canviaria res.',
  },
  links_title: {
    en: 'These links are shown only now',
    es: 'Estos enlaces solo se muestran ahora',
    ca: 'Aquests enllaços només es mostren ara',
  },
  links_text: {
    en: '{count, plural, one {The new person sets a password with the link.} other {Each of the # new people sets a password with their own link.}} Send them, or download them now. They are valid for {days} days.',
    es: '{count, plural, one {La nueva persona fija su contraseña con el enlace.} other {Cada una de las # personas nuevas fija su contraseña con su enlace.}} Envíelos o descárguelos ahora. Son válidos durante {days} días.',
    ca: '{count, plural, one {La persona nova fixa la contrasenya amb l’enllaç.} other {Cadascuna de les # persones noves fixa la contrasenya amb el seu enllaç.}} Enviï-los o baixi-los ara. Són vàlids durant {days} dies.',
  },
  links: { en: 'Download the links', es: 'Descargar los enlaces', ca: 'Baixa els enllaços' },
  links_file: { en: 'alta-links.csv', es: 'alta-enlaces.csv', ca: 'alta-enllacos.csv' },
  copy_link: { en: 'Copy the link of {email}', es: 'Copiar el enlace de {email}', ca: 'Copia l’enllaç de {email}' },
  stored: { en: 'I have stored the links', es: 'He guardado los enlaces', ca: 'He desat els enllaços' },
  close: { en: 'Close', es: 'Cerrar', ca: 'Tanca' },
})

export const outcomeTexts = texts('import-outcomes', {
  created: { en: 'New account', es: 'Cuenta nueva', ca: 'Compte nou' },
  assigned: { en: 'Role given', es: 'Rol asignado', ca: 'Rol assignat' },
  unchanged: { en: 'Nothing to do', es: 'Nada que hacer', ca: 'Res a fer' },
  refused: { en: 'Refused', es: 'Rechazada', ca: 'Rebutjada' },
} satisfies Record<ImportedRow['outcome'], LocalizedText>)
