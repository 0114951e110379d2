/**
 * Scores a part of the engine over a data file or folder.
 * Usage: node clinical/evaluation/evaluate.ts courses|sections|headings|negation|retrieval PATH [--json]
 * With --json the last line is one object of figures. Exit codes: 0 done, 1 failed, 2 wrong use.
 */
type Evaluation = (path: string) => Promise<{ figures: object; lines: readonly string[] }>

// Loaded one at a time: a score of one part needs nothing of the others.
const evaluations: Readonly<Record<string, () => Promise<Evaluation>>> = {
  courses: async () => (await import('./courses.ts')).evaluateCourses,
  sections: async () => (await import('./sections.ts')).evaluateSections,
  headings: async () => (await import('./headings.ts')).evaluateHeadings,
  negation: async () => (await import('./negation.ts')).evaluateNegation,
  retrieval: async () => (await import('./retrieval.ts')).evaluateRetrieval,
}

const [name = '', path, ...flags] = process.argv.slice(2)
const load = Object.hasOwn(evaluations, name) ? evaluations[name] : undefined
if (!load || path === undefined || flags.some((flag) => flag !== '--json')) {
  console.error(`usage: evaluate ${Object.keys(evaluations).join('|')} PATH [--json]`)
  process.exitCode = 2
} else {
  try {
    const { figures, lines } = await (await load())(path)
    for (const line of lines) console.log(line)
    if (flags.includes('--json')) console.log(JSON.stringify(figures))
    else for (const [key, value] of Object.entries(figures)) console.log(`${key.padEnd(16)} ${value}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
