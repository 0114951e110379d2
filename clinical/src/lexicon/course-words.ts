/** What makes a sentence of the daily course worth telling, folded; notation: facts/word-forms.ts. */

/** Something was begun, ended, changed or decided. */
export const changeWords = `inicia|se inicia|iniciado|iniciada|inicio|s'inicia|inici|iniciat|started|start|commenced|begun|suspende|se suspende|
  suspendido|suspendida|suspen|se suspen|es suspen|suspes|suspesa|stop|stopped|discontinued|retira|se retira|retirado|retirada|es retira|retirat|
  removed|withdrawn|reinicia|se reinicia|es reinicia|reintroduce|se reintroduce|es reintrodueix|restart|restarted|resumed|cambia|se cambia|
  cambio|es canvia|canvi|canviat|switched|changed|change|switch|aumenta|se aumenta|sube|se sube|pugem|augmenta|increased|baja|se baja|baixa|
  reduce|se reduce|reduit|reduced|decreased|paso a|pas a|paso a via oral|traslado|trasllat|trasladado|transferred|transfer|ingresa|ingressa|
  uci|icu|itu|ccu|hdu|critics|semicritics|reanimacion|extuba*|extubated|intub*|se decide|es decideix|se indica|s'indica|indicada|aceptado|
  acceptat|accepted|comentado|comentat|discussed|sesion|comite|comit*|tolera|destete|weaned|se anade|s'afegeix|added|se mantiene|es mante|
  fin de|fi de|ultima dosis|ultima dosi|last dose|final dose|completa|complerts|completed|se coloca|es col.loca|reingreso|se pauta|es pauta|pautado|replaced|substituye|sustituye|fuera|fora|
  out|off|held|hold|withheld|en pausa|se corrige|es corregeix|corrected|->`

/** Something was found, confirmed or excluded. */
export const findingWords = `se confirma|es confirma|confirmed|confirma|se descarta|es descarta|descartado|descartat|ruled out|excluded|
  diagnostico|diagnostic|diagnosis|orientado como|orientat com|sospecha|sospita|suspected|positivo|positiva|positivos|positivas|positiu|positius|positives|positive|crece|creix|
  grew|aislado|aillat|isolated|sensible|sensitive|resistente|resistent|resistant|empeora|empeoramiento|empitjora|empitjorament|worsening|
  worse|deterioro|deteriorated|aparece|apareix|presenta|nuevo|nueva|nou|nova|new|primer|caida|caiguda|fall|dolor|febre|fiebre|temp|
  hallazgo|troballa|incidental|nodulo|nodul|nodule|progresion|progressio|recaida|recidiva|resuelto|resuelta|resolta|resolt|resolved|cede|
  normaliza|normalitza|mejoria|millora|improved|improving|asintomatico|asimptomatica|interconsulta|ic|valorado por|valorada por|valorada x|
  valorat per|seen by|correccion|correccio|rectificacion|rectificacio|error|incorrect`

/** Nothing happened. */
export const routineWords = `buena noche|bona nit|nit tranquil.la|noche tranquila|night settled|settled|sin incidencias|sense incidencies|uneventful|
  estable|stable|igual|sin cambios|sense canvis|unchanged|no changes|confortable|comfortable|bien|be|tranquilo|tranquila|tranquil|
  continua igual|segueix igual|sigue igual|familia informada|informada la familia|se informa a la familia|family informed|cont atb|
  higiene|aseo|cambios posturales|canvis posturals|constantes sin cambios|constants estables|resto sin cambios|continue|resto igual|
  piel integra|pell integra|skin intact|come|menja|ate|visitado por la familia|visiting|pulsera colocada|well`

/** What the findings come down to: something is excluded, or follows from them. */
export const conclusionWords = `no hay datos de|no hay signos de|no hay evidencia de|no hi ha dades de|no hi ha signes de|no hi ha evidencia de|
  no evidence of|por tanto|por lo tanto|per tant|de manera que|therefore|thus|en conclusion|en conclusio|in conclusion`

/** How the patient left. */
export const finalStateWords = `al alta|a l'alta|alta|discharge|home today|going home|exploracion al alta|ef alta|exploracio a l'alta|
  asintomatic*|asimptomatic*|deambula|camina|mobilising|walked|rankin|nihss|barthel`

