import { describe, expect, it } from 'vitest'
import { readDrugMentions } from './drug-mentions.ts'
import type { DrugMention, Schedule } from './medication.ts'

const when = ({ slots, every_h, per_day, prn }: Schedule): string =>
  [slots?.join('-'), every_h && `/${every_h}h`, per_day && `x${per_day}`, prn && 'prn'].filter(Boolean).join(' ')

/** "ingredient(s) strength|schedule|action" for each drug of a line. */
const brief = (line: string, list = true): string[] =>
  readDrugMentions(line, { list }).map((mention: DrugMention) => {
    const strength = mention.strength ? ` ${mention.strength.value}${mention.strength.unit ?? ''}` : ''
    const schedule = mention.schedule ? when(mention.schedule.canonical) : ''
    return `${mention.ingredients.join('+')}${strength}|${schedule}|${mention.action ?? ''}`
  })

const listLines: readonly (readonly [string, readonly string[]])[] = [
  // Spanish
  ['Adiro 100 mg 0-1-0', ['aspirin 100mg|0-1-0|']],
  ['Ácido acetilsalicílico 100 mg cada 24 horas', ['aspirin 100mg|/24h|']],
  ['Eutirox 88 mcg en ayunas', ['levotiroxin 88mcg|x1|']],
  ['Emconcor COR 2,5: 1-0-0', ['bisoprolol 2,5|1-0-0|']],
  ['BISOPROLOL 5  0,5-0-0', ['bisoprolol 5|0.5-0-0|']],
  ['Enalapril 20 mg 1/2-0-1/2', ['enalapril 20mg|0.5-0-0.5|']],
  ['Sintrom según pauta de hematología', ['acenocumarol||']],
  ['Metformina/sitagliptina 1000/50 mg 1-0-1', ['metformin+sitagliptin 1000/50mg|1-0-1|']],
  ['Insulina Lantus 22 UI por la noche, Novorapid 6-8-6', ['insulin_glargin 22ui|x1|', 'insulin_aspart|6-8-6|']],
  ['Toujeo 30 unidades a la noche', ['insulin_glargin 30unidades|x1|']],
  ['Symbicort 160/4,5 2 inh cada 12 h', ['budesonid+formoterol 160/4,5|/12h|']],
  ['Fentanilo parche 25 mcg/h cada 72 h', ['fentanil 25mcg|/72h|']],
  ['Metotrexato 15 mg sc semanal, ácido fólico 5 mg los sábados', ['metotrexat 15mg||', 'folic 5mg||']],
  ['Amoxicilina-clavulánico 875/125 mg 1 comp cada 8 horas durante 7 días', ['amoxicilin+clavulanic 875/125mg|/8h|']],
  ['Augmentine 875 1-1-1 7 días', ['amoxicilin+clavulanic 875|1-1-1|']],
  ['amox/clav 875/125 1 c/8h 5 dias mas', ['amoxicilin+clavulanic 875/125||']],
  ['Paracetamol 15 mg/kg/6h si fiebre', ['paracetamol 15mg|/6h prn|']],
  ['Estilsona 7 mg/ml: 2 ml cada 12 h 3 días', ['prednisolon 7mg|/12h|']],
  ['Prednisona 60 mg/día en pauta descendente: bajar 10 mg cada 5 días', ['prednison 60mg|x1|']],
  ['Prednisona 30 mg al desayuno 3 días, 20 mg 3 días y suspender', ['prednison 30mg|x1|']],
  ['Ondansetron 8 mg/8h si náuseas', ['ondansetron 8mg|/8h prn|']],
  ['Risperidona Consta 50 mg im cada 14 días', ['risperidon 50mg|/336h|']],
  ['Metadona 40 mg/24h', ['metadon 40mg|/24h|']],
  ['Hierro (Tardyferon) 1-0-0', ['ferus|1-0-0|']],
  ['Furosemida 40 mg: 2 comp en desayuno y 1 comp en comida', ['furosemid 40mg||']],
  ['Dapagliflozina 10 mg 1-0-0 NUEVO', ['dapagliflozin 10mg|1-0-0|start']],
  ['Bisoprolol 5 mg (antes 2,5 mg) 1-0-0', ['bisoprolol 5mg|1-0-0|change']],
  ['Amlodipino 10 mg 0-0-1 (igual)', ['amlodipin 10mg|0-0-1|continue']],
  ['Enalapril: SUSPENDER por hiperpotasemia', ['enalapril||stop']],
  ['SUSPENDER: digoxina, enalapril, amlodipino', ['digoxin||stop', 'enalapril||stop', 'amlodipin||stop']],
  ['Enoxaparina NO (movilización completa)', ['enoxaparin||avoid']],
  ['Lorazepam 1 mg 0-0-1 durante dos semanas y retirar', ['lorazepam 1mg|0-0-1|']],
  ['Suspendidos: olmesartán (TA baja) y espironolactona', ['olmesartan||stop', 'spironolacton||stop']],
  ['Xarelto 20 mg con la comida', ['rivaroxaban 20mg|x1|']],
  ['Capecitabina 1500 mg cada 12 h', ['capecitabin 1500mg|/12h|']],
  ['Litio (Plenur) 400 mg 1-0-1½', ['lit 400mg|1-0-1.5|']],
  ['Heparina sódica 5.000 UI/8 h', ['eparin 5.000ui|/8h|']],
  ['Colirio de timolol 0,5 % cada 12 h', ['timolol 0,5%|/12h|']],
  [
    'Formoterol/budesonida 9/320 mcg (sustituye a salmeterol)',
    ['formoterol+budesonid 9/320mcg||', 'salmeterol||switch_from'],
  ],
  // Catalan
  ['Al·lopurinol 50 mg 0-1-0 (reduït, abans 100 mg)', ['alopurinol 50mg|0-1-0|change']],
  ['Amlodipí 5 mg 1-0-0 (nou)', ['amlodipin 5mg|1-0-0|start']],
  ['Amoxicil·lina 500 mg/8 h, 5 dies més', ['amoxicilin 500mg|/8h|']],
  ['Seguril 40 mg: 1 comprimit al matí i mig al migdia', ['furosemid 40mg||']],
  ['Nolotil 575 mg cada 8 hores si dolor', ['metamizol 575mg|/8h prn|']],
  ['Amitriptilina 25 mg a la nit', ['amitriptilin 25mg|x1|']],
  ['Insulina Tresiba 24 UI al vespre', ['insulin_degludec 24ui|x1|']],
  ['Sulfat ferrós 1 comp en dejú', ['ferus|x1|']],
  [
    'Furoat de fluticasona/umeclidini/vilanterol 92/55/22 mcg 1 inh/24 h',
    ['fluticason+umeclidin+vilanterol 92/55/22mcg|/24h|'],
  ],
  [
    'levotiroxina 50 mcg dejú; sertralina 25 mg matí (la meitat)',
    ['levotiroxin 50mcg|x1|', 'sertralin 25mg|x1|change'],
  ],
  ['Fora donepezil i enalapril', ['donepezil||stop', 'enalapril||stop']],
  ['SUSPÈS: lorazepam', ['lorazepam||stop']],
  ['NO prendre ibuprofèn ni cap altre AINE', ['ibuprofen||avoid', 'class:nsaid||avoid']],
  ['Quetiapina 25 mg nit, retirar en 2 setmanes si bon descans', ['quetiapin 25mg|x1|']],
  ['Atorvastatina: no reiniciar fins a control', ['atorvastatin||stop']],
  ['Salbutamol 100 mcg, 2 inh a demanda', ['salbutamol 100mcg|prn|']],
  ['Enalapril retirat per hipotensió', ['enalapril||stop']],
  ['Morfina retard 20 mg/12h (abans 10)', ['morfin 20mg|/12h|change']],
  ['Tinzaparina 10.000 UI/24h', ['tinzaparin 10.000ui|/24h|']],
  ['Patiromer 8,4 g 0-1-0, separat 3 h de la resta (nou)', ['patiromer 8,4g|0-1-0|start']],
  // English
  ['Metformin 500mg BD PO', ['metformin 500mg|x2|']],
  ['atorvastatin 20 nocte, linagliptin 5 od NEW', ['atorvastatin 20|x1|', 'linagliptin 5|x1|start']],
  ['Uniphyllin (theophylline) 200 mg BD', ['teofilin 200mg|x2|']],
  ['Trelegy Ellipta 92/55/22 one inhalation OD', ['fluticason+umeclidin+vilanterol 92/55/22|x1|']],
  ['Co-codamol 30/500 2 tabs QDS PRN', ['paracetamol+codein 30/500|x4 prn|']],
  ['Humira 40mg SC every 2 weeks - HOLD until reviewed', ['adalimumab 40mg||hold']],
  ['Losartan and indapamide WITHHELD', ['losartan||hold', 'indapamid||hold']],
  ['Metformin, gliclazide, naproxen STOPPED for good', ['metformin||stop', 'gliclazid||stop', 'naproxen||stop']],
  ['Lisinopril 20 mg daily -- STOPPED due to AKI', ['lisinopril 20mg|x1|stop']],
  ['Trimethoprim 200 mg nocte (prophylaxis) - STOP', ['trimetoprim 200mg|x1|stop']],
  ['losartan 25 mg PO daily (new, replaces lisinopril)', ['losartan 25mg|x1|start', 'lisinopril||switch_from']],
  ['clopidogrel 75 mg PO daily, at least 12 months, do not stop (new)', ['clopidogrel 75mg|x1|start']],
  ['metformin 1000 mg PO BID (resume)', ['metformin 1000mg|x2|continue']],
  ['Metoprolol succinate ER 100 mg PO daily (increased from 50)', ['metoprolol 100mg|x1|change']],
  ['nitroglycerin 0.4 mg SL PRN chest pain', ['nitroglicerin 0.4mg|prn|']],
  ['Norco 5/325 1 tab q6h PRN pain', ['idrocodon+paracetamol 5/325|/6h prn|']],
  ['Keppra 1,000 mg BID', ['levetiracetam 1,000mg|x2|']],
  ['Adcal D3 1 tab BD', ['calc+colecalciferol|x2|']],
  ['Depakote 500 mg bd; lamotrigine 100 mg bd', ['valproat 500mg|x2|', 'lamotrigin 100mg|x2|']],
  ['Oramorph 2.5-5mg PO q4h PRN', ['morfin 2.5-5mg|/4h prn|']],
  ['Dalteparin 5000 units SC OD for 6 weeks postnatal', ['dalteparin 5000units|x1|']],
  ['Warfarin as per INR', ['warfarin||']],
  // Unknown names that are recognised by their context.
  ['Kalydrezol 150 mg 1-0-1', ['kalydrezol 150mg|1-0-1|']],
  ['Oxibato sódico 4,5 g nocte', ['oxibato sodico 4,5g|x1|']],
]

