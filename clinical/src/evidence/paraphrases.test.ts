import { describe, expect, it } from 'vitest'
import { denialsAndOrder, type EntailmentCase } from './cases/denials-and-order.ts'
import { paraphraseCases } from './cases/paraphrases.ts'
import { ruledOf } from './check.ts'
import { indexSource } from './source-index.ts'

const borneOut = ['verbatim', 'supported']

const rules: readonly EntailmentCase[] = [
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
]

describe.each([...rules, ...denialsAndOrder, ...paraphraseCases].map(([name, ...rest]) => ({ name, rest })))(
  '$name',
  ({ rest: [note, same, other] }) => {
    const index = indexSource(note)

    it.each(same)('is supported: %s', (text) => {
      const { ruled } = ruledOf(index, text)
      expect([...ruled.against, ...ruled.missing]).toEqual([])
    })

    it.each(other)('is not supported: %s', (text) => {
      expect(borneOut).not.toContain(ruledOf(index, text).ruled.support)
    })
  },
)
