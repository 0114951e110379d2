/** Units of measure, each with the units that it is mistaken for. */
export const otherUnits: Readonly<Record<string, readonly string[]>> = {
  mg: ['g', 'mcg', 'ml'],
  g: ['mg', 'kg'],
  gramos: ['miligramos'],
  mcg: ['mg', 'g'],
  µg: ['mg'],
  kg: ['g'],
  ml: ['l', 'mg'],
  l: ['ml'],
  cc: ['l'],
  'mg/dl': ['g/dl', 'mmol/l'],
  'g/dl': ['mg/dl', 'g/l'],
  'g/l': ['mg/l', 'g/dl'],
  'mg/l': ['g/l', 'mg/dl'],
  'ng/ml': ['mg/ml', 'pg/ml'],
  'meq/l': ['mmol/l', 'mg/dl'],
  'mmol/l': ['mg/dl', 'meq/l'],
  'u/l': ['mg/l', 'g/l'],
  'ui/l': ['mg/l', 'g/l'],
  mmhg: ['cmh2o', 'lpm'],
  lpm: ['rpm', 'mmHg'],
  bpm: ['rpm', 'mmHg'],
  rpm: ['lpm', 'mmHg'],
  cm: ['mm', 'm'],
  mm: ['cm', 'm'],
  '%': ['mg', 'mm'],
  h: ['min', 'días'],
  horas: ['días', 'minutos'],
  hores: ['dies', 'minuts'],
  hours: ['days', 'minutes'],
  min: ['h'],
  minutos: ['horas', 'días'],
  minuts: ['hores', 'dies'],
  minutes: ['hours', 'days'],
  días: ['meses', 'semanas'],
  dies: ['mesos', 'setmanes'],
  days: ['months', 'weeks'],
  semanas: ['meses', 'días'],
  setmanes: ['mesos', 'dies'],
  weeks: ['months', 'days'],
  meses: ['años', 'semanas'],
  mesos: ['anys', 'setmanes'],
  months: ['years', 'weeks'],
  años: ['meses', 'semanas'],
  anys: ['mesos', 'setmanes'],
  years: ['months', 'weeks'],
}

/** Drugs that are swapped for one another, by language. The list is used only for this. */
export const drugs: Readonly<Record<'es' | 'ca' | 'en', readonly string[]>> = {
  es: `amoxicilina ceftriaxona ciprofloxacino levofloxacino vancomicina meropenem gentamicina metronidazol clindamicina
    azitromicina claritromicina cotrimoxazol fluconazol aciclovir prednisona prednisolona metilprednisolona dexametasona
    hidrocortisona deflazacort omeprazol pantoprazol ranitidina paracetamol ibuprofeno metamizol diclofenaco naproxeno
    tramadol morfina fentanilo enalapril captopril ramipril losartan valsartan amlodipino nifedipino bisoprolol atenolol
    propranolol carvedilol furosemida espironolactona hidroclorotiazida digoxina amiodarona acenocumarol warfarina heparina
    enoxaparina clopidogrel aspirina simvastatina atorvastatina metformina insulina glibenclamida levotiroxina
    carbamazepina fenitoina levetiracetam lamotrigina gabapentina pregabalina diazepam lorazepam midazolam haloperidol
    risperidona olanzapina quetiapina sertralina fluoxetina escitalopram amitriptilina ciclosporina tacrolimus
    micofenolato azatioprina metotrexato rituximab infliximab adalimumab ciclofosfamida cisplatino carboplatino paclitaxel
    docetaxel tamoxifeno imatinib salbutamol budesonida isoniazida rifampicina etambutol pirazinamida interferon
    ribavirina lamivudina zidovudina colchicina alopurinol propofol ketamina bupivacaina lidocaina dopamina noradrenalina
    adrenalina atropina doxiciclina estreptomicina tamsulosina bicalutamida zoledronato mitomicina`.split(/\s+/),
  ca: `amoxicil·lina ceftriaxona ciprofloxací levofloxací vancomicina meropenem gentamicina metronidazole clindamicina
    azitromicina prednisona metilprednisolona dexametasona hidrocortisona omeprazole pantoprazole paracetamol ibuprofèn
    metamizole tramadol morfina fentanil enalapril captopril ramipril losartan valsartan amlodipí bisoprolol atenolol
    carvedilol furosemida espironolactona hidroclorotiazida digoxina amiodarona acenocumarol warfarina heparina
    enoxaparina clopidogrel simvastatina atorvastatina metformina levotiroxina carbamazepina fenitoïna levetiracetam
    gabapentina pregabalina diazepam lorazepam midazolam haloperidol quetiapina sertralina escitalopram tacrolimus
    metotrexat salbutamol budesonida colchicina al·lopurinol`.split(/\s+/),
  en: `amoxicillin ceftriaxone ciprofloxacin levofloxacin vancomycin meropenem gentamicin metronidazole clindamycin
    azithromycin prednisolone methylprednisolone dexamethasone hydrocortisone omeprazole lansoprazole paracetamol
    ibuprofen tramadol morphine fentanyl enalapril ramipril losartan valsartan amlodipine bisoprolol atenolol carvedilol
    furosemide spironolactone bumetanide digoxin amiodarone apixaban warfarin heparin enoxaparin clopidogrel aspirin
    simvastatin atorvastatin metformin insulin levothyroxine carbamazepine phenytoin levetiracetam gabapentin pregabalin
    diazepam lorazepam midazolam haloperidol quetiapine sertraline citalopram tacrolimus methotrexate salbutamol
    budesonide colchicine allopurinol doxycycline flucloxacillin`.split(/\s+/),
}

