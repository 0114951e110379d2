import type { EntailmentCase } from './denials-and-order.ts'

/** Whole notes, much of which is told in other words. */
export const paraphraseCases: readonly EntailmentCase[] = [
  [
    'a note told in other words, 1',
    'Varón de 81a con HTA. No fiebre ni tos. Sufre caída desde 2-3 metros. No TCE ni síncope. Radiografía de control sin derrame. Dolor en brazo dcho. Amoxicilina 500 mg 1-1-1 hasta completar 7 días.',
    [
      'No ha tenido fiebre ni tos.',
      'Sin fiebre y sin tos.',
      'Cayó desde una altura de entre 2 y 3 metros.',
      'No sufrió traumatismo craneoencefálico ni síncope.',
      'Ausencia de derrame en la radiografía de control.',
      'Presentaba dolor en el brazo derecho.',
      'Amoxicilina 500 mg cada 8 horas hasta completar siete días.',
    ],
    [
      'Fiebre sin tos.',
      'Cayó desde una altura de entre 3 y 5 metros.',
      'No tuvo dolor en el brazo derecho.',
      'Sin derrame ni dolor en la radiografía.',
      'Presentaba dolor en el brazo izquierdo.',
      'Amoxicilina 500 mg cada 12 horas hasta completar siete días.',
    ],
  ],
  [
    'a note told in other words, 2',
    'Home de 60 anys amb febre de 39ºC. Hb 8,9, leucòcits 12.300, plaquetes 180.000. Ecografia: no dilatació de la via biliar. Ferro 1 comp/12h durant 3 mesos. Es programa ablació ambulatòria.',
    [
      'Home de 60 anys que presentava febre de 39 °C.',
      "L'hemoglobina era de 8,9 g/dL, amb 12.300 leucòcits i 180.000 plaquetes.",
      "No hi havia dilatació de la via biliar a l'ecografia.",
      'Prendrà ferro cada 12 hores durant tres mesos.',
      'Queda programada una ablació ambulatòria.',
    ],
    [
      'Home de 60 anys amb febre de 38 °C.',
      'Tenia 180.000 leucòcits.',
      "A l'ecografia hi havia dilatació de la via biliar.",
      'Prendrà ferro cada 8 hores durant tres mesos.',
      'Es va fer una ablació ambulatòria.',
    ],
  ],
  [
    'a note told in other words, 3',
    '68M with COPD. INR 3.8, vitamin K 2 mg given. NG tube drained 1.2 L over 12 hours. Negative for influenza and COVID. Amoxicillin 500 mg TDS for 7 days.',
    [
      'A 68-year-old man with COPD.',
      'With an INR of 3.8, 2 mg of vitamin K was given.',
      'The NG tube drained 1.2 L in 12 hours.',
      'The influenza and COVID tests were negative.',
      'Amoxicillin 500 mg three times daily for seven days.',
    ],
    [
      'An 86-year-old man with COPD.',
      'With an INR of 3.8, 5 mg of vitamin K was given.',
      'The influenza test was positive and influenza was confirmed.',
      'Amoxicillin 500 mg twice daily for seven days.',
    ],
  ],
  [
    'a note told in other words, 4',
    'O/E: abdomen soft, guarding in RIF. R/v by T&O at day 3. Mother with type 1 diabetes, no family history of thyroid disease. Hypertonic saline not needed. CRP ↓ after antibiotics. Rash with no mucosal involvement, Nikolsky neg.',
    [
      'On examination, guarding in the right iliac fossa.',
      'There is no thyroid disease in the family.',
      'Hypertonic saline was not needed.',
      'CRP fell after antibiotics.',
      'Rash without mucosal involvement and with a negative Nikolsky sign.',
    ],
    [
      'There is thyroid disease in the family.',
      'Hypertonic saline was needed.',
      'CRP rose after antibiotics.',
      'Rash with mucosal involvement and with a negative Nikolsky sign.',
    ],
  ],
  [
    'a note told in other words, 5',
    'Edemas bilat en piernas, exantema en tronco. Diarrea de 8 días, -5 kg. Cultivo de hueso: s agalactiae y Proteus. Control en su CAP, sin fiebre al alta.',
    [
      'Edemas en las dos piernas y exantema en el tronco.',
      'Diarrea de 8 días con pérdida de 5 kg.',
      'En el cultivo del hueso crecieron Streptococcus agalactiae y Proteus.',
    ],
    [
      'Edemas en la pierna derecha y exantema en el tronco.',
      'Diarrea de 8 días con pérdida de 8 kg.',
      'En el cultivo del hueso crecieron Streptococcus pyogenes y Proteus.',
    ],
  ],
]
