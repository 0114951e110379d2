import { vitalSigns } from '../lexicon/vital-signs.ts'
import { matchesIn, type Passage } from './passage.ts'
import { wordForms } from './word-forms.ts'

const sign = new RegExp(`${wordForms(vitalSigns).source}\\.?ª?\\s*[:=]?\\s*(?:de |a |of )?\\d`, 'gu')
const pressure = /(?<![\d/])(?:[5-9]\d|1\d\d|2[0-4]\d)\/(?:[2-9]\d|1[0-4]\d)(?![\d/])/gu

/** How many vital signs a passage gives ("TA 152/84 mmHg, FC 46 lpm" has two). */
export function countVitalSigns(passage: Passage): number {
  const named = matchesIn(passage, sign).length
  return named > 0 ? named : matchesIn(passage, pressure).length
}
