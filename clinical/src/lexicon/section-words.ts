import { alternatives, pattern, piece } from './patterns.ts'

/**
 * Folded labels of administrative lines. Those under `anywhere` are never clinical, the others only above the first
 * heading.
 */
export const identityLabels = {
  anywhere: alternatives('identity labels: anywhere'),
  header: alternatives('identity labels: header'),
} as const

/** Text of the hospital around the clinical text: footers, privacy notes, signatures, rules. */
export const boilerplatePatterns: readonly RegExp[] = [
  /^\s*[-=_*·.~#]{3,}\s*$/,
  pattern('boilerplate patterns: page', String.raw`^\s*(?:…)\s*\d+(?:\s*(?:de|of|\/)\s*\d+)?\s*$`),
  /\b(?:pagina|page|pag\.?)\s+\d+\s+(?:de|of)\s+\d+\b/,
  pattern('boilerplate patterns: privacy'),
  pattern('boilerplate patterns: printed', String.raw`^\s*(?:…)\b`),
  pattern('boilerplate patterns: signed', String.raw`^\s*(?:…)\b\.?\s*:?`),
  pattern(
    'boilerplate patterns: doctor',
    String.raw`^\s*(?:--+\s*)?(?:…)\.?\s+[\p{L}.' -]{2,40}(?:,?\s*(?:…)[\w\s./]*)?$`,
    'u',
  ),
  /^\s*--\s*\S.*\b(?:md|pgy\d|attending|do|np|rn)\b.*$/,
]

/** Words at the head of a document that name the hospital or the document, not the patient's story. */
export const titleWords = pattern('title words')

/** Patterns for the structure of folded lines. */
export const doseUnit = pattern('dose unit', String.raw`\d\s?(?:…)\b`)
export const doseSchedule = pattern('dose schedule', '…')

export const vitalPair = pattern('vital pair', String.raw`\b(?:…)\.?\s*[:=]?\s*(?:de |of |at )?\d`, 'g')

export const labPair = pattern('lab pair', String.raw`(?<![a-z])(?:…)\s*(?:…)?\s*[:=]?\s*(?:de |of |->)?[<>*]?\d`, 'g')

/** Words for how the patient lived and managed before: folded, matched at the beginning of a word. */
export const baselineCues = piece('baseline cues')
