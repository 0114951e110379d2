import type { SectionKey } from '@alta/contract/sections'

/** What a sentence can be about before the place of an examination is known. */
export const states = [
  'current_disease',
  'pathological_background',
  'family_background',
  'toxic_habits',
  'allergies',
  'baseline_state',
  'physical_exam',
  'complementary_tests',
  'evolution',
  'evolution_by_condition',
  'complications',
  'invasive_procedures',
  'main_diagnosis',
  'secondary_diagnosis',
  'complementary_diagnosis',
  'medication',
  'extra_comments',
] as const
export type State = (typeof states)[number]

/** One score per state, in the order of `states`. */
export type Scores = readonly number[]

/** The state a section belongs to: both examinations share one. */
export const stateOf = (section: SectionKey): State =>
  section === 'phisical_exam_urgency' || section === 'phisical_exam_admission' ? 'physical_exam' : section
