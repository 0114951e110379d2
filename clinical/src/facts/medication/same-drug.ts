import { drugClasses } from '../../lexicon/drug-classes.ts'
import type { DrugMention, Schedule } from './medication.ts'

/** Whether two names are one drug: they share an ingredient, or are a class and its member. */
export const sameDrug = (a: readonly string[], b: readonly string[]): boolean => {
  const within = (name: string, key: string): boolean =>
    name.startsWith('class:') && drugClasses.some((group) => `class:${group.key}` === name && group.members.test(key))
  return a.some((left) => b.some((right) => left === right || within(left, right) || within(right, left)))
}

/** Whether two names are one allergy: penicillin and amoxicillin are, and so are a class and its member. */
export const sameAllergen = (a: readonly string[], b: readonly string[]): boolean =>
  sameDrug(a, b) ||
  (sameDrug(a, ['class:betalactam']) &&
    sameDrug(b, ['class:betalactam']) &&
    a.some((key) => /cilin/.test(key)) &&
    b.some((key) => /cilin/.test(key)))

const dailyDoses = ({ slots, every_h, per_day }: Schedule): number | null => {
  if (slots) return slots.reduce((total, slot) => total + slot, 0)
  if (every_h) return 24 / every_h
  return per_day ?? null
}

const figure = (value: string): string =>
  value
    .replace(/\.(?=\d{3}\b)/g, '')
    .replace(/,/g, '.')
    .replace(/\s/g, '')

/** Whether two mentions give the same dose equally often. What one of them leaves out is no difference. */
export const sameRegimen = (home: DrugMention, now: DrugMention): boolean => {
  if (home.strength && now.strength && figure(home.strength.value) !== figure(now.strength.value)) return false
  return sameSchedule(home, now)
}

/** Whether two mentions give the drug equally often. */
export const sameSchedule = (home: DrugMention, now: DrugMention): boolean => {
  const before = home.schedule ? dailyDoses(home.schedule.canonical) : null
  const after = now.schedule ? dailyDoses(now.schedule.canonical) : null
  return before === null || after === null || before === after
}
