import type { SectionKey } from '@alta/contract/sections'

/**
 * What a heading points to: a section of the report, or one of four kinds that depend on where they stand.
 * `reason`: first line of the present illness. `physical_exam`: emergency or admission, by place.
 * `diagnosis`: the first item is the main one. `impression`, `plan`: during the stay they belong to the course.
 * `identity`: administrative data, no section. `inside`: a sub-heading that does not leave its section.
 */
export type HeadingTarget =
  | SectionKey
  | 'reason'
  | 'physical_exam'
  | 'diagnosis'
  | 'impression'
  | 'plan'
  | 'progress'
  | 'identity'
  | 'inside'

interface HeadingGroup {
  readonly targets: readonly HeadingTarget[]
  /** Written out; matched without accents and case, separated by `|`. */
  readonly phrases: string
  /** Only in capitals or before a colon. */
  readonly short?: string
}

export const headingGroups: readonly HeadingGroup[] = [
  {
    targets: ['reason'],
    phrases:
      'motivo de ingreso|motivo del ingreso|motivo ingreso|motivo de consulta|motivo consulta|motivo de la consulta|motivo|motivo de hospitalizacion|motivo de atencion|motivo de la atencion|motivo de asistencia|motivo de traslado|motivo de la intervencion|motivo de solicitud|motivo de derivacion|motivo de la visita|causa de ingreso|' +
      "motiu d'ingres|motiu de l'ingres|motiu ingres|motiu de ingres|motiu de consulta|motiu consulta|motiu de la consulta|motiu|motiu d'hospitalitzacio|motiu d'atencio|motiu de trasllat|motiu de derivacio|motiu de la visita|causa d'ingres|" +
      'reason for admission|reason for referral|reason for visit|reason for consultation|reason for hospitalization|reason for hospitalisation|presenting complaint|presenting problem|chief complaint|chief complaints|complaint|presenting complaints|admission reason|indication for admission',
    short: 'mi|mc|cc|m ingreso|m consulta|mot ingreso|mot ing|mot consulta|mot cons|m ing|m cons',
  },
  {
    targets: ['current_disease'],
    phrases:
      'enfermedad actual|historia actual|historia de la enfermedad actual|historia actual del paciente|historia del paciente|proceso actual|historia clinica|historia clinica actual|historia de la enfermedad|anamnesis|anamnesis actual|enf actual|cuadro actual|cuadro clinico|historia|resumen de la historia clinica|caso clinico|descripcion del caso|presentacion del caso|clinica actual|sintomatologia actual|episodio actual|historia de enfermedad actual|padecimiento actual|relato de los hechos|historia obstetrica actual|gestacion actual|embarazo actual|' +
      "malaltia actual|proces actual|historia actual|historia de la malaltia actual|historia de la malaltia|historia clinica|historia del pacient|anamnesi|anamnesi actual|mal actual|mal. actual|quadre actual|quadre clinic|episodi actual|gestacio actual|embaras actual|cas clinic|historia de l'episodi|" +
      'history of presenting complaint|history of present illness|history of the present illness|history of presenting illness|presenting history|present illness|present history|history of present complaint|interval history|clinical presentation|presentation|subjective|case history|clinical history|history|history of current illness|hopi|current pregnancy|background to admission',
    short: 'ea|hpi|hpc|hopc|hx|pa|ma|hda|e actual|hea|pc',
  },
  {
    targets: ['allergies'],
    phrases:
      'alergias|alergia|alergias medicamentosas|alergia medicamentosa|alergias a medicamentos|alergias e intolerancias|alergias y reacciones adversas|reacciones adversas|reacciones adversas medicamentosas|reacciones adversas a medicamentos|reacciones alergicas|antecedentes alergicos|alergias conocidas|intolerancias|intolerancias medicamentosas|alertas|alerta alergias|alergias / intolerancias|alergias alimentarias|alergias farmacologicas|hipersensibilidad|' +
      "al·lergies|al·lergia|al.lergies|allergies medicamentoses|al·lergies medicamentoses|al·lergia medicamentosa|al·lergies a medicaments|al·lergies i intolerancies|al·lergies conegudes|al·lergies i reaccions adverses|reaccions adverses|reaccions adverses a medicaments|reaccions al·lergiques|intolerancies|intolerancies medicamentoses|al-lergies|antecedents al·lergics|al·lergies alimentaries|" +
      'allergies|allergy|drug allergies|drug allergy|known allergies|medication allergies|allergies and intolerances|allergies/intolerances|allergies and adverse reactions|adverse drug reactions|adverse reactions|allergy status|allergies / adrs|allergies and sensitivities|food allergies|alerts|drug sensitivities|medication sensitivities|drug intolerances|intolerances|drug reactions',
    short: 'all|ram|ramc|amc|adr|adrs|alerg|al·lerg|allerg|raf|ram/alergias|ramm',
  },
  {
    targets: ['pathological_background'],
    phrases:
      'antecedentes|antecedentes personales|antecedentes patologicos|antecedentes medicos|antecedentes personales patologicos|antecedentes medicoquirurgicos|antecedentes medico-quirurgicos|antecedentes medicos y quirurgicos|antecedentes quirurgicos|antecedentes clinicos|antecedentes de interes|antecedentes del paciente|antecedentes de la paciente|antecedentes relevantes|antecedentes previos|antecedentes personales y quirurgicos|antecedentes obstetricos|antecedentes ginecologicos|antecedentes gineco-obstetricos|antecedentes ginecoobstetricos|antecedentes perinatales|antecedentes neonatales|antecedentes obstetricos y ginecologicos|antecedentes psiquiatricos|antecedentes somaticos|antecedentes oncologicos|antecedentes personales de interes|antecedentes medicos de interes|antecedentes patologicos de interes|antecedentes cardiologicos|antecedentes traumatologicos|patologia previa|enfermedades previas|historia medica previa|historia previa|historia oncologica|historia psiquiatrica|intervenciones quirurgicas|intervenciones quirurgicas previas|cirugias previas|comorbilidad|comorbilidades|comorbilidades asociadas|factores de riesgo|factores de riesgo cardiovascular|otros antecedentes|formula obstetrica|vacunas|vacunacion|inmunizaciones|calendario vacunal|historia ginecologica|historia obstetrica|' +
      'antecedents|antecedents personals|antecedents patologics|antecedents medics|antecedents patologics personals|antecedents personals patologics|antecedents medicoquirurgics|antecedents medico-quirurgics|antecedents quirurgics|antecedents clinics|antecedents d\'interes|antecedents del pacient|antecedents de la pacient|antecedents rellevants|antecedents previs|antecedents obstetrics|antecedents ginecologics|antecedents gineco-obstetrics|antecedents perinatals|antecedents neonatals|antecedents psiquiatrics|antecedents somatics|antecedents oncologics|antecedents medics i quirurgics|antecedents cardiologics|patologia previa|malalties previes|historia medica previa|historia oncologica|historia psiquiatrica|intervencions quirurgiques|intervencions quirurgiques previes|cirurgies previes|comorbiditat|comorbiditats|factors de risc|factors de risc cardiovascular|altres antecedents|formula obstetrica|vacunes|vacunacions|immunitzacions|calendari vacunal|' +
      'past medical history|past history|medical history|past medical and surgical history|past medical/surgical history|past medical & surgical history|past surgical history|surgical history|previous medical history|previous history|background|medical background|relevant past history|relevant history|comorbidities|co-morbidities|past psychiatric history|psychiatric history|obstetric history|gynaecological history|gynecological history|past obstetric history|birth history|neonatal history|perinatal history|oncological history|oncology history|immunisations|immunizations|vaccinations|previous surgery|previous operations|significant past medical history|past ocular history|problem list|active problems|cardiac risk factors|risk factors|developmental history|pmhx|forensic history|past obstetric and gynaecological history',
    short: 'personales|personals|ant personales|ant personals|psych hx|psych history|medical|medical hx|surgical|surgical hx|psych|ap|app|apm|apq|aq|iq|pmh|psh|pmhx|pmh/psh|pmx|pshx|aamm|aapp|ap previos|am|ppsh|fr|frcv|fro|ago|mhx|ag|phx|a. personales|a. personals|antec|anteced|antec personales|antec patologicos|antec patol|a p|pph|obs hx|antecedentes p|iqs|iiqq|qx previas|ap/iq',
  },
  {
    targets: ['family_background'],
    phrases:
      'antecedentes familiares|antecedentes familiares de interes|historia familiar|antecedentes heredofamiliares|antecedentes hereditarios|familiares|antecedentes hereditarios y familiares|' +
      "antecedents familiars|antecedents familiars d'interes|historia familiar|familiars|" +
      'family history|family medical history|family background|fhx|family hx|family psychiatric history',
    short: 'fliares|familiares|familiars|af|aaff|fh|fhx|fam hx|famhx|a. familiares|a. familiars|antec familiares|ant fam|antec fam|a f',
  },
  {
    targets: ['toxic_habits'],
    phrases:
      'habitos toxicos|habitos|habitos toxicos y estilo de vida|toxicos|habitos no saludables|consumo de toxicos|consumo de sustancias|historia toxicologica|tabaco|alcohol|tabaquismo|enolismo|habito tabaquico|habito enolico|tabaco y alcohol|otros toxicos|antecedentes toxicologicos|historia de consumo|historia de consumos|antecedentes toxicos|consumos|' +
      'habits toxics|habits|toxics|habits no saludables|consum de toxics|consum de substancies|tabac|alcohol|tabaquisme|enolisme|habit tabaquic|habit enolic|tabac i alcohol|antecedents toxicologics|historia toxicologica|altres toxics|' +
      'substance use|substance use history|substance abuse|substance misuse|drug and alcohol history|alcohol and drug history|toxic habits|habits|smoking|smoking history|smoking status|alcohol use|alcohol history|tobacco|tobacco use|drugs and alcohol|alcohol and drugs|drug and alcohol|tobacco alcohol and drugs|recreational drugs|illicit drugs|substances|smoking and alcohol',
    short: 'ht|hhtt|hab toxicos|hab tox|tox|hab. toxicos|h toxicos|h. toxicos|h. toxics|hab toxics|hx toxica|etoh|h tox|hab',
  },
  {
    targets: ['toxic_habits', 'baseline_state'],
    phrases:
      'social history|social hx|social and occupational history|personal and social history|psychosocial history|personal history|lifestyle|occupational history|habitos y situacion basal|social and functional history|personal social history',
    short: 'social|sh|shx|soc hx|sochx|soc',
  },
  {
    targets: ['baseline_state'],
    phrases:
      'situacion basal|situacion funcional|situacion funcional basal|situacion social|situacion sociofamiliar|situacion basal y social|situacion previa|situacion funcional previa|estado basal|estado funcional|estado funcional previo|basal|valoracion geriatrica|valoracion geriatrica integral|valoracion geriatrica basal|valoracion funcional|valoracion social|entorno social|historia social|ambito social|antecedentes sociales|situacion cognitiva|situacion laboral|convivencia|grado de dependencia|autonomia|valoracion basal|situacion basal previa|barthel previo|funcional|sociofamiliar|funcion basal|basalmente|situacio|' +
      'situacio basal|situacio funcional|situacio funcional basal|situacio social|situacio sociofamiliar|situacio previa|situacio funcional previa|estat basal|estat funcional|estat funcional previ|valoracio geriatrica|valoracio geriatrica integral|valoracio funcional|valoracio social|entorn social|historia social|ambit social|antecedents socials|situacio cognitiva|situacio laboral|convivencia|grau de dependencia|autonomia|valoracio basal|' +
      'baseline status|baseline|baseline function|baseline state|baseline functional status|functional status|functional baseline|functional history|premorbid function|premorbid status|pre-admission function|pre-morbid function|living situation|social circumstances|social situation|social background|mobility|mobility and function|activities of daily living|home situation|home circumstances|performance status|frailty',
    short: 'sb|sfb|s basal|s. basal|abvd|avd|vgi|sit basal|sit. basal|sit funcional|sit social|adl|adls|s. funcional|s. social',
  },
  {
    targets: ['medication'],
    phrases:
      'tratamiento|tratamientos|medicacion|tratamiento habitual|tratamiento previo|tratamiento domiciliario|tratamiento actual|tratamiento farmacologico|tratamiento medico|tratamiento cronico|tratamiento de base|tratamiento al ingreso|tratamiento al alta|tratamiento a su alta|tratamiento medico al alta|tratamiento farmacologico al alta|tratamiento habitual previo|tratamiento previo al ingreso|tratamiento durante el ingreso|tratamiento recibido|tratamiento administrado|tratamiento pautado|tratamiento en urgencias|tratamiento hospitalario|tratamiento en domicilio|tratamiento prescrito|medicacion habitual|medicacion domiciliaria|medicacion previa|medicacion previa al ingreso|medicacion actual|medicacion al alta|medicacion al ingreso|medicacion cronica|medicacion de base|farmacos|farmacos habituales|farmacos al alta|conciliacion|conciliacion de la medicacion|conciliacion farmacologica|conciliacion al alta|receta al alta|prescripcion|prescripcion al alta|prescripciones|tratamiento a seguir|historia farmacologica|suspender|farmacos suspendidos|medicacion suspendida|tratamiento suspendido|medicacion concomitante|tratamiento psicofarmacologico|tratamiento y recomendaciones farmacologicas|' +
      "tractament|tractaments|medicacio|tractament habitual|tractament previ|tractament domiciliari|tractament actual|tractament farmacologic|tractament medic|tractament cronic|tractament de base|tractament a l'ingres|tractament a l'alta|tractament alta|tractament al alta|tractament medic a l'alta|tractament medic l'alta|tractament farmacologic a l'alta|tractament previ a l'ingres|tractament durant l'ingres|tractament rebut|tractament administrat|tractament pautat|tractament a urgencies|tractament hospitalari|tractament a domicili|medicacio habitual|medicacio domiciliaria|medicacio previa|medicacio previa a l'ingres|medicacio actual|medicacio a l'alta|medicacio a l'ingres|medicacio cronica|pla de medicacio|pla de medicacio previ|farmacs|farmacs habituals|farmacs a l'alta|conciliacio|conciliacio de la medicacio|recepta a l'alta|prescripcio|prescripcio a l'alta|tractament a seguir|suspendre|medicacio suspesa|farmacs suspesos|pren|marxa amb|" +
      'medications|medication|current medications|current medication|home medications|home medication|home meds|meds|medications on admission|admission medications|medications prior to admission|prior to admission medications|pre-admission medications|preadmission medications|regular medications|regular medication|regular meds|drug history|medication history|discharge medications|discharge medication|discharge meds|discharge prescription|medications on discharge|medication on discharge|medications at discharge|discharge drugs|drugs on discharge|drugs on admission|current drugs|treatment|treatments|treatment on discharge|inpatient medications|hospital medications|current treatment|medicines|medicines on admission|medicines on discharge|regular medicines|outpatient medications|active medications|current outpatient medications|prescriptions|medication changes|stopped medications|medications stopped|discontinued medications|new medications|medication list|psychotropic medication|therapy|medicines reconciliation|medication reconciliation|to take home|take home medications',
    short:
      "dh|dhx|tto|ttos|tto habitual|tto hab|tto al alta|tto alta|tto previo|tto domiciliario|tto actual|tto base|tto cronico|tt|tt habitual|tt hab|tt alta|tx|trat|trat habitual|trat al alta|trat alta|tract|tract habitual|tract a l'alta|tract alta|ttm|tto ing|tto ingreso|tto en urg|tto urg|rx al alta|tto farm|med|med hab|med habitual|med al alta|mh|tta|ttos|mx|rx hab|tto domic|pta meds|d/c meds|dc meds|dc rx|d/c rx|meds on d/c|meds at d/c|meds on adm|rx on discharge|tto|tttm|medic|d/c medications|tto's|stop|stopped|discontinue|discontinued|hold|held|continue|resume|start|new|changed|unchanged|medic hab|meds on admission|medic alta|med alta|farm|susp",
  },
  {
    targets: ['medication', 'extra_comments'],
    phrases:
      'tratamiento y recomendaciones|tratamiento y recomendaciones al alta|recomendaciones y tratamiento|recomendaciones y tratamiento al alta|tratamiento y plan|tratamiento y seguimiento|plan terapeutico al alta|plan y tratamiento|plan y tratamiento al alta|tratamiento y controles|plan de tratamiento al alta|tratamiento al alta y recomendaciones|' +
      "tractament i recomanacions|tractament y recomanacions|recomanacions i tractament|tractament i pla|tractament i seguiment|pla terapeutic a l'alta|pla i tractament|tractament i recomanacions a l'alta|tractament a l'alta i recomanacions|" +
      'treatment and plan|medications and plan|discharge medications and instructions|treatment and follow up|treatment and recommendations',
  },
  {
    targets: ['physical_exam'],
    phrases:
      'exploracion a su llegada|constantes a su llegada|exploracion inicial|exploracion fisica inicial|exploracion|exploracion fisica|exploracion fisica general|exploracion clinica|exploracion general|exploracion por aparatos|examen fisico|examen clinico|exploracion neurologica|exploracion fisica y neurologica|exploracion abdominal|exploracion obstetrica|exploracion ginecologica|exploracion psicopatologica|exploracion mental|exploracion psiquiatrica|examen mental|examen psicopatologico|exploracion dermatologica|exploracion oftalmologica|exploracion ocular|exploracion orl|exploracion urologica|exploracion cardiovascular|exploracion locomotor|exploracion por sistemas|exploracion basal|constantes|constantes vitales|signos vitales|expl fisica|exp fisica|inspeccion|exploracion fisica detallada|antropometria|somatometria|estado mental|' +
      'exploracio a l\'arribada|constants a l\'arribada|exploracio inicial|exploracio fisica inicial|exploracio|exploracio fisica|exploracio fisica general|exploracio clinica|exploracio general|exploracio per aparells|examen fisic|exploracio neurologica|exploracio abdominal|exploracio obstetrica|exploracio ginecologica|exploracio psicopatologica|exploracio mental|exploracio psiquiatrica|examen mental|constants|constants vitals|signes vitals|expl fisica|exploracio per sistemes|antropometria|somatometria|' +
      'examination on arrival|exam on arrival|on arrival|initial examination|initial exam|observations on arrival|physical examination|physical exam|examination|exam|clinical examination|on examination|examination findings|general examination|neurological examination|neurological exam|abdominal examination|objective|vital signs|vitals|observations|obs|mental state examination|mental status examination|mental state|mental status exam|physical findings|exam findings|clinical findings|systemic examination|obstetric examination|pelvic exam|cardiovascular examination|growth parameters|primary survey|secondary survey',
    short: 'physical|ef|exf|e.f|expl|ex fisica|exp|efis|oe|o/e|pe|mse|vs|ctes|ccvv|cv|tpr|ex|efi|ef general|e fisica|e. fisica|ex. fisica|expl. fisica|eps|exp. fisica|e f',
  },
  {
    targets: ['phisical_exam_urgency'],
    phrases:
      'exploracion fisica en urgencias|exploracion en urgencias|exploracion urgencias|exploracion fisica urgencias|exploracion fisica a su llegada a urgencias|exploracion a su llegada a urgencias|exploracion a la llegada a urgencias|exploracion fisica a la llegada a urgencias|exploracion fisica en ucias|exploracion fisica en ucies|exploracion en triaje|exploracion en box|constantes en urgencias|constantes en triaje|exploracion al llegar a urgencias|exploracion en el servicio de urgencias|exploracion fisica en el servicio de urgencias|examen fisico en urgencias|' +
      "exploracio fisica a urgencies|exploracio a urgencies|exploracio urgencies|exploracio fisica urgencies|exploracio a l'arribada a urgencies|exploracio fisica a l'arribada a urgencies|exploracio fisica a ucies|exploracio a ucies|exploracio ucies|exploracio al triatge|constants a urgencies|constants al triatge|exploracio al servei d'urgencies|exploracio en urgencies|" +
      'ed exam|ed examination|examination in ed|exam in ed|examination in the emergency department|emergency department examination|emergency department exam|emergency examination|er exam|ed vitals|triage vitals|triage observations|examination in resus|a&e examination|examination in a&e|physical exam in ed|ed physical exam',
    short: "ef urg|ef en urg|ef urgencias|ef en urgencias|ef a urgencies|ef urgencies|ef a ucies|ef ucies|expl urg|expl en urg|ex urg|exp urg|ef a urg|ef inicial|ef llegada|ctes urg|ef ucias|o/e ed|o/e in ed|pe in ed|ef a l'arribada",
  },
  {
    targets: ['phisical_exam_admission'],
    phrases:
      'exploracion al ingreso|exploracion fisica al ingreso|exploracion fisica al ingreso en planta|exploracion al ingreso en planta|exploracion a su llegada a planta|exploracion fisica a su llegada a planta|exploracion en planta|exploracion fisica en planta|exploracion fisica a la llegada a planta|exploracion a la llegada a planta|exploracion fisica en unidad de ictus|exploracion en unidad de ictus|exploracion al ingreso en uci|exploracion fisica al ingreso en uci|exploracion en uci|exploracion fisica durante el ingreso|exploracion al ingreso en la unidad|examen fisico al ingreso|constantes al ingreso|exploracion en hospitalizacion|exploracion psicopatologica al ingreso|exploracion fisica en hospitalizacion|exploracion a su ingreso|exploracion fisica a su ingreso|exploracion en sala|exploracion en el momento del ingreso|exploracion fisica en el momento del ingreso|' +
      "exploracio a l'ingres|exploracio fisica a l'ingres|exploracio fisica a l'ingres a planta|exploracio a l'ingres a planta|exploracio a planta|exploracio fisica a planta|exploracio a l'arribada a planta|exploracio fisica a l'arribada a planta|exploracio fisica a unitat d'ictus|exploracio a la unitat d'ictus|exploracio a l'uci|exploracio a l'ingres a uci|exploracio a l'ingres a l'uci|exploracio fisica durant l'ingres|exploracio durant l'ingres|constants a l'ingres|exploracio psicopatologica a l'ingres|exploracio en planta|" +
      'examination on admission|exam on admission|admission examination|admission exam|admission physical exam|admission physical examination|physical examination on admission|physical exam on admission|ward examination|examination on ward|examination on the ward|ccu admit exam|icu admit exam|ccu exam|icu exam|icu admission exam|hdu admission exam|examination on arrival to ward|examination on arrival to the ward|admit exam|mental state examination on admission|floor exam|examination on arrival in icu|examination on icu admission',
    short: "ef ing|ef al ingreso|ef ingreso|ef ingres|ef a l'ingres|ef planta|ef a planta|ef en planta|ef a l'ingres a planta|ef al ingreso en planta|expl ing|expl ingreso|expl al ingreso|ef uci|ef a la uci|ef a l'arribada a planta|ef a uci|o/e ward|o/e on ward|ef en uci",
  },
  {
    targets: ['complementary_tests'],
    phrases:
      'pruebas complementarias|resumen de pruebas complementarias|resumen pruebas complementarias|exploraciones complementarias|examenes complementarios|estudios complementarios|estudio complementario|pruebas realizadas|pruebas diagnosticas|pruebas|pruebas de imagen|pruebas de laboratorio|pruebas complementarias realizadas|exploraciones realizadas|analitica|analiticas|analitica al ingreso|analitica en urgencias|analitica de ingreso|analitica al alta|analitica de sangre|analitica sanguinea|analitica general|laboratorio|datos de laboratorio|resultados|resultados de laboratorio|datos analiticos|evolucion analitica|estudios de imagen|radiologia|imagen|microbiologia|hemograma|bioquimica|gasometria|electrocardiograma|ecocardiograma|ecografia|radiografia de torax|anatomia patologica|estudio analitico|estudio anatomopatologico|estudios microbiologicos|coagulacion|pruebas funcionales|exploraciones radiologicas|complementarias|cultivos|serologias|pruebas complementarias en urgencias|pruebas complementarias durante el ingreso|pruebas complementarias en planta|hallazgos|tests|' +
      "exploracions complementaries|proves complementaries|resum de proves complementaries|examens complementaris|estudis complementaris|proves realitzades|proves diagnostiques|proves|proves d'imatge|proves de laboratori|analitica|analitiques|analitica a l'ingres|analitica a urgencies|analitica a l'alta|laboratori|resultats|resultats de laboratori|dades analitiques|evolucio analitica|estudis d'imatge|radiologia|imatge|microbiologia|hemograma|bioquimica|gasometria|electrocardiograma|ecocardiograma|ecografia|radiografia de torax|anatomia patologica|complementaries|cultius|serologies|proves complementaries a urgencies|exploracions realitzades|" +
      'investigations|investigation|labs|lab data|labs and imaging|laboratory|laboratory data|laboratory results|laboratory studies|laboratory findings|lab results|results|test results|imaging|imaging studies|radiology|radiology results|data|ed data|diagnostic studies|diagnostic tests|diagnostic data|tests|bloods|blood tests|blood results|admission labs|admission bloods|microbiology|pathology|histology|studies|pertinent results|relevant investigations|key investigations|labs on admission|discharge labs|initial labs|ed labs|workup|work-up|diagnostic workup|ecg|ekg|echo|echocardiogram|cultures|microbiology results|blood work|investigations and results|pertinent labs|ancillary tests|complementary tests',
    short: 'ppcc|pc|pcc|ec|eecc|eccc|aa/ss|as|ac/sang|pruebas comp|pruebas compl|ex complementarias|expl complementarias|expl complement|p complementarias|p. complementarias|ex. complementaries|expl. complementarias|ix|inv|lab|ex comp|expl compl|proves compl|analit|an sang|ap/micro',
  },
  {
    targets: ['physical_exam', 'complementary_tests'],
    phrases:
      'exploracion fisica y pruebas complementarias|exploracion y pruebas complementarias|exploraciones fisicas y complementarias|exploraciones|exploracio fisica i proves complementaries|exploracio i proves complementaries|exploracions|examination and investigations|exam and tests|examination and test results|objective data',
  },
  { targets: ['progress'], phrases: 'evolucion y pruebas de control|soap|s/o' },
  {
    targets: ['evolution'],
    phrases:
      'evolucion|evolucion clinica|evolucion y comentarios|evolucion y tratamiento|evolucion y discusion|evolucion hospitalaria|evolucion durante el ingreso|evolucion en planta|evolucion en urgencias|evolucion en uci|evolucion posterior|evolucion y curso clinico|evolucion medica|curso clinico|curso evolutivo|curso hospitalario|curso postoperatorio|curso|evolutivo|evolutivos|comentario evolutivo|comentarios evolutivos|notas de evolucion|nota de evolucion|resumen de la evolucion|resumen del ingreso|resumen de evolucion|evolucion del paciente|evolucion de la paciente|postoperatorio|evolucion postoperatoria|puerperio|evolucion del puerperio|actuacion|actuaciones|comentario|comentarios clinicos|discusion|epicrisis|exploracion al alta|exploracion fisica al alta|estado al alta|situacion al alta|situacion clinica al alta|condicion al alta|evolucion neonatal|evolucion psicopatologica|exploracion psicopatologica al alta|evolutivo medico|evolutivo enfermeria|valoracion|' +
      "evolucio|evolucio clinica|evolucio i comentaris|evolucio i tractament|evolucio hospitalaria|evolucio durant l'ingres|evolucio a planta|evolucio a urgencies|evolucio posterior|curs clinic|curs evolutiu|curs hospitalari|curs postoperatori|curs|evolutiu|evolutius|notes d'evolucio|nota d'evolucio|resum de l'evolucio|resum de l'ingres|postoperatori|evolucio postoperatoria|puerperi|actuacio|actuacions|comentari|discussio|epicrisi|exploracio a l'alta|exploracio fisica a l'alta|estat a l'alta|situacio a l'alta|situacio clinica a l'alta|valoracio|" +
      'hospital course|brief hospital course|clinical course|course|course in hospital|progress|progress note|progress notes|clinical progress|course during admission|inpatient course|emergency department course|ed course|icu course|postoperative course|post-operative course|narrative summary|summary of hospital course|summary of admission|clinical summary|admission summary|condition on discharge|condition at discharge|discharge condition|discharge exam|discharge examination|examination on discharge|examination at discharge|exam on discharge|exam at discharge|status at discharge|mental state at discharge|mental state examination on discharge|postnatal course|neonatal course|events',
    short: "evol|cc clinic|hc|ev|ef alta|ef al alta|ef a l'alta|expl alta|evo|comentaris",
  },
  {
    targets: ['evolution_by_condition'],
    phrases:
      'evolucion por problemas|evolucion por patologias|evolucion por aparatos|evolucion por sistemas|evolucion por diagnosticos|problemas|problemas durante el ingreso|por problemas|problemas activos|listado de problemas|' +
      "evolucio per problemes|evolucio per patologies|evolucio per aparells|evolucio per sistemes|problemes|problemes durant l'ingres|per problemes|problemes actius|" +
      'course by problem|hospital course by problem|hospital course by system|course by system|problem based course|problems|issues|by problem|by system|active issues|problem-based assessment|hospital course by issue',
  },
  {
    targets: ['complications'],
    phrases:
      'complicaciones|complicacion|complicaciones durante el ingreso|complicaciones postoperatorias|complicaciones intrahospitalarias|incidencias|incidencias durante el ingreso|complicaciones hospitalarias|complicaciones maternas|' +
      "complicacions|complicacio|complicacions durant l'ingres|complicacions postoperatories|incidencies|" +
      'complications|complication|complications during admission|postoperative complications|post-operative complications|adverse events|incidents|hospital complications',
  },
  {
    targets: ['invasive_procedures'],
    phrases:
      'procedimientos|procedimiento|procedimientos invasivos|procedimientos realizados|procedimientos quirurgicos|intervencion|intervenciones|intervencion quirurgica|intervenciones realizadas|intervenciones durante el ingreso|intervencion realizada|cirugia|cirugia realizada|cirugias|tecnica quirurgica|tecnica|protocolo quirurgico|hoja operatoria|hoja quirurgica|tratamiento quirurgico|procedimiento quirurgico|nota quirurgica|tecnicas invasivas|tecnicas|parto|parto y alumbramiento|datos del parto|tipo de parto|cesarea|hallazgos operatorios|hallazgos quirurgicos|hallazgos intraoperatorios|dispositivos|accesos vasculares|tratamientos invasivos|procedimientos diagnosticos y terapeuticos|' +
      "procediments|procediment|procediments invasius|procediments realitzats|procediments quirurgics|intervencio|intervencions|intervencio quirurgica|intervencions realitzades|cirurgia|cirurgies|tecnica quirurgica|full operatori|full quirurgic|tractament quirurgic|nota quirurgica|tecniques invasives|part|dades del part|tipus de part|cesaria|troballes operatories|troballes quirurgiques|dispositius|" +
      'procedures|procedure|invasive procedures|procedures performed|operations|operation|operation performed|surgery|surgical procedures|major surgical or invasive procedure|operative findings|operative procedure|operation note|operative note|operative report|procedure note|cath report|catheterization report|cardiac catheterization|delivery|mode of delivery|delivery details|labour and delivery|labor and delivery|lines|lines and drains|lines/drains|interventions|surgical intervention|technique|devices|op note|endoscopy report',
    short: 'qx|iq realizada|proc|procs|ic/proced|hoja qx|full qx|op',
  },
  {
    targets: ['main_diagnosis'],
    phrases:
      'diagnostico principal|diagnosticos principales|diagnostico principal al alta|diagnostico definitivo|dx principal|diag principal|' +
      "diagnostic principal|diagnostics principals|diagnostic principal a l'alta|diagnostic definitiu|" +
      'principal diagnosis|main diagnosis|primary diagnosis|principal discharge diagnosis|primary discharge diagnosis|primary diagnoses',
    short: 'dp|dx ppal|dx princ|diag ppal|principal|primary',
  },
  {
    targets: ['diagnosis'],
    phrases:
      'diagnostico|diagnosticos|diagnostico al alta|diagnosticos al alta|diagnostico de alta|diagnosticos de alta|diagnostico final|diagnostico clinico|diagnosticos clinicos|juicio clinico|juicio clinico al alta|juicios clinicos|juicio diagnostico|juicio diagnostico al alta|juicios diagnosticos|juicio clinico y plan|diagnosticos finales|diagnosticos principales y secundarios|conclusion|conclusiones|conclusion diagnostica|diagnosticos psiquiatricos|diagnostico anatomopatologico|diagnosticos del alta|' +
      "diagnostic|diagnostics|diagnostic a l'alta|diagnostics a l'alta|diagnostic d'alta|diagnostics d'alta|diagnostic final|diagnostic clinic|judici clinic|judici clinic a l'alta|judici diagnostic|orientacio diagnostica a l'alta|conclusio|conclusions|" +
      'diagnosis|diagnoses|discharge diagnosis|discharge diagnoses|final diagnosis|final diagnoses|diagnosis at discharge|diagnoses at discharge|diagnosis on discharge|clinical diagnosis|discharge dx|psychiatric diagnosis|conclusion|conclusions',
    short: "final dx|dx final|dx finals|dx definitiu|dx definitivo|dx|dxs|jc|jd|diag|dx alta|dx al alta|dx a l'alta|jc alta|jd alta|d/c dx|dc dx|ddx alta|od alta|d. alta|diagn|diags",
  },
  {
    targets: ['impression'],
    phrases:
      'impresion|impresion diagnostica|impresion clinica|orientacion diagnostica|orientacion|orientacion clinica|diagnostico de presuncion|diagnostico de sospecha|sospecha diagnostica|diagnostico provisional|diagnostico al ingreso|diagnostico de ingreso|diagnostico inicial|diagnosticos al ingreso|valoracion diagnostica|' +
      "impressio|impressio diagnostica|impressio clinica|orientacio diagnostica|orientacio|orientacio clinica|diagnostic de presumpcio|diagnostic de sospita|sospita diagnostica|diagnostic a l'ingres|diagnostic d'ingres|diagnostic inicial|" +
      'impression|clinical impression|diagnostic impression|assessment|working diagnosis|provisional diagnosis|admission diagnosis|admitting diagnosis|admission diagnoses|initial assessment|formulation|differential diagnosis|differential|initial impression',
    short: 'imp|id|od|ic dx|imp dx|dd|ddx|impr|orient|o dx|imp. dx',
  },
  {
    targets: ['secondary_diagnosis'],
    phrases:
      'diagnosticos secundarios|diagnostico secundario|otros diagnosticos|diagnosticos asociados|diagnosticos secundarios al alta|otros diagnosticos al alta|diagnosticos secundarios y comorbilidades|' +
      "diagnostics secundaris|diagnostic secundari|altres diagnostics|diagnostics associats|diagnostics secundaris a l'alta|" +
      'secondary diagnosis|secondary diagnoses|other diagnoses|other diagnosis|additional diagnoses|secondary discharge diagnoses|associated diagnoses',
    short: 'ds|sec|dx sec|dx secundarios|dx secundaris|otros dx|dx 2arios|2arios|2dx|altres dx|dx 2|secondary|secundario|secundarios|secundari|secundaris',
  },
  {
    targets: ['complementary_diagnosis'],
    phrases:
      'diagnosticos complementarios|diagnostico complementario|hallazgos incidentales|hallazgo incidental|diagnostics complementaris|diagnostic complementari|troballes incidentals|troballa incidental|incidental findings|incidental finding|complementary diagnoses|complementary diagnosis|other findings',
  },
  {
    targets: ['plan'],
    phrases:
      'plan|plan terapeutico|plan de actuacion|plan de tratamiento|plan diagnostico|plan de manejo|conducta|actitud|actitud a seguir|plan de trabajo|ordenes|ordenes medicas|planes|plan y comentarios|' +
      "pla|pla terapeutic|pla d'actuacio|pla de tractament|pla diagnostic|conducta|actitud|pla de treball|ordres mediques|plans|" +
      'plan of care|plan|management plan|management|assessment and plan|assessment & plan|assessment/plan|impression and plan|impression and recommendations|treatment plan|care plan|todo|to do|jobs|actions',
    short: 'a/p|a&p|p|imp/plan|tx plan',
  },
  {
    targets: ['extra_comments'],
    phrases:
      'recomendaciones|recomendaciones al alta|recomendaciones y seguimiento|recomendaciones y controles|recomendaciones generales|recomendaciones dieteticas|indicaciones|indicaciones al alta|instrucciones|instrucciones al alta|seguimiento|seguimiento al alta|controles|control|control y seguimiento|plan al alta|plan de alta|plan de seguimiento|plan y seguimiento|plan de cuidados|destino|destino al alta|citas|proximas citas|revision|revisiones|pendiente|pendientes|pruebas pendientes|resultados pendientes|pendiente de resultado|comentarios|observaciones|otros|otros datos|otra informacion|informacion adicional|comentarios adicionales|cuidados|cuidados al alta|cuidados de enfermeria|cuidados de enfermeria al alta|signos de alarma|dieta|dieta y ejercicio|actividad|dieta y actividad|motivo de alta|motivo del alta|tipo de alta|limitacion del esfuerzo terapeutico|voluntades anticipadas|techo terapeutico|nivel de intervencion|pronostico|educacion sanitaria|continuidad asistencial|curas|consejos|normas al alta|proxima visita|baja laboral|notas|' +
      "recomanacions|recomanacions a l'alta|recomanacions al alta|recomanaciones|recomanacions i seguiment|recomanacions i controls|indicacions|indicacions a l'alta|instruccions|instruccions a l'alta|seguiment|seguiment a l'alta|controls|control i seguiment|pla a l'alta|pla d'alta|pla de seguiment|pla de cures|desti|destinacio|desti a l'alta|destinacio a l'alta|cites|properes visites|visites|revisio|revisions|pendent|pendents|proves pendents|resultats pendents|pendent de resultat|comentaris|observacions|altres|altres dades|informacio addicional|comentaris addicionals|cures|cures a l'alta|cures d'infermeria|signes d'alarma|dieta|activitat|motiu d'alta|tipus d'alta|pronostic|educacio sanitaria|consells|propera visita|nivell d'intensitat terapeutica|notes|" +
      'follow up|follow-up|followup|follow up plan|follow-up plan|follow up and plan|follow up arrangements|follow-up appointments|follow-up instructions|follow up instructions|recommendations|recommendations and follow up|discharge plan|discharge planning|plan on discharge|plan at discharge|discharge instructions|discharge advice|discharge destination|destination|disposition|discharge disposition|appointments|outpatient appointments|outpatient follow up|pending results|results pending|pending|pending at discharge|pending labs|outstanding results|outstanding|outstanding issues|comments|additional comments|other comments|remarks|notes to gp|gp actions|actions for gp|gp to do|instructions|instructions to patient|patient instructions|advice|advice to patient|safety netting|safety-netting|return precautions|diet|activity|diet and activity|code status|resuscitation status|escalation|ceiling of care|goals of care|prognosis|wound care|contingency plan|crisis plan|legal status|other|information given to patient|education|safeguarding|transitional issues|gp to|for gp',
    short: 'appts|appt|appts/fu|f/u appts|arrangements|follow-up arrangements|pending at d/c|pending at dc|pending on d/c|pendiente al alta|pendent a l\'alta|f/u|fu|plan alta|pla alta|recs|rec|recom|recoms|rec alta|obs alta|dest|destin|cex|pte|ptes|dnacpr|let|tep|plan/fu|plan f/u',
  },
  {
    targets: ['identity'],
    phrases:
      'datos del paciente|datos de filiacion|filiacion|datos asistenciales|datos administrativos|identificacion|identificacion del paciente|datos personales|informe clinico|informe de alta|informe medico|' +
      "dades del pacient|dades de filiacio|filiacio|dades assistencials|dades administratives|identificacio|dades personals|informe d'alta|informe clinic|" +
      'patient details|patient information|demographics|patient data|patient identification|admission details|discharge summary|medical record|patient demographics|identifying data',
  },
  {
    targets: ['inside'],
    phrases:
      'cardiologicos|respiratorios|neurologicos|digestivos|planta|medicos|quirurgicos|medicas|quirurgicas|generales|cardiologics|respiratoris|neurologics|digestius|medics|quirurgics|ginecologicos|obstetricos|psiquiatricos|cardiaco|respiratorio|neurologico|renal|infeccioso|metabolico|hematologico|digestivo|cardiovascular|respiratory|neurological|gastrointestinal|abdomen|abdominal|extremidades|extremitats|extremities|cabeza y cuello|cap i coll|head and neck|torax|neuro|resp|piel|pell|skin|chest|heent|lungs|heart|cardiac|general',
  },
]

