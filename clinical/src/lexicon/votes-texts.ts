import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'

/** The task of a model that reads the course: which lines belong where, in the report's language. */
export interface VotesTexts {
  readonly task: string
  readonly sections: Readonly<Partial<Record<SectionKey, string>>>
  /** What is asked beside the sections. */
  readonly further: readonly string[]
  readonly form: string
}

const en: VotesTexts = {
  task: 'Now no sentences: say with line numbers alone what these lines are for a discharge report. For each section list the lines that its reader looks for there: most lines belong to one section, some to two. A line of no use in a report (routine, mere repetition, signature, ward logistics) belongs to none. The section in the brackets of a line is a guess and may be wrong.',
  sections: {
    complications: 'what went wrong during the stay',
    allergies: 'allergies and intolerances, also that there are none, also their correction',
    medication: 'drugs taken at home; drugs at discharge; what was started, changed or stopped for good',
    evolution: 'hospital course: problems, decisions, treatment, response, state at discharge',
    toxic_habits: 'tobacco, alcohol, other substances',
    family_background: 'illnesses of relatives',
    pathological_background: 'illnesses and operations before this stay',
    invasive_procedures: 'operations, punctures, catheters, drains, endoscopies of this stay',
    baseline_state: 'function, cognition, home and help before admission',
    current_disease: 'reason for admission and the history until arrival',
    phisical_exam_urgency: 'examination and vital signs in the emergency department or on arrival',
    phisical_exam_admission: 'examination on admission to the ward',
    complementary_tests: 'laboratory, imaging, ECG, microbiology, pathology',
    main_diagnosis: 'the one line that names the principal diagnosis of this stay as it finally stands',
    secondary_diagnosis: 'the other diagnoses of this stay',
    complementary_diagnosis: 'incidental findings and further diagnoses',
    extra_comments: 'after discharge: appointments, pending results, recommendations, warning signs, destination',
  },
  further: [
    'critical: the lines without which the report could do harm or nobody would sign it; at most one in four.',
    'corrections: where a later line says that an earlier one was wrong (not where something changed): line is the wrong one, by the one that corrects it.',
    'drugs: every drug taken at home or decided on for discharge; not those given only during the stay. home: the lines that say how it was taken before admission. discharge: the lines that say how it is taken from discharge on, or that it is stopped. outcome: continued (as at home), changed (another dose or schedule than at home), started (new, also to be finished at home), stopped (also withheld at discharge).',
  ],
  form: 'Answer only with JSON of this form:',
}

const es: VotesTexts = {
  task: 'Ahora ninguna frase: di solo con números de línea qué son estas líneas para un informe de alta. En cada apartado da las líneas que su lector busca ahí: la mayoría son de un apartado, algunas de dos. Una línea inútil en un informe (rutina, mera repetición, firma, logística de la planta) no es de ninguno. El apartado entre paréntesis de una línea es una suposición y puede estar mal.',
  sections: {
    complications: 'lo que se complicó durante el ingreso',
    allergies: 'alergias e intolerancias, también que no las hay, también su corrección',
    medication: 'fármacos de casa; fármacos al alta; lo que se inició, cambió o retiró definitivamente',
    evolution: 'curso del ingreso: problemas, decisiones, tratamiento, respuesta, estado al alta',
    toxic_habits: 'tabaco, alcohol, otras sustancias',
    family_background: 'enfermedades de familiares',
    pathological_background: 'enfermedades y operaciones anteriores a este ingreso',
    invasive_procedures: 'operaciones, punciones, catéteres, drenajes, endoscopias de este ingreso',
    baseline_state: 'función, cognición, domicilio y ayuda antes del ingreso',
    current_disease: 'motivo de ingreso e historia hasta la llegada',
    phisical_exam_urgency: 'exploración y constantes en urgencias o a la llegada',
    phisical_exam_admission: 'exploración al ingresar en planta',
    complementary_tests: 'laboratorio, imagen, ECG, microbiología, anatomía patológica',
    main_diagnosis: 'la única línea que nombra el diagnóstico principal de este ingreso como queda al final',
    secondary_diagnosis: 'los demás diagnósticos de este ingreso',
    complementary_diagnosis: 'hallazgos incidentales y otros diagnósticos',
    extra_comments: 'tras el alta: citas, resultados pendientes, recomendaciones, signos de alarma, destino',
  },
  further: [
    'critical: las líneas sin las que el informe podría hacer daño o nadie lo firmaría; como máximo una de cada cuatro.',
    'corrections: donde una línea posterior dice que una anterior era errónea (no donde algo cambió): line es la errónea, by la que la corrige.',
    'drugs: cada fármaco que tomaba en casa o decidido para el alta; no los dados solo durante el ingreso. home: las líneas que dicen cómo lo tomaba antes del ingreso. discharge: las líneas que dicen cómo lo toma desde el alta, o que se retira. outcome: continued (como en casa), changed (otra dosis o pauta que en casa), started (nuevo, también el que se termina en casa), stopped (también suspendido al alta).',
  ],
  form: 'Responde solo con JSON de esta forma:',
}

