import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openWriting } from '../../src/writing/open-writing.ts'
import { reportOfStay } from '../../src/report/engine.ts'
import { readStay } from '../../src/report/read-stay.ts'
import { readCourse } from '../../src/course/read-course.ts'
import { plausibleVotes } from '../../src/writing/votes/plausible-votes.ts'
import { joinedVotes } from '../../src/writing/votes/votes-answer.ts'
import type { WritingSession } from '../../src/writing/open-writing.ts'
import type { WritingStep } from '../../src/writing/writing.ts'
import { foldNamed } from '../annotated/corpus.ts'
import type { GoldCourse } from '../annotated/gold.ts'
import { goldOfFold, scoreCourses, type ScoredCourse } from '../courses.ts'
import { figureLine, triedWith, writtenFolder } from './figures.ts'

/** What people read of courses in place of a model, one file per course: passages of the course, part by part. */
export const votesFolder = join(writtenFolder, 'votes')

/** The steps in which a model reads a course, with the writing that takes their answers. */
export function votesStepsOf({ gold, source }: { gold: GoldCourse; source: string }): {
  readonly writing: WritingSession
  readonly steps: readonly WritingStep[]
} {
  const writing = openWriting(source, { ...triedWith, strategy: 'guided', language: gold.language })
  return { writing, steps: writing.plan(null).steps.filter(({ step }) => step === 'course') }
}

/** Stores votes on a course. */
export function storeVotes(id: string, votes: readonly unknown[]): void {
  mkdirSync(votesFolder, { recursive: true })
  writeFileSync(join(votesFolder, `${id}.json`), `${JSON.stringify(votes)}\n`)
}

/** The recorded votes on a course; none where nobody has read it. */
export function recordedVotes(id: string): readonly unknown[] {
  const file = join(votesFolder, `${id}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/**
 * Scores the engine's reports of the courses that somebody read in place of a model, alone and with those votes.
 * @throws if there is no such fold
 */
export function evaluateVotes(fold: string): Promise<{ figures: object; lines: readonly string[] }> {
  const known = foldNamed(fold)
  const names = new Set(existsSync(votesFolder) ? readdirSync(votesFolder) : [])
  const courses = goldOfFold(known).filter(({ gold }) => names.has(`${gold.id}.json`))
  const scored = (withVotes: boolean): readonly ScoredCourse[] =>
    courses.map(({ gold, source }) => {
      const all = withVotes ? joinedVotes(recordedVotes(gold.id)) : null
      const votes = all === null ? null : plausibleVotes(readCourse(source), all)
      return { gold, source, report: reportOfStay(readStay(source, votes), { language: gold.language }) }
    })
  const [alone, voted] = [scoreCourses(scored(false)).figures, scoreCourses(scored(true)).figures]
  return Promise.resolve({
    figures: { alone, voted },
    lines: [`${courses.length} courses`, figureLine('the engine alone', alone), figureLine('with votes', voted)],
  })
}
