import { writeFileSync } from 'node:fs'
import { writeNetworks } from '../../src/learning/weights-file.ts'
import { weightsFile } from '../../src/reading/networks.ts'
import { annotatedCourses, foldNames } from '../annotated/corpus.ts'
import { trainNetworks } from './networks.ts'
import { openLessons } from './open-lessons.ts'

/**
 * Trains the networks that read courses on the annotated courses of the train and dev folds, never on those of the test
 * fold, and writes `src/reading/weights.bin`. The same courses give the same bytes.
 * Usage: node clinical/evaluation/training/train.ts [FOLDER] [--folds train,dev] [--answers] [--claims] [--heads]
 * FOLDER contains meddocan_sections.jsonl; without it the networks are trained on the annotated courses alone.
 * Afterwards it trains the networks that choose answers (`src/search/weights.bin`), those that judge written sentences
 * (`src/evidence/weights.bin`), and those that choose the values of a report's head
 * (`src/identity/candidates/weights.bin`); with --answers, --claims or --heads it trains only these.
 */
const started = Date.now()
const words = process.argv.slice(2)
const foldsOption = words.indexOf('--folds') < 0 ? 'train,dev' : (words[words.indexOf('--folds') + 1] ?? '')
const folds = foldsOption.split(',').flatMap((name) => foldNames.filter((fold) => fold === name))
const folder = words.find((word, at) => !word.startsWith('--') && words[at - 1] !== '--folds')
const only = ['--answers', '--claims', '--heads'].filter((flag) => words.includes(flag))
const isWanted = (flag: string): boolean => only.length === 0 || only.includes(flag)
if (only.length === 0) {
  const courses = annotatedCourses(folds)
  const file = writeNetworks(trainNetworks(courses, folder === undefined ? [] : openLessons(folder)))
  writeFileSync(weightsFile, file)
  console.log(`${courses.length} courses, ${file.length} bytes`)
}
// These networks are trained on courses that the networks just written have read.
if (isWanted('--answers')) (await import('./train-answers.ts')).trainAnswers()
if (isWanted('--claims')) (await import('./train-claims.ts')).trainClaims()
if (isWanted('--heads')) (await import('./train-heads.ts')).trainHeads()
console.log(`${Math.round((Date.now() - started) / 1000)} s`)
