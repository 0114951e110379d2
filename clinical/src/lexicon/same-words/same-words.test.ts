import { expect, it } from 'vitest'
import { checkSentence } from '../../evidence/check.ts'
import { indexSource } from '../../evidence/source-index.ts'

const supportOf = (source: string, written: string): string => checkSentence(indexSource(source), written).support

it.each([
  ['IQ: apendicectomía laparoscópica a los 12 años.', 'Fue apendicectomizado por laparoscopia a los 12 años.'],
  ['Se transfunden 2 CH sin incidencias.', 'Se transfundieron dos concentrados de hematíes sin complicaciones.'],
  ['Deambula con andador.', 'Camina con un andador.'],
  ['Rx tòrax: condensació LID.', 'La radiografia de tòrax va mostrar una consolidació al lòbul inferior dret.'],
  ['Es transfonen 2 CH per Hb 7,4.', "Per una hemoglobina de 7,4 va rebre dos concentrats d'hematies."],
  ['Echo: EF 25%, mod MR.', 'Echocardiography showed an ejection fraction of 25% with moderate mitral regurgitation.'],
  ['MRI spine: L4/5 disc prolapse.', 'Magnetic resonance of the spine showed a herniated L4/5 disc.'],
])('what is abbreviated or told in other words is the same: %s', (source, written) => {
  expect(supportOf(source, written)).toBe('supported')
})

it.each([
  ['Ingresa por infección respiratoria.', 'Ingresó por una neumonía.'],
  ['Se inicia antibiótico iv.', 'Se inició corticoide intravenoso.'],
  ['Se realiza TC craneal.', 'Se realizó una RM craneal.'],
  ['Insuficiencia renal aguda por deshidratación.', 'Insuficiencia renal crónica por deshidratación.'],
  ['Estenosis aórtica severa.', 'Estenosis mitral severa.'],
  ['Ictus isquémico de ACM.', 'Ictus hemorrágico de ACM.'],
  ['Tumor en hígado de 3 cm.', 'Cáncer de hígado de 3 cm.'],
  ['Vive con su hija.', 'Vive con su hijo.'],
  ['Madre con cáncer de mama.', 'Hermana con cáncer de mama.'],
  ['Exfumador desde 2010.', 'Fumador desde 2010.'],
  ['Derrame pleural derecho.', 'Derrame pericárdico derecho.'],
  ['Nódulo tiroideo de 2 cm.', 'Nódulo pulmonar de 2 cm.'],
  ['Hiperpotasemia de 6,2.', 'Hipopotasemia de 6,2.'],
  ['Hemodiálisis los lunes.', 'Diálisis peritoneal los lunes.'],
  ['Trasplante renal en 2015.', 'Trasplante hepático en 2015.'],
  ['CXR: small effusion.', 'The chest radiograph showed a large effusion.'],
  ['Hb dropped to 80.', 'Hb rose to 80.'],
  ['Colonoscopy: polyp removed.', 'Gastroscopy: polyp removed.'],
])('what is near is not the same: %s', (source, written) => {
  expect(supportOf(source, written)).not.toBe('supported')
})
