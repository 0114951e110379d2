import type { ReportTemplate, SectionGuide } from './model.ts'
import type { Language, LocalisedText } from './languages.ts'
import type { SectionKey } from './sections.ts'

interface Preset {
  readonly name: LocalisedText
  readonly lengths: ReportTemplate['lengths']
  readonly sections: readonly {
    readonly key: SectionKey
    readonly style: SectionGuide['style']
    readonly instruction: LocalisedText
  }[]
}

/** Most words of the evolution, as UMC Utrecht gives them to its departments. */
const usual = { short: 180, medium: 360, long: 650 }

/** Templates for departments to begin with: each asks for details that the common way does not ask for. */
const presets: readonly Preset[] = [
  {
    name: { en: 'General', es: 'General', ca: 'General' },
    lengths: usual,
    sections: [
      {
        key: 'evolution',
        style: 'prose',
        instruction: {
          en: 'In order of time: what was found, what was decided and given, how the patient responded, and the state on the day of discharge.',
          es: 'Por orden de tiempo: qué se encontró, qué se decidió y administró, cómo respondió el paciente y su estado el día del alta.',
          ca: "Per ordre de temps: què es va trobar, què es va decidir i administrar, com va respondre el pacient i el seu estat el dia de l'alta.",
        },
      },
      {
        key: 'extra_comments',
        style: 'list',
        instruction: {
          en: 'One point for each recommendation, appointment and pending result, with its date and who sees to it.',
          es: 'Un punto por cada recomendación, cita y resultado pendiente, con su fecha y quién se ocupa.',
          ca: "Un punt per cada recomanació, visita i resultat pendent, amb la data i qui se n'ocupa.",
        },
      },
    ],
  },
  {
    name: { en: 'Internal medicine', es: 'Medicina interna', ca: 'Medicina interna' },
    lengths: { short: 200, medium: 400, long: 700 },
    sections: [
      {
        key: 'evolution',
        style: 'prose',
        instruction: {
          en: 'Begin with the problem of admission, then the other problems by weight. For infections: focus, germ, antibiotic and its days. Say which long-term treatment was changed and why.',
          es: 'Empiece por el problema del ingreso y siga por los demás según su peso. En las infecciones: foco, germen, antibiótico y días. Indique qué tratamiento crónico se modificó y por qué.',
          ca: "Comenceu pel problema de l'ingrés i seguiu pels altres segons el seu pes. En les infeccions: focus, germen, antibiòtic i dies. Indiqueu quin tractament crònic s'ha modificat i per què.",
        },
      },
      {
        key: 'evolution_by_condition',
        style: 'list',
        instruction: {
          en: 'One problem at a time: treatment, response, state at discharge and who follows it.',
          es: 'Problema por problema: tratamiento, respuesta, situación al alta y quién lo sigue.',
          ca: "Problema per problema: tractament, resposta, situació a l'alta i qui en fa el seguiment.",
        },
      },
      {
        key: 'complementary_tests',
        style: 'list',
        instruction: {
          en: 'One study on each line: date, study and conclusion.',
          es: 'Una prueba por línea: fecha, prueba y conclusión.',
          ca: 'Una prova per línia: data, prova i conclusió.',
        },
      },
    ],
  },
  {
    name: { en: 'Surgery', es: 'Cirugía', ca: 'Cirurgia' },
    lengths: { short: 120, medium: 250, long: 500 },
    sections: [
      {
        key: 'current_disease',
        style: 'prose',
        instruction: {
          en: 'Planned or urgent admission, the indication for surgery, and what had been tried before.',
          es: 'Ingreso programado o urgente, indicación quirúrgica y qué se había intentado antes.',
          ca: "Ingrés programat o urgent, indicació quirúrgica i què s'havia intentat abans.",
        },
      },
      {
        key: 'evolution',
        style: 'prose',
        instruction: {
          en: 'Operation with date, findings and technique as recorded; then by day after surgery: diet, bowel, drains, wound, pain, mobilisation, removal of lines and catheters.',
          es: 'Intervención con fecha, hallazgos y técnica según consta; después por día postoperatorio: dieta, tránsito, drenajes, herida, dolor, movilización y retirada de vías y sondas.',
          ca: 'Intervenció amb data, troballes i tècnica segons consta; després per dia postoperatori: dieta, trànsit, drenatges, ferida, dolor, mobilització i retirada de vies i sondes.',
        },
      },
      {
        key: 'extra_comments',
        style: 'list',
        instruction: {
          en: 'Care of the wound, when stitches or drains come out, diet, activity, prevention of thrombosis with its end date, pathology still awaited, date of the visit.',
          es: 'Curas de la herida, retirada de puntos o drenajes, dieta, actividad, profilaxis de trombosis con su fecha de fin, anatomía patológica pendiente y fecha de la visita.',
          ca: 'Cures de la ferida, retirada de punts o drenatges, dieta, activitat, profilaxi de trombosi amb la data de final, anatomia patològica pendent i data de la visita.',
        },
      },
    ],
  },
  {
    name: { en: 'Obstetrics and gynaecology', es: 'Obstetricia y ginecología', ca: 'Obstetrícia i ginecologia' },
    lengths: { short: 120, medium: 220, long: 400 },
    sections: [
      {
        key: 'current_disease',
        style: 'prose',
        instruction: {
          en: 'Weeks of pregnancy, course of the pregnancy and reason for admission; in gynaecology, the symptom and the indication.',
          es: 'Semanas de gestación, curso del embarazo y motivo de ingreso; en ginecología, el síntoma y la indicación.',
          ca: "Setmanes de gestació, curs de l'embaràs i motiu d'ingrés; en ginecologia, el símptoma i la indicació.",
        },
      },
      {
        key: 'evolution',
        style: 'prose',
        instruction: {
          en: 'Birth with date, time, mode, anaesthesia, tears and blood loss as recorded; the newborn with weight and Apgar; then the puerperium: involution, lochia, breast feeding. In gynaecology, operation and course after it.',
          es: 'Parto con fecha, hora, tipo, anestesia, desgarros y sangrado según consta; recién nacido con peso y Apgar; después el puerperio: involución, loquios y lactancia. En ginecología, intervención y postoperatorio.',
          ca: 'Part amb data, hora, tipus, anestèsia, esquinços i sagnat segons consta; nadó amb pes i Apgar; després el puerperi: involució, loquis i lactància. En ginecologia, intervenció i postoperatori.',
        },
      },
      {
        key: 'extra_comments',
        style: 'list',
        instruction: {
          en: 'Anti-D and vaccines if recorded, care of perineum or scar, contraception, visits of mother and child.',
          es: 'Gammaglobulina anti-D y vacunas si constan, cuidados del periné o la cicatriz, anticoncepción, visitas de la madre y del recién nacido.',
          ca: 'Gammaglobulina anti-D i vacunes si consten, cures del perineu o la cicatriu, anticoncepció, visites de la mare i del nadó.',
        },
      },
    ],
  },
  {
    name: { en: 'Paediatrics', es: 'Pediatría', ca: 'Pediatria' },
    lengths: { short: 150, medium: 280, long: 500 },
    sections: [
      {
        key: 'current_disease',
        style: 'prose',
        instruction: {
          en: 'Age, who tells the story, onset and course, feeding, wet nappies, contacts and attendance at nursery or school.',
          es: 'Edad, quién refiere la historia, inicio y curso, ingesta, diuresis, contactos y asistencia a guardería o escuela.',
          ca: 'Edat, qui explica la història, inici i curs, ingesta, diüresi, contactes i assistència a la llar d’infants o a l’escola.',
        },
      },
      {
        key: 'evolution',
        style: 'prose',
        instruction: {
          en: 'Respiratory support, fluids and feeding with their days; fever; treatment with dose by weight as recorded; weight on admission and at discharge.',
          es: 'Soporte respiratorio, fluidos y alimentación con sus días; fiebre; tratamiento con dosis por peso según consta; peso al ingreso y al alta.',
          ca: "Suport respiratori, fluids i alimentació amb els seus dies; febre; tractament amb dosi per pes segons consta; pes a l'ingrés i a l'alta.",
        },
      },
      {
        key: 'extra_comments',
        style: 'list',
        instruction: {
          en: 'For the family, in plain words: what to watch for, when to come back, feeding, school, visits.',
          es: 'Para la familia, en palabras claras: qué vigilar, cuándo volver, alimentación, escuela y visitas.',
          ca: 'Per a la família, en paraules clares: què cal vigilar, quan tornar, alimentació, escola i visites.',
        },
      },
    ],
  },
  {
    name: { en: 'Intensive care', es: 'Medicina intensiva', ca: 'Medicina intensiva' },
    lengths: { short: 250, medium: 450, long: 800 },
    sections: [
      {
        key: 'evolution',
        style: 'prose',
        instruction: {
          en: 'By system: haemodynamic (vasoactive drugs and days), respiratory (ventilation, extubation, tracheostomy), renal, neurological, infectious, nutrition. End with supports, lines and limits of care at transfer.',
          es: 'Por sistemas: hemodinámico (vasoactivos y días), respiratorio (ventilación, extubación, traqueostomía), renal, neurológico, infeccioso y nutricional. Termine con soportes, catéteres y nivel de atención al traslado.',
          ca: 'Per sistemes: hemodinàmic (vasoactius i dies), respiratori (ventilació, extubació, traqueostomia), renal, neurològic, infecciós i nutricional. Acabeu amb suports, catèters i nivell d’atenció al trasllat.',
        },
      },
      {
        key: 'complications',
        style: 'list',
        instruction: {
          en: 'One complication in each point, with date, what was done and how it ended.',
          es: 'Una complicación por punto, con fecha, qué se hizo y cómo terminó.',
          ca: 'Una complicació per punt, amb data, què es va fer i com va acabar.',
        },
      },
    ],
  },
  {
    name: { en: 'Mental health', es: 'Salud mental', ca: 'Salut mental' },
    lengths: usual,
    sections: [
      {
        key: 'current_disease',
        style: 'prose',
        instruction: {
          en: 'Voluntary or not, who brought the patient, what happened, stressors, use of substances and adherence before admission.',
          es: 'Ingreso voluntario o no, quién acompaña, qué ocurrió, desencadenantes, consumo de tóxicos y adherencia previa.',
          ca: 'Ingrés voluntari o no, qui acompanya, què va passar, desencadenants, consum de tòxics i adherència prèvia.',
        },
      },
      {
        key: 'evolution',
        style: 'prose',
        instruction: {
          en: 'Mental state over time, risk to self and others exactly as assessed, treatment and levels, leaves, mental state at discharge. No judgements; the patient’s words only where the record quotes them.',
          es: 'Estado mental a lo largo del ingreso, riesgo auto y heterolesivo tal como se valoró, tratamiento y niveles, permisos y estado mental al alta. Sin juicios; palabras del paciente solo si la historia las cita.',
          ca: "Estat mental al llarg de l'ingrés, risc autolesiu i heterolesiu tal com es va valorar, tractament i nivells, permisos i estat mental a l'alta. Sense judicis; paraules del pacient només si la història les cita.",
        },
      },
      {
        key: 'extra_comments',
        style: 'list',
        instruction: {
          en: 'Plan for a crisis, who to call, visits with date and centre, injections of long action with the next date.',
          es: 'Plan de crisis, a quién llamar, visitas con fecha y centro, inyectables de larga duración con la próxima fecha.',
          ca: 'Pla de crisi, a qui trucar, visites amb data i centre, injectables de llarga durada amb la propera data.',
        },
      },
    ],
  },
  {
    name: { en: 'Emergency', es: 'Urgencias', ca: 'Urgències' },
    lengths: { short: 120, medium: 180, long: 300 },
    sections: [
      {
        key: 'current_disease',
        style: 'prose',
        instruction: {
          en: 'Reason for coming, time since onset, and the findings that raise or lower the suspicion.',
          es: 'Motivo de consulta, tiempo de evolución y datos que aumentan o reducen la sospecha.',
          ca: "Motiu de consulta, temps d'evolució i dades que augmenten o redueixen la sospita.",
        },
      },
      {
        key: 'phisical_exam_urgency',
        style: 'prose',
        instruction: {
          en: 'Vital signs on arrival first; then only what bears on the complaint.',
          es: 'Primero las constantes a la llegada; después solo lo relevante para el motivo de consulta.',
          ca: "Primer les constants a l'arribada; després només el que és rellevant per al motiu de consulta.",
        },
      },
      {
        key: 'extra_comments',
        style: 'list',
        instruction: {
          en: 'Reasons to come back, control with a date and by whom, results still awaited.',
          es: 'Motivos para volver, control con fecha y por quién, resultados pendientes.',
          ca: 'Motius per tornar, control amb data i per qui, resultats pendents.',
        },
      },
    ],
  },
]

/** The presets in a language, as templates an organisation can keep and change. */
export const reportTemplatesIn = (language: Language): ReportTemplate[] =>
  presets.map(({ name, lengths, sections }) => ({
    name: name[language],
    lengths,
    sections: sections.map(({ key, style, instruction }) => ({ key, style, instruction: instruction[language] })),
  }))
