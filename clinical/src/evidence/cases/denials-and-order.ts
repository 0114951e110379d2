/** A note, sentences that say the same in other words, and similar sentences that do not. */
export type EntailmentCase = readonly [name: string, note: string, same: readonly string[], other: readonly string[]]

/** Cases of what is denied in whatever words, and of when, on which side, how much and whose. */
export const denialsAndOrder: readonly EntailmentCase[] = [
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
    'before and after, one drug after the other, by day and by night',
    'Meropenem 4 días y después ertapenem hasta 10. Deja de fumar durante el ingreso. Insulina NPH 12 UI por la mañana. RUQ pain post fatty meal.',
    ['Recibió meropenem 4 días y luego ertapenem hasta 10.', 'Durante el ingreso deja de fumar.'],
    [
      'Recibió ertapenem 4 días y luego meropenem hasta 10.',
      'Antes del ingreso deja de fumar.',
      'Insulina NPH 12 UI por la noche.',
    ],
  ],
  [
    'each relative has what was told of that one',
    'Madre con cáncer de mama a los 50 años, padre con cáncer de colon a los 62 años. Abuela y tía con diabetes.',
    ['El padre tuvo cáncer de colon a los 62 años.', 'La tía y la abuela tenían diabetes.'],
    ['El padre tuvo cáncer de mama a los 50 años.', 'El padre tenía diabetes.'],
  ],
  [
    'each relative has what was told of that one, in Catalan too',
    'Germà amb càncer de còlon als 55 anys, mare amb diabetis.',
    ['El germà va tenir càncer de còlon als 55 anys.'],
    ['La mare va tenir càncer de còlon als 55 anys.', 'El germà té diabetis.'],
  ],
  [
    'what is pending has not been done, wherever the note says so',
    'Alta con prednisona 30 mg en pauta descendente. Se insiste en el abandono del tabaco. Pendiente espirometría en 3 meses.',
    ['Se va de alta con prednisona 30 mg en pauta descendente y la espirometría está pendiente.'],
    ['Ya se ha hecho una espirometría y se va de alta con prednisona 30 mg en pauta descendente.'],
  ],
  [
    'a germ is told by what it withstands, and no drug was given',
    'HC: S. aureus sensible a meticilina. Vanc 1 g, gent 240 mg.',
    ['En el hemocultivo, Staphylococcus aureus sensible a meticilina.', 'Vancomicina 1 g y gentamicina 240 mg.'],
    ['Vancomicina 1 g y tobramicina 240 mg.'],
  ],
]
