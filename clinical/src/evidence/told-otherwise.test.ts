import { describe, expect, it } from 'vitest'
import { checkSentence } from './check.ts'
import { indexSource } from './source-index.ts'

const borneOut = ['verbatim', 'supported']

/** One rule a row: a note, what says the same in another way, and what is close to it and does not. */
const rules: readonly (readonly [name: string, note: string, same: readonly string[], other: readonly string[]])[] = [
  [
    'an abbreviation in capitals is no article',
    'Paciente con LES de 10 años de evolución. Amb UN a 2 litres.',
    ['Presentaba lupus eritematoso sistémico de 10 años de evolución.', 'Amb ulleres nasals a 2 litres.'],
    ['Presentaba esclerosis sistémica de 10 años de evolución.', 'Amb ulleres nasals a 4 litres.'],
  ],
  [
    'abbreviations of services, vessels and germs',
    'Valorado por NCR. Lesión del 70% en CD. HC: K. pneumoniae en 2/2.',
    [
      'Fue valorado por Neurocirugía.',
      'Lesión del 70 % en la coronaria derecha.',
      'En ambos hemocultivos creció Klebsiella pneumoniae.',
    ],
    ['Lesión del 70 % en la descendente anterior.', 'En ambos hemocultivos creció Streptococcus pneumoniae.'],
  ],
  [
    'a capital behind its noun is a side',
    'Hipoventilación en base D. Ictus de ACM I. Cultivo: E. coli.',
    ['Hipoventilación en la base derecha.', 'Ictus de la arteria cerebral media izquierda.'],
    ['Hipoventilación en la base izquierda.', 'Ictus de la arteria cerebral media derecha.'],
  ],
  [
    'what is to come may be told as what may come, not the other way round',
    'Posible amputación del 4º dedo según evolución. Cirugía vascular programada para el martes.',
    ['La cirugía vascular queda prevista para el martes.'],
    ['Amputación del 4º dedo programada según evolución.'],
  ],
  [
    'one amount in two units',
    'Amoxicilina 1 g cada 8 h durante 2 semanas. Drenaje de 1,5 l. Estable a las 48 h.',
    ['Amoxicilina 1000 mg cada 8 horas durante 14 días.', 'Drenaje de 1500 ml.', 'Estable a los 2 días.'],
    ['Amoxicilina 100 mg cada 8 horas durante 14 días.', 'Drenaje de 150 ml.', 'Amoxicilina 1 g durante 12 días.'],
  ],
  [
    'days, weeks and months as British notes write them',
    'Doxycycline 100 mg OD 5/7. Sick note 2/52. Clinic review 3/12.',
    ['Doxycycline 100 mg once daily for five days.', 'Sick note for two weeks.', 'Clinic review in three months.'],
    ['Doxycycline 100 mg once daily for six days.', 'Sick note for five weeks.', 'Clinic review in three weeks.'],
  ],
  [
    'numbers inside words and ordinals',
    'CKD3 with a creatinine of 140. D4 extubated. Apyrexial from day 3.',
    ['Stage 3 CKD with a creatinine of 140.', 'Extubated on day 4.', 'Apyrexial from the third day.'],
    ['Stage 4 CKD with a creatinine of 140.', 'Extubated on day 6.'],
  ],
  [
    'so many of so many is no date',
    'MRSA in 4/4 bottles. Fuerza 3/5 en brazo derecho.',
    ['MRSA in four bottles.', 'Fuerza de 3/5 en el brazo derecho.'],
    ['MRSA in three bottles.', 'Fuerza de 2/5 en el brazo derecho.'],
  ],
  [
    'from one value to another',
    'Creatinina 2,4 mg/dl (basal 1,1). Lactate 3.8 → 1.2 after fluids.',
    ["Creatinina pujada d'1,1 basal a 2,4 mg/dl.", 'Lactate fell from 3.8 to 1.2 after fluids.'],
    ['Lactate rose from 3.8 to 1.2 after fluids.', 'Lactate fell from 3.8 to 1.6 after fluids.'],
  ],
  [
    'a number with the word it counts',
    'Exfumador desde 2005 (30 paquetes/año). Consumo de alcohol: 2 vasos de vino.',
    ['Exfumador desde 2005, con un consumo de 30 paquetes/año, y bebe 2 vasos de vino.'],
    ['Exfumador desde 2005, con un consumo de 2 paquetes/año, y bebe 30 vasos de vino.'],
  ],
  [
    'the date a note opens with',
    'Evolutivo 08/11 (día 2)\nDrenaje de 120 cc, se retira. Afebril.',
    ['El 8 de noviembre se retiró el drenaje, de 120 cc.'],
    ['El 9 de noviembre se retiró el drenaje, de 120 cc.'],
  ],
  [
    'two days of one month',
    'Lavado quirúrgico 06/05 y 09/05 sin incidencias.',
    ['Lavado quirúrgico el 6 y el 9 de mayo sin incidencias.'],
    ['Lavado quirúrgico el 7 y el 9 de mayo sin incidencias.'],
  ],
  [
    'the subject of a denied verb',
    'No surgical intervention required. Not for VTE prophylaxis due to platelets 38.',
    ['Surgical intervention was not required.', 'No VTE prophylaxis because the platelet count was 38.'],
    ['Surgical intervention was required.', 'VTE prophylaxis because the platelet count was 38.'],
  ],
  [
    'nothing amiss and normal',
    'Transaminasas normales. Ecografía sin alteraciones. Edemas sin signos de TVP.',
    [
      'Sin alteración de las transaminasas.',
      'La ecografía fue normal.',
      'Edemas sin datos que sugieran trombosis venosa profunda.',
    ],
    [
      'Alteración de las transaminasas.',
      'Ecografía con alteraciones.',
      'Edemas con datos de trombosis venosa profunda.',
    ],
  ],
  [
    'cranial nerves are nobody’s parents, and loss of appetite denies nothing',
    'PPCC: paresia del VI par derecho. Rechazo de la ingesta y decaimiento.',
    ['En los pares craneales, paresia del VI par derecho.', 'Rechazo de la ingesta, decaída.'],
    ['En los pares craneales, paresia del VI par izquierdo.', 'Rechazo de la ingesta sin decaimiento.'],
  ],
  [
    'a class of drugs for one of it, not the other way round',
    'Se pasa furosemida a vo el D3. Recibe AINE.',
    ['Se pasó el diurético a vía oral.'],
    ['Se pasó el antibiótico a vía oral.', 'Recibe naproxeno.', 'Se pasó la torasemida a vía oral.'],
  ],
  [
    'the beginning of a name of a drug',
    'Fluclox 2 g QDS. Atorva 80 mg 0-0-1.',
    ['Flucloxacillin 2 g four times a day.', 'Atorvastatina 80 mg por la noche.'],
    ['Flucloxacillin 2 g twice a day.', 'Amoxicillin 2 g four times a day.', 'Simvastatina 80 mg por la noche.'],
  ],
  [
    'what is withheld is not taken home',
    'HOME MEDICATION\nWarfarin 3 mg.\nPLAN\nWarfarin held for 2 days. INR 1.9 at discharge.',
    ['Warfarin was withheld for two days and the INR was 1.9 at discharge.'],
    ['At discharge, warfarin 3 mg.'],
  ],
  [
    'what cannot be excluded, and what is not yet there',
    "No se descarta miopatía inflamatoria. Pendent resultat d'immunofixació.",
    ['Al no poder excluirse una miopatía inflamatoria.', "No es disposa encara del resultat d'immunofixació."],
    ['Se descartó una miopatía inflamatoria.', 'Presentaba una miopatía inflamatoria.'],
  ],
  [
    'no known allergies, by whatever letters',
    'NAMC. Abdomen blando.',
    ['Sin alergias medicamentosas conocidas.'],
    ['Con alergias medicamentosas conocidas.'],
  ],
  [
    'the sign behind a finding denies it',
    'Exploración: Blumberg -, Murphy +. Seidel -.',
    ['Signo de Blumberg negativo.', 'Seidel negativo.'],
    ['Signo de Murphy negativo.', 'Signo de Blumberg positivo.'],
  ],
  [
    'where and when it was is not denied along with it',
    'Deambula sin ayuda al alta. No ampollas nuevas desde dia 9. Afebril desde 2º día.',
    [
      'En el momento del alta deambula sin ayuda.',
      'No ha habido ampollas nuevas desde el día 9.',
      'Sin fiebre desde el segundo día.',
    ],
    ['En el momento del alta deambula con ayuda.', 'Ha habido ampollas nuevas desde el día 9.'],
  ],
  [
    'the scope of a denial passes a word cut short and ends at a verb',
    'Sin clínica de sd. compartimental. TC sin contraste: litiasis de 8 mm.',
    ['No presenta clínica de sd. compartimental.', 'La TC sin contraste evidenció una litiasis de 8 mm.'],
    ['Con clínica de sd. compartimental.', 'La TC sin contraste no evidenció litiasis.'],
  ],
  [
    'denied by a verb that only carries the denial, or along with its subject',
    'Not thrombolysed - outside window. No surfactant. No further chemo.',
    ['Thrombolysis was not given, outside window.', 'Surfactant was not given.', 'There was no more chemotherapy.'],
    ['Thrombolysis was given, outside window.', 'Surfactant was given.', 'There was more chemotherapy.'],
  ],
  [
    'what is to be avoided is told as not to be done',
    'No heavy lifting for six weeks.',
    ['He is to avoid heavy lifting for six weeks.'],
    ['He is advised heavy lifting for six weeks.'],
  ],
  [
    'a verb is denied before its subject and behind it',
    'Insuficiencia cardíaca no controlada.',
    ['Al no estar controlada la insuficiencia cardíaca.'],
    ['Al estar controlada la insuficiencia cardíaca.'],
  ],
  [
    'both sides and one, by a letter',
    'Synovitis of wrists b/l. Infarct in L MCA territory. Prev hip fracture (R).',
    [
      'Bilateral synovitis of the wrists.',
      'Infarct in the territory of the left MCA.',
      'Previous fracture of the right hip.',
    ],
    ['Infarct in the territory of the right MCA.', 'Previous fracture of the left hip.'],
  ],
  [
    'weeks, days of the stay, cycles and grades by their letters',
    'Retard c4 1 set. Mucositis g2. Dolor EVA 2-3. Hemofiltración d 2-6.',
    [
      'El cicle 4 es va retardar una setmana.',
      'Mucositis de grado 2.',
      'Dolor con EVA entre 2 y 3.',
      'Hemofiltración del día 2 al 6.',
    ],
    ['El cicle 3 es va retardar una setmana.', 'Mucositis de grado 3.', 'Hemofiltración del día 3 al 6.'],
  ],
  [
    'a number and how often, and a date that might be a share',
    'Sutura con seda 4/0 x5 puntos. Desbridamiento 9/9.',
    ['Sutura con seda 4/0, cinco puntos.', 'El 9/9, desbridamiento.'],
    ['Sutura con seda 3/0, cinco puntos.', 'El 8/9, desbridamiento.'],
  ],
  [
    'the sign for a fracture, and a size of two numbers',
    'R NOF #, displaced. Ulcer 4x3mm. Benpen/gent 36h, stopped - cultures neg.',
    [
      'Displaced fracture of the right neck of femur.',
      'Ulcer of 4x3 mm.',
      'Benzylpenicillin and gentamicin were stopped after 36 h.',
    ],
    ['Displaced fracture of the left neck of femur.', 'Ulcer of 4x5 mm.'],
  ],
  [
    'a result stands behind what it denies, whatever follows',
    'tox orina: thc +, resto neg. tac craneal y anal sin alteraciones.',
    ['TAC craneal y analítica sin alteraciones.'],
    ['TAC craneal y analítica con alteraciones.', 'Tóxicos en orina: THC negativo.'],
  ],
  [
    'a clause of which the source has nothing, beside much that it has',
    'Ingreso por neumonía adquirida en la comunidad en lóbulo inferior derecho con insuficiencia respiratoria. Recibe ceftriaxona y azitromicina.',
    [
      'Ingresó por una neumonía comunitaria del lóbulo inferior derecho con insuficiencia respiratoria y recibió ceftriaxona y azitromicina.',
    ],
    [
      'Ingresó por una neumonía comunitaria del lóbulo inferior derecho con insuficiencia respiratoria y el drenaje fue seroso.',
      'Recibió ceftriaxona y azitromicina por una neumonía adquirida en la comunidad en el lóbulo inferior derecho, debe evitar los lugares concurridos.',
    ],
  ],
  [
    'one thing in the place of another, with all else the same',
    'Ecografía: derrame pericárdico ligero sin compromiso, VCI no dilatada. Analítica: GOT 45, LDH 300, leucocitos 12000. Se retira la sonda.',
    ['Derrame pericárdico ligero sin compromiso en la ecografía.', 'GOT 45 y LDH 300.', 'Se retiró la sonda.'],
    [
      'Ecografía: derrame pleural ligero sin compromiso, VCI no dilatada.',
      'Analítica: GPT 45, LDH 300, leucocitos 12000.',
      'Se colocó la sonda.',
    ],
  ],
  [
    'a result that is negative is not positive, and no denial is denied',
    'Coprocultivo y toxina de C. difficile neg. Ascitis: cultivo negativo.',
    ['El coprocultivo y la toxina de C. difficile fueron negativos.'],
    ['El coprocultivo y la toxina de C. difficile fueron positivos.', 'El cultivo de la ascitis no fue negativo.'],
  ],
  [
    'one figure in another unit is another',
    'RN de 1.890 g. Vegetación de 1,6 cm en válvula tricúspide. Drenaje de 60 cc de pus.',
    ['Recién nacido de 1.890 g.', 'En la válvula tricúspide, vegetación de 16 mm.', 'Se drenaron 60 ml de pus.'],
    ['Recién nacido de 1.890 mg.', 'En la válvula tricúspide, vegetación de 1,6 mm.', 'Se drenaron 60 l de pus.'],
  ],
  [
    'each drug of several, and who smoked once',
    'Sacubitrilo/valsartán 24/26 mg. Exfumador. Se evita el paracetamol.',
    ['Sacubitrilo-valsartán 24/26 mg.'],
    ['Sacubitrilo/ramipril 24/26 mg.', 'Fumador.', 'Se administró paracetamol.'],
  ],
  [
    'a germ is told by what it withstands, and no drug was given',
    'HC: S. aureus sensible a meticilina. Vanc 1 g, gent 240 mg.',
    ['En el hemocultivo, Staphylococcus aureus sensible a meticilina.', 'Vancomicina 1 g y gentamicina 240 mg.'],
    ['Vancomicina 1 g y tobramicina 240 mg.'],
  ],
]

describe.each(rules.map(([name, ...rest]) => ({ name, rest })))('$name', ({ rest: [note, same, other] }) => {
  const index = indexSource(note)

  it.each(same)('is borne out: %s', (text) => {
    expect(checkSentence(index, text).doubts).toEqual([])
  })

  it.each(other)('is not borne out: %s', (text) => {
    expect(borneOut).not.toContain(checkSentence(index, text).support)
  })
})
