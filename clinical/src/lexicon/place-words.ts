/** Where the patient is, folded; notation: facts/word-forms.ts. */

export const emergencyWords = `urgencias|urgencies|urg|urgencia|ucies|ucias|emergency|ed|a&e|resus|er|triaje|triatge|triage|box|boxes|semcrit`

export const wardWords = `planta|ingreso|ingres|a l'ingres|al ingreso|ward|admission|uci|icu|ccu|hdu|unidad|unitat|unit|semicritics|semicriticos|
  reanimacion|sala|hospitalizacion|hospitalitzacio`
