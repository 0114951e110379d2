import type { AskedFact } from '../../search/texts.ts'
import type { DrugClass } from '../drug-classes.ts'

/** Kinds of drugs as questions name them, beside `drugClasses`; words folded, members by ingredient key. */
export const askedClasses: readonly DrugClass[] = [
  {
    key: 'antibiotic',
    words: /^(?:antibiotic\w*|antibioterapia|atb|abx)$/,
    members:
      /cilin$|^clavulan|^tazobactam|^cef|penem$|^aztreonam|floxac|^nalidix|romicin$|^azitromicin|ciclin$|^gentam|^amikac|^tobram|^vancom|^teicoplan|^daptom|^linezol|^tedizol|^clindam|^cotrimox|^sulfamet|^trimetopr|^nitrofur|^fosfom|^metronidaz|^rifamp|^rifaxim|^colist|^norflox/,
  },
  { key: 'antifungal', words: /^(?:antifung\w*|antimicotic\w*)$/, members: /conazol$|^anfoter|^anfotericin|fungin$|^nistatin|^terbinafin/ },
  {
    key: 'antiviral',
    words: /^(?:antiviral\w*|antivirals?|antiretroviral\w*)$/,
    members: /ciclovir$|^oseltam|^remdes|^entecavir|^tenofov|^lamivud|^foscarn/,
  },
  {
    key: 'antidepressant',
    words: /^(?:antidepres\w*|isrs|ssris?)$/,
    members: /^sertral|^escitalop|^citalop|^fluoxet|^paroxet|^fluvoxam|^mirtazap|^venlafax|^desvenlafax|^duloxet|^trazod|triptilin$|^bupropion|^vortioxet/,
  },
  {
    key: 'hypnotic',
    words: /^(?:sedantes?|sedatius?|sedant|sedatives?|hipnotic\w*|hypnotic\w*|dormir|sleeping|somnifer\w*|ansiolitic\w*|anxiolytic\w*)$/,
    members: /azepam$|azolam$|^clorazep|^zolpid|^zopic|^melaton|^quetiap|^trazod|^clometiaz|^aloperid/,
  },
  {
    key: 'antihypertensive',
    words: /^(?:antihipertensi\w*|antihypertensi\w*|hipotensors?)$/,
    members: /pril$|sartan$|dipin$|olol$|^labetal|^carvedil|^idroclorotiaz|^clortalid|^indapam|^spironolact|^doxazos|^metildop|^idralaz|^urapid/,
  },
  {
    key: 'antiepileptic',
    words: /^(?:antiepileptic\w*|antiepilepti\w*|anticonvuls\w*|anticomici\w*|aed|aeds)$/,
    members: /racetam$|^valpro|^lacosam|^carbamaz|^oxcarb|^fenitoin|^fenobarb|^lamotrig|^clobaz|^topiram|^gabapent|^pregabal|^perampan/,
  },
  {
    key: 'analgesic',
    words: /^(?:analges\w*|painkillers?|calmantes?)$/,
    members: /^paracetam|^metamiz|^acetaminof|profen$|^tramad|^morfin|^oxicod|^fentan|^codein|^tapentad|^buprenorf|^petid/,
  },
  {
    key: 'antidiabetic',
    words: /^(?:antidiabetic\w*|ados?|hipoglucemiantes?|hypoglycaemics?)$/,
    members: /^metform|^gliclaz|^glimepir|^glibenclam|gliptin$|gliflozin$|glutid$|^pioglitaz|^repaglin|^insulin/,
  },
  {
    key: 'laxative',
    words: /^(?:laxant\w*|laxatives?)$/,
    members: /^lactul|^macrog|^polietilen|^senn|^bisacod|^docus/,
  },
  {
    key: 'inhaler',
    words: /^(?:inhalador\w*|inhalers?|broncodilatador\w*|bronchodilators?|nebuli\w*)$/,
    members: /terol$|tropi$|tropium$|^salbutam|^tiotrop|^ipratrop|^umeclid|^glicopir|^fluticas|^budesonid|^beclomet|^terbutal/,
  },
  { key: 'triptan', words: /^(?:triptan\w*)$/, members: /triptan$/ },
  { key: 'gout', words: /^(?:uricosuric\w*)$/, members: /^colchicin|^alopurinol|^febuxostat/ },
  { key: 'thyroid', words: /^(?:hormona tiroidea|thyroid hormone)$/, members: /^levotirox|^tiamazol|^carbimazol/ },
  {
    key: 'gastric',
    words: /^(?:ibps?|ppis?|protector\w*|gastroprotector\w*)$/,
    members: /prazol$|^famotid|^ranitid|^sucralf/,
  },
]