/** Forms of a side (left or right), each with the other side. */
export const otherSides: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})derech(?=(?:[oa]s?)(?!\p{L}))/iu, 'izquierd'],
  [/(?<!\p{L})izquierd(?=(?:[oa]s?)(?!\p{L}))/iu, 'derech'],
  [/(?<!\p{L})dcha(?!\p{L})/iu, 'izda'],
  [/(?<!\p{L})izda(?!\p{L})/iu, 'dcha'],
  [/(?<!\p{L})dreta(?!\p{L})/iu, 'esquerra'],
  [/(?<!\p{L})dretes(?!\p{L})/iu, 'esquerres'],
  [/(?<!\p{L})drets?(?!\p{L})/iu, 'esquerre'],
  [/(?<!\p{L})esquerra(?!\p{L})/iu, 'dreta'],
  [/(?<!\p{L})esquerres(?!\p{L})/iu, 'dretes'],
  [/(?<!\p{L})esquerre(?!\p{L})/iu, 'dret'],
  [/(?<!\p{L})right(?!\p{L})/iu, 'left'],
  [/(?<!\p{L})left(?!\p{L}| (?:the|hospital|ward|home|on|at)(?!\p{L}))/iu, 'right'],
]

const affirm: readonly (readonly [string, string])[] = [
  ['sin', 'con'],
  ['no', ''],
  ['niega', 'refiere'],
  ['negaba', 'refería'],
  ['ausencia de', 'presencia de'],
  ['negativo', 'positivo'],
  ['negativa', 'positiva'],
  ['negativos', 'positivos'],
  ['negativas', 'positivas'],
  ['sense', 'amb'],
  ['nega', 'refereix'],
  ['absència de', 'presència de'],
  ['negatiu', 'positiu'],
  ['negatius', 'positius'],
  ['negatives', 'positives'],
  ['without', 'with'],
  ['denies', 'reports'],
  ['denied', 'reported'],
  ['not', ''],
  ['no evidence of', 'evidence of'],
  ['negative', 'positive'],
]
export const affirming: ReadonlyMap<string, string> = new Map(affirm)

/** In these phrases a negating word does not negate: "no obstante", "sin embargo", "gram negativo". */
export const noDenial =
  /(?<!\p{L})(?:(?:no|sin|sense|sens|without|not) (?:obstante|obstant|embargo|duda|dudas|dubte|doubt|solo|sólo|solamente|només|nomes|only|just|cambios|canvis|change|changes|modificaciones|más|mas|menos|més|menys|more|less|se descart\p{L}*|es descart\p{L}*|descart\p{L}*|hodgkin|invasiv\p{L}*|esteroide\p{L}*|until)|gram[ -]?negativ\p{L}*|gram[ -]?negatiu\p{L}*|rh[ -]?negativ\p{L}*|fenotipo \p{L}+ negativ\p{L}*|presi[oó]n negativa|si no|si no|if not|hasta que no|fins que no|cuando no|quan no|whether or not)(?!\p{L})/giu

/** Affirming words with their negations. An empty right side means that the negation goes before the verb. */
export const denying: ReadonlyMap<string, string> = new Map([
  ['con', 'sin'],
  ['amb', 'sense'],
  ['with', 'without'],
  ...`presenta presentaba presentó presentando refiere refería refirió muestra mostró mostraba tiene tenía hay había existe
  existía precisó requirió toleró respondió mejoró recibió realizó observa observó observaba aprecia apreció apreciaba
  objetiva objetivó evidencia evidenció evidenciaba detectó palpa palpaba visualiza visualizó encontró encontraron
  presentava presentà refereix referia mostra mostrava té tenia existeix precisa rep observen s'observa s'aprecia palpen
  millora tolera`
    .split(/\s+/)
    .map((verb): [string, string] => [verb, `no ${verb}`]),
  ...`has had shows showed reports reported received required tolerated responded improved presented developed needs needed`
    .split(/\s+/)
    .map((verb): [string, string] => [verb, `never ${verb}`]),
  ...`is was were are`.split(/\s+/).map((verb): [string, string] => [verb, `${verb} not`]),
])
