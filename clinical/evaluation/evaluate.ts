import { join } from 'node:path'

/**
 * Scores a part of the engine over a data file or folder.
 * Usage: node clinical/evaluation/evaluate.ts
 * courses|agreement|omissions|pairs|sections|headings|negation|retrieval|answers|sentences|evidence|heads|head-folds|written|votes|written-answers|second-look
 * PATH [--json] [--sums].
 * PATH of head-folds is an annotator of heads who is left out of the training here. PATH of courses and of written may
 * be a fold of the annotated courses (train, dev, test); that of answers and sentences is a fold of the questions and
 * the written sentences (default test); agreement has data of its own. With --json the last line is one object of
 * figures. With --sums no single text is printed, so that data can be scored which nobody may look at. Exit codes: 0
 * success, 1 failure, 2 wrong usage.
 */
type Evaluation = (path: string) => Promise<{ figures: object; lines: readonly string[] }>

// Each module is loaded only when it is used: scoring one part needs nothing of the others.
const evaluations: Readonly<Record<string, () => Promise<Evaluation>>> = {
  courses: async () => (await import('./courses.ts')).evaluateCourses,
  agreement: async () => (await import('./annotated/agreement.ts')).evaluateAgreement,
  omissions: async () => (await import('./omissions.ts')).evaluateOmissions,
  pairs: async () => (await import('./drug-pairs.ts')).evaluateDrugPairs,
  sections: async () => (await import('./sections.ts')).evaluateSections,
  headings: async () => (await import('./headings.ts')).evaluateHeadings,
  negation: async () => (await import('./negation.ts')).evaluateNegation,
  retrieval: async () => (await import('./retrieval.ts')).evaluateRetrieval,
  answers: async () => (await import('./answers.ts')).evaluateAnswers,
  sentences: async () => (await import('./sentences.ts')).evaluateSentences,
  'second-look': async () => (await import('./written/second-look.ts')).evaluateSecondLook,
  'written-answers': async () => (await import('./written/chat-answers.ts')).evaluateChatAnswers,
  heads: async () => (await import('./heads.ts')).evaluateHeads,
  'head-folds': async () => (await import('./training/head-folds.ts')).evaluateHeadFolds,
  written: async () => (await import('./written/replay.ts')).evaluateWritten,
  votes: async () => (await import('./written/votes.ts')).evaluateVotes,
  evidence: async () => (await import('./evidence.ts')).evaluateEvidence,
}

/** The default path of an evaluation: data of our own. */
const ownData: Readonly<Record<string, string>> = {
  answers: 'test',
  sentences: 'test',
  omissions: 'test',
  pairs: 'test',
  'second-look': 'sight',
  votes: 'test',
  written: 'all',
  'written-answers': 'q24',
  agreement: join(import.meta.dirname, '..', 'cases', 'annotated', 'second'),
}

const [name = '', ...words] = process.argv.slice(2)
const flags = words.filter((word) => word.startsWith('--'))
const paths = words.filter((word) => !word.startsWith('--'))
const path = paths[0] ?? (Object.hasOwn(ownData, name) ? ownData[name] : undefined)
const load = Object.hasOwn(evaluations, name) ? evaluations[name] : undefined
if (!load || path === undefined || paths.length > 1 || flags.some((flag) => flag !== '--json' && flag !== '--sums')) {
  console.error(`usage: evaluate ${Object.keys(evaluations).join('|')} PATH [--json] [--sums]`)
  process.exitCode = 2
} else {
  try {
    const { figures, lines } = await (await load())(path)
    if (!flags.includes('--sums')) for (const line of lines) console.log(line)
    if (flags.includes('--json')) console.log(JSON.stringify(figures))
    else for (const [key, value] of Object.entries(figures)) console.log(`${key.padEnd(24)} ${value}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
