import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goldOfFold } from '../courses.ts'
import type { WritingStep } from '../../src/writing/writing.ts'
import { foldNamed } from '../annotated/corpus.ts'
import { strategies, triedWith, writtenFolder } from './figures.ts'
import { evaluateWritten } from './replay.ts'
import { writtenBy } from './trial.ts'
import { storeVotes } from './votes.ts'

/**
 * Lets an endpoint that speaks the OpenAI protocol write reports, stores its answers in `clinical/cases/written` and
 * scores the reports.
 * Usage: node clinical/evaluation/written/try-writer.ts URL FOLD COURSE… [--context TOKENS]
 * Answers have no time limit, because a person may be writing them by hand.
 */
const words = process.argv.slice(2)
const context = Number(words[words.indexOf('--context') + 1]) || 32_000
const [url = '', fold = '', ...ids] = words.filter(
  (word, at) => !word.startsWith('--') && words[at - 1] !== '--context',
)

async function ask(step: WritingStep): Promise<string | null> {
  const { structured, schema, max_tokens } = step.prompt
  const format = { type: 'json_schema', json_schema: { name: schema.name, strict: true, schema: schema.schema } }
  const body = { model: 'writer', messages: structured, max_tokens, response_format: format, stream: true }
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) return null
  const pieces = (await response.text()).split('\n').flatMap((line) => {
    const data = /^data: (?!\[DONE\])(.*)$/.exec(line)?.[1]
    if (data === undefined) return []
    const chunk: { choices?: { delta?: { content?: string } }[] } = JSON.parse(data)
    return chunk.choices?.[0]?.delta?.content ?? []
  })
  return pieces.join('')
}

mkdirSync(writtenFolder, { recursive: true })
const known = foldNamed(fold)
await Promise.all(
  goldOfFold(known)
    .filter(({ gold }) => ids.includes(gold.id))
    .map(async ({ gold, source }) => {
      const both = await Promise.all(
        strategies.map(async (strategy) => {
          const options = { ...triedWith, strategy, language: gold.language, context_tokens: context }
          // The course is read once for both.
          return await writtenBy(source, options, { writer: ask, recorded: strategy === 'guided' ? null : [] })
        }),
      )
      const answers = both.flatMap((each) => each.answers)
      writeFileSync(join(writtenFolder, `${gold.id}.json`), `${JSON.stringify(answers, null, 1)}\n`)
      storeVotes(
        gold.id,
        both.flatMap(({ votes }) => votes),
      )
      console.log(`${gold.id}: ${both.map(({ steps, failed }) => `${steps} asked, ${failed} unanswered`).join('; ')}`)
    }),
)
console.log((await evaluateWritten(known)).lines.join('\n'))