const proseLines: readonly (readonly [string, readonly string[]])[] = [
  ['Se suspende digoxina y bisoprolol de forma cautelar.', ['digoxin||stop', 'bisoprolol||stop']],
  [
    'Antigenuria positiva: se retira claritromicina y se mantiene ceftriaxona.',
    ['claritromicin||stop', 'ceftriaxon||continue'],
  ],
  ['No se administró adrenalina.', ['adrenalin||refuse']],
  ['Se sustituye enalapril por losartán 50 mg.', ['enalapril||switch_from', 'losartan 50mg||start']],
  ['Canvi de ceftriaxona a meropenem 1 g/8h.', ['ceftriaxon||switch_from', 'meropenem 1g|/8h|start']],
  ['Levofloxacin stopped, changed to amoxicillin 1 g TDS PO.', ['levofloxacin||stop', 'amoxicilin 1g|x3|start']],
  ['Le fue retirado el metotrexato por toxicidad hepática.', ['metotrexat||stop']],
  ['Apixaban not withheld.', ['apixaban||']],
  ['E. coli resistente a ciprofloxacino y sensible a fosfomicina.', []],
  ['Niveles de vancomicina 18.', []],
  ['Theophylline level 24 mg/L (ref 10-20).', []],
  ['Glucosa 240, potasio 3,1, calcio 8,2, albúmina 2,9.', []],
  ['Sodi 128 mEq/L, potassi 5,6 mEq/L.', []],
  ['Colesterol 240 mg/dl y creatinina 1,2 mg/dl.', []],
  ['Vit D 9 ng/mL.', []],
  ['Taz off, cefalexin 500 bd.', ['piperacilin+tazobactam||stop', 'cefalexin 500|x2|']],
]

