import type { Language } from '@alta/contract/languages'

/** The fields of a report's head. */
export const headSheetFields = [
  'record',
  'name',
  'birth',
  'age',
  'sex',
  'physician',
  'admitted',
  'discharged',
  'service',
] as const
/** The fields of a sheet that do not belong to a report's head. */
export const otherSheetFields = [
  'card',
  'episode',
  'bed',
  'gp',
  'kin',
  'phone',
  'address',
  'printed',
  'referrer',
  'junior',
  'earlier',
  'visit',
  'operated',
  'plain',
] as const
export type HeadSheetField = (typeof headSheetFields)[number]
export type SheetField = HeadSheetField | 'surname' | 'given' | (typeof otherSheetFields)[number]

type Labels = Readonly<Record<SheetField, string>>

const es: Labels = {
  record:
    'NHC|N.H.C.|Nº historia|Nº de historia clínica|Historia clínica|Historia|Nº Hª Cª|HC|H.C.|Hª|Núm. historia|Número de historia|Nº Hª|Historial|Expediente|Nº expediente|ID paciente|Id. paciente|Nº paciente|Nº interno|Archivo|Nº archivo|Historia nº|NHU|Nº Registro|Registro|HCE|Nº HCE|Número de paciente|Identificador|Código paciente',
  card: 'CIP|SIP|TSI|NUHSA|CIPA|Tarjeta sanitaria|Nº tarjeta|NASS|Nº S.S.|DNI|CIP-SNS|Afiliación|CITE|Pasaporte|DNI/NIE',
  name: 'Paciente|Nombre|Nombre y apellidos|Apellidos y nombre|Apellidos, nombre|Pac.|Pte|Nombre del paciente|Enfermo|Enferma|Usuario|Usuaria|Datos del paciente|Filiación|Nombre completo|Titular|Apell. y nombre|Pcte.',
  surname: 'Apellidos|1er apellido|Primer apellido|Apellido(s)',
  given: 'Nombre|Nombre de pila|Nom.',
  birth:
    'Fecha de nacimiento|F. nacimiento|F. Nac.|FN|F.N.|Nacimiento|Nacido el|Nacida el|Fecha nac.|Fec. nac.|Nac.|N.|F. nac|Fecha nacim.|Fnac|Nacido/a|Data de nacemento|D.N.|Natal',
  age: 'Edad|Ed.|Años|Idade|Edad actual|Edad (años)|Edad al ingreso',
  sex: 'Sexo|Género|Sx|Sex.|S|Sexo/Género',
  physician:
    'Médico responsable|Facultativo responsable|Médico|Facultativo|Responsable|Resp.|Méd. resp.|Dr. responsable|Doctor/a|Médico adjunto|Adjunto responsable|A cargo de|Facultativo/a responsable|Médico a cargo|Médico del alta|Facultativo del alta|Profesional responsable|Especialista|Médico de planta|Adj.|Médico que da el alta|Tutor clínico|Clínico responsable|Médica responsable|Facultativa|M. responsable|Responsable asistencial|Referente médico|Titular|Staff',
  admitted:
    'Fecha de ingreso|F. ingreso|Ingreso|Fecha ingreso|F.I.|FI|Ingresa|Fec. ingreso|Fecha y hora de ingreso|Entrada|Fecha de entrada|Ingresado el|Ingresada el|Fecha de hospitalización|Ing.|Admisión|Fecha admisión|Día de ingreso|Llegada a planta|F. Ing.|Hospitalizado el|Inicio episodio|Desde',
  discharged:
    'Fecha de alta|F. alta|Alta|Fecha alta|F.A.|FA|Alta el|Fec. alta|Fecha y hora de alta|Salida|Fecha de salida|Egreso|Fecha de egreso|Alta hospitalaria|Día del alta|Alta médica|Fecha del alta|Fin episodio|Hasta|Cierre episodio|Alta definitiva|Exitus|Fecha exitus',
  service:
    'Servicio|Servicio responsable|Servicio de alta|Serv.|Especialidad|Sección|Unidad|Servicio actual|Unidad asistencial|Departamento|Área|Servicio clínico|Serv. alta|Servicio/Unidad|Unidad funcional|Unidad de hospitalización|Servicio a cargo|Srv|UGC|Unidad clínica|División|Servizo|Equipo',
  episode:
    'Episodio|Nº episodio|Proceso|ICU|Nº proceso|Nº ingreso|Ref.|Nº documento|Nº informe|Petición|Código|Código de barras|Volante|Póliza|Factura|Exp.|Id. episodio',
  bed: 'Cama|Hab.|Habitación|Ubicación|Planta|Control|Box|Hab/Cama|Hab-cama|Puesto|Localización',
  gp: 'Médico de familia|Médico de cabecera|MAP|Méd. primaria|Médico de atención primaria|MF|Su médico|Médico AP|C. Salud',
  kin: 'Familiar|Contacto|Persona de contacto|Acompañante|Cuidador|Tutor|Avisar a|Madre|Padre|Hija|Esposa|Esposo|Representante|Familiar de referencia',
  phone: 'Tel.|Teléfono|Tlf|Móvil|Tfno.|Tf.',
  address: 'Domicilio|Dirección|Dir.|Población|Residencia',
  printed:
    'Impreso|Fecha de impresión|Fecha del informe|Fecha informe|Emitido|Fecha|Documento generado|Firmado electrónicamente|Transcrito|Actualizado|Última modificación',
  referrer:
    'Remitido por|Derivado por|Solicita|Procedencia|Médico remitente|Enviado por|Ingresado por|Médico de ingreso',
  junior:
    'MIR|Residente|R2|R4 MIR|Enfermera|Enf. referente|Transcribe|Elaborado por|Redactado por|Enfermería|DUE|Trabajadora social|Gestor de casos|Firma pase|Guardia|Cirujano|Anestesista',
  earlier:
    'Ingreso previo|Último ingreso|Alta previa|Ingreso anterior|Último alta|Visto en consultas|Reingreso, alta anterior|Llegada a urgencias|Urgencias|Intervención previa',
  visit: 'Próxima visita|Cita|Revisión|Consulta|Control|Próxima cita|Retirada de puntos|Revisión prevista',
  operated: 'Intervención|Fecha IQ|IQ|Fecha cirugía|Cirugía|Fecha quirófano|Biopsia|Cateterismo|TAC',
  plain:
    'Motivo|Motivo de alta|Tipo de ingreso|Régimen|Financiación|Aseguradora|Alergias|Estado|Grupo|Idioma|Dieta|Destino|Peso|Procedencia|Hospital|Centro|Versión|Página|Aislamiento|Nacionalidad',
}

