/** Names of tests, folded; notation: facts/word-forms.ts. */

/** Imaging, tracings and functional tests. */
export const imagingNames = `tc|tac|ct|angiotc|angio-tc|angiotac|angio-tac|angio-ct|ctpa|cta|ct scan|tomografia|rm|rmn|mri|mr|resonancia|
  ressonancia|angiorm|rx|rxt|rx torax|radiografia|radiografies|cxr|x-ray|xr|axr|chest film|eco|ecografia|ecografies|uss|us|ultrasound|
  ecocardiograma|ecocardiografia|eco-doppler|ecodoppler|doppler|duplex|ett|ete|tte|toe|tee|echo|bedside echo|echocardiogram|ecg|ekg|
  electrocardiograma|holter|telemetria|eeg|electroencefalograma|emg|electromiograma|gammagrafia|gammagrafies|spect|pet|pet-tc|pet-ct|
  espirometria|spirometry|ergometria|prueba de esfuerzo|stress test|mamografia|densitometria|fibroscan|arteriografia|angiografia|
  coronariografia|cath|colonoscopia|gastroscopia|endoscopia|fibrogastroscopia|broncoscopia|capsula endoscopica|cpre|ercp|
  urotac|uro-tc|cistografia|flebografia|ctg|rctg|registro cardiotocografico|audiometria|fondo de ojo|fons d'ull|v/q scan|
  mecv-v|test de disfagia|videofluoroscopia|bodyscan|trauma series|body tc|bodytc`

/** Cultures, antigens, pathology and other named laboratory examinations. */
export const laboratoryNames = `analitica|analitiques|analisis|bioquimica|hemograma|as|lab|labs|bloods|admission bloods|gasometria|gsa|gsv|
  gas|abg|vbg|hemocultivo|hemocultivos|hemocultiu|hemocultius|blood cultures|cultures|urocultivo|urocultiu|msu|urine culture|
  cultivo|cultivos|cultiu|cultius|cultivo de esputo|esputo|esput|sputum|coprocultivo|coprocultiu|stool|stool mc+s|antigenuria|
  antigeno de neumococo|antigeno de legionella|antigen|urinary antigens|pcr de gripe|pcr de grip|flu a/b|frotis|frotis nasal|exudado|
  aspirat nasofaringi|aspirado nasofaringeo|sedimento|sediment|sed orina|dip|dipstick|serologia|serologies|serologias|serology|
  anticuerpos|anticossos|ana|anca|pf4|proteinograma|proteinuria|perfil lipidico|perfil lipidic|toxicos en orina|drug screen|
  liquido pleural|liquid pleural|liquido ascitico|liquid ascitic|liquido peritoneal|liquid peritoneal|lcr|csf|liquido cefalorraquideo|
  anatomia patologica|biopsia|biopsy|histologia|histology|citologia|cytology|hba1c|digoxinemia|litemia|litemia|niveles de|nivells de|
  level|levels|marcadores tumorales|marcadors tumorals|beta-hcg|bhcg|test de embarazo|mantoux|quantiferon|coombs|test de antigeno`

/** A report of tissue runs over several sentences, as an image's does. */
export const pathologyNames = `anatomia patologica|biopsia|biopsy|histologia|histology|histopathology|citologia|cytology`
