import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import { create } from 'zustand'

/** Sections are shown in the order of the contract, or those with the most harmful errors first. */
export type SectionOrder = 'report' | 'risk'

/** The order is kept in memory for this visit only. */
export const useOrder = create<{ readonly order: SectionOrder }>()(() => ({ order: 'report' }))

/** Allergies, medication, diagnoses, the course, what follows; then the rest. */
const byRisk: readonly SectionKey[] = [
  'allergies',
  'medication',
  'main_diagnosis',
  'secondary_diagnosis',
  'complementary_diagnosis',
  'evolution',
  'evolution_by_condition',
  'complications',
  'extra_comments',
  'complementary_tests',
  'invasive_procedures',
  'current_disease',
  'phisical_exam_urgency',
  'phisical_exam_admission',
  'pathological_background',
  'baseline_state',
  'toxic_habits',
  'family_background',
]

/** A report without these is looked at twice: by themselves in the review, and named before it is signed. */
export const sectionsThatMatter: readonly SectionKey[] = [
  'allergies',
  'medication',
  'main_diagnosis',
  'evolution',
  'extra_comments',
]

interface SectionWithItems {
  readonly key: SectionKey
  readonly items: readonly unknown[]
}

/** Whether a section is empty and may be empty: such sections are reviewed together, after all others. */
const isIdle = ({ key, items }: SectionWithItems): boolean => items.length === 0 && !sectionsThatMatter.includes(key)

export function inOrder<S extends SectionWithItems>(sections: readonly S[], order: SectionOrder): readonly S[] {
  if (order === 'report') return sections
  const rankOf = (section: S) => byRisk.indexOf(section.key) + (isIdle(section) ? sectionKeys.length : 0)
  return sections.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** What is marked with a section: the idle ones are read at one glance. */
export const readWith = (
  sections: readonly SectionWithItems[],
  key: SectionKey,
  order: SectionOrder,
): readonly SectionKey[] => {
  const own = sections.find((section) => section.key === key)
  if (order === 'report' || !own || !isIdle(own)) return [key]
  return sections.filter(isIdle).map((section) => section.key)
}

/** The next section that is not reviewed yet, going round; null when all are. */
export const nextToReview = (
  sections: readonly SectionWithItems[],
  { from, reviewed }: { readonly from: SectionKey | null; readonly reviewed: ReadonlySet<SectionKey> },
): SectionKey | null => {
  const index = sections.findIndex(({ key }) => key === from)
  const round = [...sections.slice(index + 1), ...sections.slice(0, index + 1)]
  return round.find(({ key }) => !reviewed.has(key))?.key ?? null
}
