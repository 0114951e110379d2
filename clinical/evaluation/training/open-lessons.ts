import { join } from 'node:path'
import { type SectionKey, sectionKeys } from '@alta/contract/sections'
import { readOutline } from '../../src/course/read-outline.ts'
import { mentionsOf } from '../../src/reading/drug-mentions.ts'
import { sentenceFeatures } from '../../src/reading/sentence-features.ts'
import { outputCount, outputs } from '../../src/reading/outputs.ts'
import { isKeptBack, segmentedTexts } from '../section-rows.ts'
import type { TrainingExample } from './train-network.ts'

/**
 * The sections that the keys of MEDDOCAN's segments stand for. A key that mixes several sections only states which ones
 * are possible.
 */
const sectionsOfKey: Readonly<Record<string, readonly SectionKey[]>> = {
  reason: ['current_disease'],
  current_disease: ['current_disease'],
  pathological_background: ['pathological_background'],
  family_background: ['family_background'],
  physical_exam: ['phisical_exam_urgency', 'phisical_exam_admission'],
  complementary_tests: ['complementary_tests'],
  evolution: ['evolution'],
  main_diagnosis: ['main_diagnosis'],
  secondary_diagnosis: ['secondary_diagnosis'],
  medication: ['medication'],
  extra_comments: ['extra_comments'],
}

/** The targets of a sentence under a heading: only the section; salience, flags and drugs are unknown. */
function targetOf(sections: readonly SectionKey[] | undefined): Float32Array {
  const target = new Float32Array(outputCount).fill(Number.NaN)
  if (sections === undefined) return target
  target.fill(0, outputs.best, outputs.salience)
  for (const key of sections) {
    target[outputs.accepted + sectionKeys.indexOf(key)] = 1
    target[outputs.best + sectionKeys.indexOf(key)] = 1 / sections.length
  }
  return target
}

/**
 * Sentences of MEDDOCAN (SPACCC, PlanTL; CC BY 4.0) without their headings. The fifth of the documents that
 * `isKeptBack` selects is left out. `folder` contains meddocan_sections.jsonl.
 */
export const openLessons = (folder: string): TrainingExample[] =>
  segmentedTexts(join(folder, 'meddocan_sections.jsonl'))
    .filter(({ id }) => !isKeptBack(id))
    .map(({ text, ranges }): TrainingExample => {
      const outline = readOutline(text)
      const observed = sentenceFeatures(outline, mentionsOf(outline))
      const keyAt = (start: number): string =>
        ranges.find((range) => start >= range.start && start < range.end)?.key ?? ''
      return {
        things: observed.map(({ thing }) => thing),
        targets: observed.map(({ unit }) => targetOf(sectionsOfKey[keyAt(unit.start)])),
        weight: 0.5,
      }
    })
