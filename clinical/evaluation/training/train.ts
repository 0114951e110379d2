import { writeFileSync } from 'node:fs'
import { writeNetworks } from '../../src/learning/weights-file.ts'
import { weightsFile } from '../../src/reading/networks.ts'
import { annotatedCourses } from '../annotated/corpus.ts'
import { trainNetworks } from './networks.ts'

/**
 * Trains the networks that read courses on the annotated courses of the train and dev folds, never on those of the test
 * fold, and writes `src/reading/weights.bin`: the same courses give the same bytes.
 * Usage: node clinical/evaluation/training/train.ts
 */
const started = Date.now()
const courses = annotatedCourses(['train'])
const file = writeNetworks(trainNetworks(courses))
writeFileSync(weightsFile, file)
console.log(`${courses.length} courses, ${file.length} bytes, ${Math.round((Date.now() - started) / 1000)} s`)
