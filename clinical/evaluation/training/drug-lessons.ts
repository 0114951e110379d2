import { type Outline, readOutline } from '../../src/course/read-outline.ts'
import { type CourseDrug, drugsOf } from '../../src/reading/drug-fates.ts'
import {
  type DrugFate,
  drugFates,
  mentionOutputCount,
  mentionOutputs,
  mentionsOf,
  mentionFeatures,
  type ReadMention,
} from '../../src/reading/drug-mentions.ts'
import { outputNames } from '../../src/reading/outputs.ts'
import { fold } from '../../src/text/fold.ts'
import type { AnnotatedCourse } from '../annotated/notation.ts'
import type { TrainingExample } from './train-network.ts'

/** The drugs of a course with the targets for their mentions and for each drug. */
export interface DrugLesson {
  readonly outline: Outline
  readonly reads: readonly ReadMention[]
  readonly drugs: readonly CourseDrug[]
  /** The right final status of each drug. */
  readonly fates: readonly DrugFate[]
  /** The mentions as a training row. */
  readonly mentions: TrainingExample
}

const { lists, actions } = outputNames

/** Reads the drugs of a course and their targets from the labels of its segments and from its list of drugs. */
export function drugLesson(course: AnnotatedCourse): DrugLesson {
  const outline = readOutline(course.text)
  const reads = mentionsOf(outline)
  const drugs = drugsOf(reads)
  const nameOf = (index: number): string => {
    const mention = reads[index]?.mention
    return mention === undefined
      ? ''
      : fold(outline.text.slice(mention.start, Math.max(mention.regimen_end, mention.name.end)))
  }
  const fates = drugs.map(({ mentions }): DrugFate => {
    const found = course.drugs.find(({ drug }) =>
      drug.split('|').some((name) => {
        const foldedName = fold(name.trim())
        return mentions.some(
          (index) =>
            nameOf(index).includes(foldedName) || (foldedName.includes(nameOf(index)) && nameOf(index).length > 4),
        )
      }),
    )
    return found?.status ?? 'none'
  })
  const targets = reads.map(({ mention }, index) => {
    const target = new Float32Array(mentionOutputCount)
    const segment = course.segments.find(({ start, end }) => start <= mention.name.start && mention.name.end <= end)
    lists.forEach((name, at) => (target[mentionOutputs.lists + at] = segment?.list === name ? 1 : 0))
    actions.forEach(
      (name, at) => (target[mentionOutputs.actions + at] = segment?.actions.includes(name) === true ? 1 : 0),
    )
    target[mentionOutputs.treatment] =
      segment !== undefined &&
      (segment.sections.includes('medication') || segment.list !== null || segment.actions.length > 0)
        ? 1
        : 0
    const fate = fates[drugs.findIndex(({ mentions }) => mentions.includes(index))]
    if (fate === undefined) target.fill(Number.NaN, mentionOutputs.status)
    else target[mentionOutputs.status + drugFates.indexOf(fate)] = 1
    return target
  })
  return { outline, reads, drugs, fates, mentions: { things: mentionFeatures(outline, reads), targets, weight: 1 } }
}