/** Words around a heading phrase that do not change what it points to. */
export const headingQualifiers =
  'del paciente|de la paciente|del pacient|de la pacient|del enfermo|realizadas|realizados|realitzades|realitzats|relevantes|rellevants|de interes|d\'interes|actual|actuales|actuals|previo|previos|previa|previas|previ|previs|conocidos|conocidas|conegudes|coneguts|inicial|iniciales|general|generales|generals|clinica|clinico|clinic|y comentarios|i comentaris|y evolucion posterior|mas relevantes|significativos|significativas|resumen de|resumen del|resumen|resum de|resum|datos de|dades de|summary of|relevant|significant|known|other|otros|otras|altres|patient\'s|of note|brief|current|principales|principals|realizada|realizado|performed|in hospital|during admission|durante el ingreso|durant l\'ingres|hospitalario|hospitalaria|medico|medica|medic|de la|personal|y diagnostico|al ingreso|a l\'ingres|on admission|at admission'

/**
 * First or last words that by themselves tell what a marked heading (capitals or colon) is about, whatever else it
 * says: "Exploración psicopatológica en urgencias:", "Admission bloods:".
 */
export const headingFamilies: readonly { readonly target: HeadingTarget; readonly first: string; readonly last: string }[] = [
  { target: 'physical_exam', first: 'exploracion|exploracio|examen|constantes|constants|expl|ef', last: 'examination|exam|vitals|survey|observations' },
  { target: 'pathological_background', first: 'antecedentes|antecedents|antec', last: 'history' },
  { target: 'medication', first: 'tratamiento|tractament|medicacion|medicacio|tto|tt|trat|tract|medications|meds|farmacos', last: 'medications|medication|meds|medicines|prescription|drugs' },
  { target: 'allergies', first: 'alergias|alergia|allergies|allergia|allergies', last: 'allergies|allergy' },
  { target: 'diagnosis', first: 'diagnostico|diagnosticos|diagnostic|dx', last: 'diagnosis|diagnoses' },
  { target: 'complementary_tests', first: 'analitica|analitiques|analiticas|pruebas|proves|laboratorio|ecografia|labs', last: 'bloods|labs|investigations|imaging|results|tests' },
  { target: 'evolution', first: 'evolucion|evolucio|curso|curs', last: 'course|progress' },
  { target: 'reason', first: 'motivo|motiu', last: 'complaint' },
  { target: 'toxic_habits', first: 'habitos|habits|toxicos|toxics|consumo|consum', last: '' },
  { target: 'baseline_state', first: 'situacion|situacio', last: '' },
  { target: 'invasive_procedures', first: 'procedimientos|procediments|procedimiento|procediment|intervencion|intervencio|cirugia|cirurgia', last: 'procedures|operations|procedure|operation|surgery' },
  { target: 'complications', first: 'complicaciones|complicacions', last: 'complications' },
  { target: 'extra_comments', first: 'recomendaciones|recomanacions|seguimiento|seguiment|indicaciones|indicacions', last: 'appointments|instructions|advice|arrangements' },
]
