import type { Language } from './languages.ts'

/** The 18 sections of a discharge report: a closed list, in product.md's order and spelling (misspelling included). */
export const sectionKeys = [
  'complications',
  'allergies',
  'medication',
  'evolution',
  'toxic_habits',
  'evolution_by_condition',
  'family_background',
  'pathological_background',
  'invasive_procedures',
  'baseline_state',
  'current_disease',
  'phisical_exam_urgency',
  'phisical_exam_admission',
  'complementary_tests',
  'main_diagnosis',
  'secondary_diagnosis',
  'complementary_diagnosis',
  'extra_comments',
] as const

export type SectionKey = (typeof sectionKeys)[number]

/** The sections that a model may write; the engine always writes all others. */
export const writtenSections = [
  'current_disease',
  'phisical_exam_urgency',
  'phisical_exam_admission',
  'complementary_tests',
  'evolution',
  'evolution_by_condition',
  'complications',
  'extra_comments',
] as const satisfies readonly SectionKey[]
export type WrittenKey = (typeof writtenSections)[number]

export const isWritable = (key: SectionKey): key is WrittenKey => writtenSections.some((each) => each === key)

/** Section titles as a report prints them, in the report's own language. */
export const sectionTitles: Readonly<Record<SectionKey, Readonly<Record<Language, string>>>> = {
  complications: { en: 'Complications', es: 'Complicaciones', ca: 'Complicacions' },
  allergies: { en: 'Allergies', es: 'Alergias', ca: 'Al·lèrgies' },
  medication: { en: 'Medication', es: 'Medicación', ca: 'Medicació' },
  evolution: { en: 'Hospital course', es: 'Evolución', ca: 'Evolució' },
  toxic_habits: { en: 'Substance use', es: 'Hábitos tóxicos', ca: 'Hàbits tòxics' },
  evolution_by_condition: {
    en: 'Course by problem',
    es: 'Evolución por problemas',
    ca: 'Evolució per problemes',
  },
  family_background: { en: 'Family history', es: 'Antecedentes familiares', ca: 'Antecedents familiars' },
  pathological_background: {
    en: 'Past medical history',
    es: 'Antecedentes patológicos',
    ca: 'Antecedents patològics',
  },
  invasive_procedures: {
    en: 'Invasive procedures',
    es: 'Procedimientos invasivos',
    ca: 'Procediments invasius',
  },
  baseline_state: { en: 'Baseline status', es: 'Situación basal', ca: 'Situació basal' },
  current_disease: { en: 'Present illness', es: 'Enfermedad actual', ca: 'Malaltia actual' },
  phisical_exam_urgency: {
    en: 'Examination in the emergency department',
    es: 'Exploración en urgencias',
    ca: 'Exploració a urgències',
  },
  phisical_exam_admission: {
    en: 'Examination on admission',
    es: 'Exploración al ingreso',
    ca: "Exploració a l'ingrés",
  },
  complementary_tests: {
    en: 'Investigations',
    es: 'Pruebas complementarias',
    ca: 'Proves complementàries',
  },
  main_diagnosis: { en: 'Principal diagnosis', es: 'Diagnóstico principal', ca: 'Diagnòstic principal' },
  secondary_diagnosis: {
    en: 'Secondary diagnoses',
    es: 'Diagnósticos secundarios',
    ca: 'Diagnòstics secundaris',
  },
  complementary_diagnosis: {
    en: 'Other findings',
    es: 'Diagnósticos complementarios',
    ca: 'Diagnòstics complementaris',
  },
  extra_comments: { en: 'Additional comments', es: 'Comentarios adicionales', ca: 'Comentaris addicionals' },
}