/** What a drug is taken for, where a question asks by that: "qué toma para la tensión". */
export const takenFor: readonly (readonly [RegExp, string])[] = [
  [/^(?:tension|tensio|ta|bp|blood pressure|presion|pressio|hta|hipertension|hipertensio|hypertension)$/, 'antihypertensive'],
  [/^(?:dormir|sueno|son|insomnio|insomni|sleep|insomnia)$/, 'hypnotic'],
  [/^(?:dolor|pain)$/, 'analgesic'],
  [/^(?:azucar|sucre|diabetes|sugar|dm|dm2)$/, 'antidiabetic'],
  [/^(?:epilepsia|epilepsy|convulsiones|crisis|seizures)$/, 'antiepileptic'],
  [/^(?:depresion|depressio|depression|animo)$/, 'antidepressant'],
  [/^(?:infeccion|infeccio|infection|neumonia|pneumonia)$/, 'antibiotic'],
  [/^(?:colesterol|cholesterol|lipidos|lipids|dislipemia)$/, 'statin'],
  [/^(?:migrana|migranya|migraine|jaqueca)$/, 'triptan'],
  [/^(?:gota|gout|acido urico|acid uric|uric acid)$/, 'gout'],
  [/^(?:tiroides|tiroide|thyroid|hipotiroidismo|hipotiroidisme|hypothyroidism)$/, 'thyroid'],
  [/^(?:estomago|estomac|stomach|reflujo|reflux|gerd)$/, 'gastric'],
  [/^(?:estrenimiento|restrenyiment|constipation)$/, 'laxative'],
]
export const asksTaken =
  /\b(?:toma|tomaba|tomar|pren|prenia|prendre|lleva|llevaba|porta|take|takes|taking|on for|given for|pastillas?|pastilles|tablets|meds|medicacion|medicacio|tratamiento|tractament|treatment)\b/

/** The kinds of fact that a word of a question asks for. Folded. */
export const factWords: readonly (readonly [RegExp, AskedFact])[] = [
  [
    /^(?:tratamientos?|tto|ttos|medicacion|medicaciones|medicacio|tractaments?|tt|meds|medications?|medicines|treatments?|farmacos?|farmacs?|medicamentos?|medicaments?|pastillas|pastilles|tablets)\b/,
    'medication',
  ],
  [
    /^(?:cirugia|cirurgia|operacion|operacio|operado|operada|operaron|operat|intervencion|intervencio|intervenido|procedimientos?|procediments?|surgery|operation|procedures?|theatre|iq|qx)\b/,
    'procedure',
  ],
  [/^(?:diagnosticos?|diagnostics?|dx|diagnosis|diagnoses|orientacio diagnostica|juicio clinico)\b/, 'diagnosis'],
  [/^(?:pruebas?|proves|prova|tests?|investigations?|exploraciones complementarias|imaging)\b/, 'test'],
  [/^(?:analiticas?|analitiques|analitica|laboratorio|labs?|bloods|analisis|analisi)\b/, 'lab'],
  [/^(?:constantes|constants|vitals|obs|signos vitales)\b/, 'vital'],
  [/^(?:plan|pla|seguimiento|seguiment|recomendaciones|recomanacions|recommendations|follow up)\b/, 'plan'],
]