/** The team's next steps and talk, which end a test's report. */
export const planWords = `plan|pla|se confirma|es confirma|confirmed|se solicita|se pide|es demana|demanem|solicitamos|pendiente|pendent|pending|comentado|comentat|discussed|
  explicado|explicat|informed|hablado|parlat|tranquilo|refiere|refereix|paciente|pacient|patient|nota|control en|seguir|continuar|continue|
  avisan|avisen|tolera|familia|family|hija|hijo|filla|fill|esposa|interconsulta|ic a|refused|rechaza`

/** Findings that ask for action: a report that leaves one out does harm. */
export const gravePatterns = `nodulo*|nodul*|nodule*|masa|massa|mass|tumor*|neoplasi*|carcinoma|cancer|metastasis|metastasi|metastases|embolia|
  embolism|tromboembol*|tep|pe|trombosis|trombosi|thrombosis|dvt|tvp|fractura*|fracture*|perforacion|perforacio|perforad*|perforat|
  perforated|perforation|pneumoperiton*|absceso*|absces*|abscess*|coleccion|col.leccio|colleccio|collection|isquemi*|ischaemi*|ischemi*|
  infarto*|infart*|infarction|hemorragi*|haemorrhag*|hemorrhag*|sangrado|sagnat|bleed|diseccion|disseccio|dissection|aneurisma*|aneurysm*|
  oclusion|oclusio|occlusion|estenosis|estenosi|stenosis|incidental*|no descrito|no descrit|no present a|not previously|progresion|
  progressio|progression|recidiva|vegetacion*|vegetaci*|vegetation*|bacteriemia|bacteraemia|bacteremia|aureus|coli|pneumoniae|klebsiella*|
  pseudomonas|candida|enterococ*|streptococ*|staphylococ*|haemophilus|legionella|influenzae|norovirus|clostridi*|blee|esbl|mrsa|sarm|
  resistent*|resistant|positiv*|positiu|positive|hidronefros*|hydronephros*|neumotorax|pneumotorax|pneumothorax|derrame|vessament|
  effusion|consolidac*|consolidation|fevi|feve|lvef|laceration|laceracio*|laceracion|hsdd|lesion*|lesio*|quiste*|quist*|cyst*`

/** An examination without findings. */
export const normalWords = `normal|normals|normales|anodino|anodi|anodina|blando|blanda|tou|soft|nl|mvc|sin|sense|no|not|nil|clear|eupneico|eupneica|
  eupneic|conservado|conservat|conservados|conservats|simetrico|simetrics|ok|non-tender|regular|warm|intact|nonfocal|presentes|
  presents|ritmico|ritmica|ritmic|resto|patent|negativ*|negatiu`

/** The patient's history told within the story of the illness. */
export const historyCues = `tiene diagnostico de|tiene diagnosticado|diagnosticado de|diagnosticada de|con diagnostico de|antecedente de|antecedentes de|
  enfermedades medicas|sin antecedentes|sense antecedents|malalties mediques|diagnosticat de|te diagnostic de|antecedent de|antecedents de|
  afecto de|afecta de|afecte de|known case of|background of|past history of|no past medical history|previamente sano|previamente sana|
  previament sa|previament sana|previously well|previously fit`

/** A drug is ended or forbidden. */
export const stoppedWords = `suspender|suspende|suspenden|suspendido|suspendida|suspes|suspesa|suspesos|suspendre|retirar|retira|retirado|retirada|
  retirat|stop|stopped|discontinued|no tomar|no prendre|evitar|prohibido|prohibidos|prohibit|avoid|withheld|do not take|fora|fuera|dejar|deixar`

/** Chronic diseases as lists of antecedents name them; two in one sentence make such a list. */
export const chronicWords = `hta|htn|hypertension|hipertension|hipertensio|dlp|dl|dislipemia|hld|hyperlipidaemia|hyperlipidemia|dm|dm1|dm2|t1dm|t2dm|diabetes|
  diabetic*|epoc|mpoc|copd|asma|asthma|fa|af|fibrilacion auricular|fibril.lacio auricular|atrial fibrillation|icc|ic|chf|hfref|heart failure|
  erc|mrc|ckd|irc|cardiopatia isquemica|c. isquemica|ihd|cad|sahs|saos|osa|hipotiroidismo|hipotiroidisme|hypothyroid*|obesidad|obesitat|
  obesity|osteoporosis|osteoporosi|artrosis|artrosi|oa|gout|gota|depresion|depressio|depression|epilepsia|epilepsy|parkinson*|demencia|
  dementia|cirrosis|cirrosi|cirrhosis|hbp|bph|ulcus|gerd|erge|migrana|migranya|migraine|fibromialgia|psoriasis|psoriasi`
