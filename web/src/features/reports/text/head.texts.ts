import { texts } from '../../../base/phrases.ts'

/** Whose report it is and of which stay: the strip at its head, and the form that corrects it. */
export const headTexts = texts('report_head', {
  patient: { en: 'The patient', es: 'El paciente', ca: 'El pacient' },
  stay: { en: 'The stay', es: 'La estancia', ca: 'L’estada' },
  edit: { en: 'Edit patient and stay', es: 'Editar paciente y estancia', ca: 'Edita el pacient i l’estada' },
  by_hand: { en: 'corrected by hand', es: 'corregido a mano', ca: 'corregit a mà' },
  title: { en: 'Patient and stay', es: 'Paciente y estancia', ca: 'Pacient i estada' },
  name: { en: 'Name', es: 'Nombre', ca: 'Nom' },
  record_number: { en: 'Record number', es: 'Número de historia', ca: 'Número d’història' },
  birth_date: { en: 'Date of birth', es: 'Fecha de nacimiento', ca: 'Data de naixement' },
  age: { en: 'Age', es: 'Edad', ca: 'Edat' },
  sex: { en: 'Sex', es: 'Sexo', ca: 'Sexe' },
  unknown: { en: 'Not known', es: 'No consta', ca: 'No consta' },
  female: { en: 'Female', es: 'Mujer', ca: 'Dona' },
  male: { en: 'Male', es: 'Hombre', ca: 'Home' },
  other: { en: 'Other', es: 'Otro', ca: 'Altre' },
  admitted: { en: 'Admission date', es: 'Fecha de ingreso', ca: 'Data d’ingrés' },
  discharged: { en: 'Discharge date', es: 'Fecha de alta', ca: 'Data d’alta' },
  service: { en: 'Service', es: 'Servicio', ca: 'Servei' },
  destination: { en: 'Discharge destination', es: 'Destino al alta', ca: 'Destinació a l’alta' },
  physician: { en: 'Responsible physician', es: 'Médico responsable', ca: 'Metge responsable' },
  in_course: { en: 'In the course: {value}', es: 'En el curso: {value}', ca: 'Al curs: {value}' },
  in_report: {
    en: 'In the report now: {value}',
    es: 'Ahora en el informe: {value}',
    ca: 'Ara a l’informe: {value}',
  },
  help: {
    en: 'What you empty is not printed.',
    es: 'Lo que deje vacío no se imprime.',
    ca: 'El que deixi buit no s’imprimeix.',
  },
  reopens: {
    en: 'The report is signed. Saving opens it again, to be signed anew.',
    es: 'El informe está firmado. Al guardar se vuelve a abrir y hay que firmarlo de nuevo.',
    ca: 'L’informe està signat. En desar-lo es torna a obrir i cal signar-lo de nou.',
  },
  stale: {
    en: '{name} changed the report meanwhile. What you typed stands here; compare and save again.',
    es: '{name} ha cambiado el informe entretanto. Lo que ha escrito sigue aquí; compare y guarde otra vez.',
    ca: '{name} ha canviat l’informe mentrestant. El que ha escrit continua aquí; compari-ho i desi-ho una altra vegada.',
  },
  impossible: {
    en: 'This day does not go with the other dates.',
    es: 'Este día no cuadra con las otras fechas.',
    ca: 'Aquest dia no quadra amb les altres dates.',
  },
  unchanged: { en: 'Nothing has been changed.', es: 'No ha cambiado nada.', ca: 'No ha canviat res.' },
  save: { en: 'Save', es: 'Guardar', ca: 'Desa' },
  saved: {
    en: 'Patient and stay corrected',
    es: 'Paciente y estancia corregidos',
    ca: 'Pacient i estada corregits',
  },
  failed: {
    en: 'Patient and stay could not be saved.',
    es: 'No se han podido guardar paciente y estancia.',
    ca: 'No s’han pogut desar el pacient i l’estada.',
  },
  no_clinical_course: {
    en: 'The text does not look like a clinical course. Check that it is the right one before you use the report.',
    es: 'El texto no parece un curso clínico. Compruebe que es el correcto antes de usar el informe.',
    ca: 'El text no sembla un curs clínic. Comprovi que és el correcte abans de fer servir l’informe.',
  },
  several_patients: {
    en: 'The text seems to hold notes of more than one patient. Check whose they are before you use the report.',
    es: 'El texto parece contener notas de más de un paciente. Compruebe de quién son antes de usar el informe.',
    ca: 'El text sembla contenir notes de més d’un pacient. Comprovi de qui són abans de fer servir l’informe.',
  },
  dismiss: { en: 'Dismiss', es: 'Descartar', ca: 'Descarta' },
  not_dismissed: {
    en: 'The warning could not be dismissed.',
    es: 'No se ha podido descartar el aviso.',
    ca: 'No s’ha pogut descartar l’avís.',
  },
})