const ca: VotesTexts = {
  task: 'Ara cap frase: digues només amb números de línia què són aquestes línies per a un informe d’alta. A cada apartat dona les línies que el seu lector hi busca: la majoria són d’un apartat, algunes de dos. Una línia inútil en un informe (rutina, mera repetició, signatura, logística de la planta) no és de cap. L’apartat entre parèntesis d’una línia és una suposició i pot ser erroni.',
  sections: {
    complications: 'el que es va complicar durant l’ingrés',
    allergies: 'al·lèrgies i intoleràncies, també que no n’hi ha, també la seva correcció',
    medication: 'fàrmacs de casa; fàrmacs a l’alta; el que es va iniciar, canviar o retirar definitivament',
    evolution: 'curs de l’ingrés: problemes, decisions, tractament, resposta, estat a l’alta',
    toxic_habits: 'tabac, alcohol, altres substàncies',
    family_background: 'malalties de familiars',
    pathological_background: 'malalties i operacions anteriors a aquest ingrés',
    invasive_procedures: 'operacions, puncions, catèters, drenatges, endoscòpies d’aquest ingrés',
    baseline_state: 'funció, cognició, domicili i ajuda abans de l’ingrés',
    current_disease: 'motiu d’ingrés i història fins a l’arribada',
    phisical_exam_urgency: 'exploració i constants a urgències o a l’arribada',
    phisical_exam_admission: 'exploració en ingressar a planta',
    complementary_tests: 'laboratori, imatge, ECG, microbiologia, anatomia patològica',
    main_diagnosis: 'l’única línia que anomena el diagnòstic principal d’aquest ingrés tal com queda al final',
    secondary_diagnosis: 'els altres diagnòstics d’aquest ingrés',
    complementary_diagnosis: 'troballes incidentals i altres diagnòstics',
    extra_comments: 'després de l’alta: visites, resultats pendents, recomanacions, signes d’alarma, destinació',
  },
  further: [
    'critical: les línies sense les quals l’informe podria fer mal o ningú no el signaria; com a màxim una de cada quatre.',
    'corrections: on una línia posterior diu que una d’anterior era errònia (no on alguna cosa va canviar): line és l’errònia, by la que la corregeix.',
    'drugs: cada fàrmac que prenia a casa o decidit per a l’alta; no els donats només durant l’ingrés. home: les línies que diuen com el prenia abans de l’ingrés. discharge: les línies que diuen com el pren des de l’alta, o que es retira. outcome: continued (com a casa), changed (una altra dosi o pauta que a casa), started (nou, també el que s’acaba a casa), stopped (també suspès a l’alta).',
  ],
  form: 'Respon només amb JSON d’aquesta forma:',
}

export const votesTexts: Readonly<Record<Language, VotesTexts>> = { en, es, ca }