const ca: Labels = {
  record:
    'NHC|N.H.C.|Núm. història|Núm. història clínica|Història clínica|Història|HC|H.C.|HCU|Hª|Nº història|Número d’història|Núm. HC|Nre. història|NH|Expedient|Núm. expedient|ID pacient|Núm. pacient|Arxiu|Núm. arxiu|Història núm.|Núm. registre|Registre|Identificador|Codi pacient|HCE|Núm. Hª Cl.|Historial',
  card: 'CIP|TIS|SIP|CIP autonòmic|Targeta sanitària|NASS|DNI|Núm. targeta|Passaport|DNI/NIE|CatSalut',
  name: 'Pacient|Nom|Nom i cognoms|Cognoms i nom|Cognoms, nom|Pac.|Nom del pacient|Malalt|Malalta|Usuari|Usuària|Dades del pacient|Filiació|Nom complet|Pcient',
  surname: 'Cognoms|Primer cognom|Llinatges|1r cognom',
  given: 'Nom|Nom de pila',
  birth:
    'Data de naixement|Data naixement|D. naixement|Data naix.|DN|D.N.|Naixement|Nascut el|Nascuda el|Data de naix.|Naix.|Nat el|N.|Nascut/da|Dnaix|Nada el',
  age: 'Edat|Ed.|Anys|Edat actual|Edat (anys)|Edat a l’ingrés',
  sex: 'Sexe|Gènere|Sx|S|Sexe/Gènere',
  physician:
    'Metge responsable|Metgessa responsable|Facultatiu responsable|Metge|Metgessa|Facultatiu|Facultativa|Responsable|Resp.|Metge resp.|Dr. responsable|Doctor/a|Metge adjunt|Adjunt responsable|A càrrec de|Facultatiu/va responsable|Metge a càrrec|Metge de l’alta|Professional responsable|Especialista|Metge de planta|Adj.|Metge referent|Clínic responsable|Responsable assistencial|Referent mèdic|Pediatra responsable|Adjunta|Titular',
  admitted:
    'Data d’ingrés|Data ingrés|D. ingrés|Ingrés|DI|Ingressa|Data i hora d’ingrés|Entrada|Data d’entrada|Ingressat el|Ingressada el|Ing.|Admissió|Data admissió|Dia d’ingrés|Arribada a planta|D. Ing.|Hospitalitzat el|Inici episodi|Des de|Data d’hospitalització',
  discharged:
    'Data d’alta|Data alta|D. alta|Alta|DA|Alta el|Data i hora d’alta|Sortida|Data de sortida|Alta hospitalària|Dia de l’alta|Alta mèdica|Data de l’alta|Fi episodi|Fins a|Tancament episodi|Èxitus|Data èxitus|Surt',
  service:
    'Servei|Servei responsable|Servei d’alta|Serv.|Especialitat|Secció|Unitat|Servei actual|Unitat assistencial|Departament|Àrea|Servei clínic|Servei/Unitat|Unitat funcional|Unitat d’hospitalització|Servei a càrrec|Srv|Divisió|Equip',
  episode:
    'Episodi|Núm. episodi|Procés|Núm. ingrés|Ref.|Núm. document|Núm. informe|Petició|Codi|Codi de barres|Volant|Pòlissa|Exp.|Id. episodi|Assistència',
  bed: 'Llit|Hab.|Habitació|Ubicació|Planta|Control|Box|Hab/Llit|Localització',
  gp: 'Metge de família|Metge de capçalera|MAP|Metge d’atenció primària|Metgessa de família|El seu metge|CAP|ABS|EAP|Metge AP',
  kin: 'Familiar|Contacte|Persona de contacte|Acompanyant|Cuidadora|Tutor|Avisar a|Mare|Pare|Filla|Esposa|Marit|Representant|Familiar de referència',
  phone: 'Tel.|Telèfon|Tlf|Mòbil|Tf.',
  address: 'Adreça|Domicili|Població|Residència',
  printed:
    'Imprès|Data d’impressió|Data de l’informe|Data informe|Emès|Data|Document generat|Signat electrònicament|Transcrit|Actualitzat|Darrera modificació',
  referrer: 'Remès per|Derivat per|Sol·licita|Procedència|Metge remitent|Enviat per|Ingressat per|Metge d’ingrés',
  junior:
    'MIR|Resident|R2|R4 MIR|Infermera|Inf. referent|Transcriu|Elaborat per|Redactat per|Infermeria|DUI|Treballadora social|Gestora de casos|Guàrdia|Cirurgià|Anestesista',
  earlier:
    'Ingrés previ|Darrer ingrés|Alta prèvia|Ingrés anterior|Darrera alta|Vist a consultes|Reingrés, alta anterior|Arribada a urgències|Urgències|Intervenció prèvia',
  visit: 'Propera visita|Cita|Revisió|Visita|Control|Retirada de punts|Revisió prevista',
  operated: 'Intervenció|Data IQ|IQ|Data cirurgia|Cirurgia|Data quiròfan|Biòpsia|Cateterisme|TC',
  plain:
    'Motiu|Motiu d’alta|Tipus d’ingrés|Règim|Finançament|Asseguradora|Al·lèrgies|Estat|Grup|Idioma|Dieta|Destinació|Pes|Hospital|Centre|Versió|Pàgina|Aïllament|Nacionalitat',
}