describe('a line of a medication list', () => {
  it.each(listLines)('%s', (line, expected) => {
    expect(brief(line)).toEqual(expected)
  })
})

describe('a sentence of a note', () => {
  it.each(proseLines)('%s', (line, expected) => {
    expect(brief(line, false)).toEqual(expected)
  })

  it('recognises a conditional stop', () => {
    const conditions = ['Si vómitos o diarrea, suspender furosemida.', 'If vomiting, stop metformin and ramipril.']
    for (const line of conditions) expect(readDrugMentions(line).every(({ conditional }) => conditional)).toBe(true)
    expect(readDrugMentions('Se suspende furosemida.').some(({ conditional }) => conditional)).toBe(false)
  })
})

describe('the span of a drug', () => {
  const fragments = (line: string): string[] =>
    readDrugMentions(line, { list: true }).map(({ start, end }) => line.slice(start, end))

  it('is found for each drug of a run-on list', () => {
    expect(fragments('Metformina 850 mg: 1-0-1, atorvastatina 40 mg: 0-0-1, omeprazol 20 mg: 1-0-0 (igual)')).toEqual([
      'Metformina 850 mg: 1-0-1',
      'atorvastatina 40 mg: 0-0-1',
      'omeprazol 20 mg: 1-0-0 (igual)',
    ])
  })

  it('includes the whole remark in brackets, but not the text after it', () => {
    expect(fragments('Pregabalina 75 mg 1-0-1 (nou), resta de medicació igual')).toEqual([
      'Pregabalina 75 mg 1-0-1 (nou)',
    ])
    expect(fragments('digoxina 0,25 mg 1-0-0 (descansa jueves y domingo), bisoprolol 2,5 mg 1-0-0')[0]).toBe(
      'digoxina 0,25 mg 1-0-0 (descansa jueves y domingo)',
    )
  })

  it('has all its offsets shifted by the given base', () => {
    const line = 'Apixaban 5 mg BD'
    const [mention] = readDrugMentions(line, { base: 100 })
    expect(mention).toMatchObject({
      start: 100,
      end: 116,
      name: { start: 100, end: 108 },
      strength: { start: 109, end: 113 },
    })
  })
})
