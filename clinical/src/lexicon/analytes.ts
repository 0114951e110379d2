import { formsOf } from './terms.ts'

/**
 * What a laboratory line may name. Plausible values are wide on purpose: they only distinguish a result from a date or
 * a dose.
 */
export interface Analyte {
  readonly key: string
  /** Folded forms in the notation of facts/word-forms.ts. */
  readonly forms: string
  /** The lowest and the highest value seen in adults and children, in any of the usual units. */
  readonly plausible: readonly [low: number, high: number]
  /** The direction that is worse. */
  readonly harm: 'high' | 'low' | 'both'
}

const row = (key: string, plausible: Analyte['plausible'], harm: Analyte['harm']): Analyte => ({
  key,
  forms: formsOf('analytes', key).join('|'),
  plausible,
  harm,
})

export const analytes: readonly Analyte[] = [
  row('haemoglobin', [2, 250], 'low'),
  row('haematocrit', [5, 75], 'low'),
  row('mcv', [50, 150], 'both'),
  row('leucocytes', [0.1, 400_000], 'high'),
  row('neutrophils', [0, 100_000], 'both'),
  row('lymphocytes', [0, 300_000], 'both'),
  row('eosinophils', [0, 50_000], 'high'),
  row('platelets', [1, 2_500_000], 'low'),
  row('inr', [0.5, 20], 'high'),
  row('prothrombin', [5, 150], 'low'),
  row('aptt', [0.5, 200], 'high'),
  row('fibrinogen', [0.2, 1500], 'both'),
  row('d-dimer', [0, 100_000], 'high'),
  row('creatinine', [0.1, 2500], 'high'),
  row('egfr', [1, 200], 'low'),
  row('urea', [1, 600], 'high'),
  row('uric acid', [0.5, 25], 'high'),
  row('sodium', [90, 200], 'both'),
  row('potassium', [1, 12], 'both'),
  row('chloride', [60, 150], 'both'),
  row('calcium', [1, 20], 'both'),
  row('phosphate', [0.1, 15], 'both'),
  row('magnesium', [0.2, 8], 'both'),
  row('glucose', [0.5, 1500], 'both'),
  row('hba1c', [3, 150], 'high'),
  row('crp', [0, 800], 'high'),
  row('procalcitonin', [0, 500], 'high'),
  row('esr', [0, 150], 'high'),
  row('lactate', [0.1, 30], 'high'),
  row('ph', [6.5, 8], 'both'),
  row('pco2', [1, 150], 'high'),
  row('po2', [2, 600], 'low'),
  row('bicarbonate', [2, 60], 'both'),
  row('base excess', [-40, 40], 'both'),
  row('anion gap', [0, 60], 'high'),
  row('bilirubin', [0.1, 800], 'high'),
  row('ast', [1, 30_000], 'high'),
  row('alt', [1, 30_000], 'high'),
  row('ggt', [1, 5000], 'high'),
  row('alp', [5, 5000], 'high'),
  row('ldh', [50, 30_000], 'high'),
  row('albumin', [0.5, 60], 'low'),
  row('proteins', [2, 120], 'both'),
  row('amylase', [1, 10_000], 'high'),
  row('lipase', [1, 30_000], 'high'),
  row('ck', [5, 300_000], 'high'),
  row('troponin', [0, 200_000], 'high'),
  row('natriuretic peptide', [1, 100_000], 'high'),
  row('ferritin', [1, 30_000], 'both'),
  row('transferrin saturation', [1, 100], 'low'),
  row('iron', [1, 500], 'low'),
  row('vitamin d', [1, 200], 'low'),
  row('b12', [30, 3000], 'low'),
  row('folate', [0.5, 50], 'low'),
  row('tsh', [0, 200], 'both'),
  row('t4', [0.1, 60], 'both'),
  row('cortisol', [0.5, 2000], 'both'),
  row('ldl', [0.3, 500], 'high'),
  row('hdl', [0.2, 150], 'low'),
  row('cholesterol', [1, 800], 'high'),
  row('triglycerides', [0.2, 8000], 'high'),
  row('ammonia', [5, 1000], 'high'),
  row('osmolality', [150, 450], 'both'),
  row('lithium', [0, 6], 'high'),
  row('digoxin', [0, 20], 'high'),
  row('drug level', [0, 200], 'high'),
  row('psa', [0, 10_000], 'high'),
  row('tumour marker', [0, 100_000], 'high'),
  row('angiogenic ratio', [0, 2000], 'high'),
  row('protein/creatinine', [0, 30_000], 'high'),
  row('ketones', [0, 20], 'high'),
  row('ethanol', [0, 10], 'high'),
  row('antibody', [0, 10_000], 'high'),
  row('complement', [1, 400], 'low'),
  row('immunoglobulin', [0, 10_000], 'both'),
  row('diuresis', [0, 20_000], 'low'),
]