const en: Labels = {
  record:
    'MRN|Hospital No|Hospital number|Hosp No|Hosp. no.|Unit no|Unit number|Unit No.|Record no|Record number|Medical record number|Case no|Casenote no|Case note number|Chart no|Chart|Chart number|Patient ID|Patient no|Patient number|PID|K number|RXR|Hosp #|MR#|MRN #|UR|URN|UR no|Local ID|Local no|File no|Registration no|Reg. no.|PAS no|Case record|CRN|Hosp. ID|Acct no. (unit)|Med Rec #',
  card: 'NHS No|NHS number|CHI|CHI no|HCN|H&C no|IHI|SSN|Medicare no|PPS|Health card|GMS|Insurance ID|NHI|NHS no.',
  name: 'Patient|Name|Patient name|Full name|Pt|Pt name|Re|Surname, forename|Name of patient|Client|Patient details|Baby|Infant|Deceased|RE|In respect of|Regarding|Subject',
  surname: 'Surname|Last name|Family name',
  given: 'Forename|First name|Given name(s)|Forename(s)|First names|Given names',
  birth: 'DOB|D.O.B.|Date of birth|Born|Birth date|Birthdate|b.|D of B|Date/place of birth|Born on|DoB',
  age: 'Age|Age at admission|Age (yrs)|Yrs|Age/years',
  sex: 'Sex|Gender|M/F|Sex at birth|G|Legal sex',
  physician:
    'Consultant|Responsible consultant|Consultant in charge|Attending|Attending physician|Attending MD|Responsible clinician|Under|Under the care of|Named consultant|Lead consultant|Lead clinician|Physician|Responsible physician|Discharging consultant|Cons|Cons.|Primary team attending|Admitting & discharging consultant|Team consultant|Consultant team|Doctor in charge|Discharge attending|Parent consultant|Specialist|Clinician|Staff physician|Responsible doctor|Supervising consultant|Lead',
  admitted:
    'Admitted|Date of admission|Admission date|Admission|Adm|Adm date|Admit date|DOA|Date admitted|Admitted on|Arrival on ward|Date of adm.|Admit|Admit dt|Adm.|In|Date in|Came in|Hospital admission|From|Start of spell|Episode start|Date hospitalised|Inpatient from',
  discharged:
    'Discharged|Date of discharge|Discharge date|Discharge|Disch|D/C date|D/C|DOD|Date discharged|Discharged on|Date of disch.|Disch date|Left ward|Out|Date out|Went home|To|End of spell|Episode end|Discharge dt|Date of death|Died|Hospital discharge|Date left|Inpatient to',
  service:
    'Specialty|Service|Department|Dept|Discharging specialty|Team|Unit|Clinical service|Division|Spec|Directorate|Clinical unit|Hospital service|Treatment function|Discharging service|Ward specialty|Primary service|Speciality|Parent team',
  episode:
    'Episode|Episode no|Encounter|Visit no|FIN|Account|Acct|Ref|Our ref|Spell|Spell no|Document ID|Doc no|Job no|Claim|CSN|Admission no|Voice file|Barcode|Enc|Log no',
  bed: 'Ward|Bed|Location|Ward/bed|Room|Bay|Cot|Unit/bed|Loc|Floor',
  gp: 'GP|Usual GP|Family doctor|PCP|Registered GP|Primary care|General practitioner|Own GP|Practice|Family physician|cc',
  kin: 'NOK|Next of kin|Contact|Emergency contact|Carer|Mother|Father|Wife|Husband|Daughter|Son|Guardian|POA|Informant|Partner',
  phone: 'Tel|Phone|Mobile|Telephone|Contact no|Mob|Ext',
  address: 'Address|Addr|Home address|Postcode',
  printed:
    'Printed|Date printed|Date of letter|Typed|Date typed|Report date|Dictated|Date dictated|Created|Last updated|Date|Verified|Electronically signed|Date completed|Generated',
  referrer:
    'Referred by|Referring physician|Referrer|Source|Admitted via|Referral from|Admitting physician|Admitting consultant|Adm cons|Referring consultant',
  junior:
    'Completed by|Prepared by|Author|SHO|Registrar|FY1|Discharging doctor (FY1)|Nurse|Named nurse|Typed by|Secretary|Resident|Intern|Dictated by|Discharge nurse|Key worker|Case manager|Surgeon|Anaesthetist|Scribe|On call',
  earlier:
    'Previous admission|Last admission|Last discharge|Prior discharge|Previous discharge|First seen|Clinic|ED arrival|Arrived ED|ED arrival time|Referred on|Previous stay|Seen in clinic',
  visit: 'Follow-up|Clinic appt|Next appointment|Appointment|Review|Clinic|OPD|Stitches out|Follow up date',
  operated: 'Operation date|Date of surgery|Theatre|Surgery|Procedure date|Procedure|Operation|Biopsy|Scan|Op date|CT',
  plain:
    'Reason|Admission type|Source|Method|Discharge destination|Disposition|Allergies|Status|Code status|Insurance|Religion|Language|Weight|Diet|Hospital|Trust|Version|Page|Isolation|Interpreter|Marital status',
}

const labels = { es, ca, en } as const satisfies Record<Language, Labels>

/** The labels that sheets may use for a field, as many kinds as we could think of. */
export const labelsFor = (language: Language, field: SheetField): readonly string[] =>
  labels[language][field].split('|')
