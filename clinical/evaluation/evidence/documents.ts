import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { normalise } from '../../src/text/normalise.ts'
import { type Document, readDocument } from './suite.ts'

const row = z.object({ id: z.string(), text: z.string() })
const files = ['meddocan_docs.jsonl', 'codiesp_docs.jsonl']

const paraphrase = z.object({
  difficulty: z.enum(['easy', 'medium', 'hard']),
  note: z.string(),
  source: z.array(z.string()),
  written: z.string(),
})
/** A sentence that says in other words what sentences of a note say. */
export type Paraphrase = z.infer<typeof paraphrase> & Pick<Document, 'language'>

const mistake = z.object({ how: z.string(), note: z.string(), written: z.string() })
/** A sentence with a mistake of the kind that a model makes, and a description of the mistake. */
export type ModelMistake = z.infer<typeof mistake>

const folder = join(import.meta.dirname, '../../cases/paraphrases')

const languages = ['es', 'ca', 'en'] as const

/** Sentences that their notes do not support, written by a person who had not seen the check. */
export const readMistakes = (): ModelMistake[] =>
  languages.flatMap((language) =>
    z.array(mistake).parse(JSON.parse(readFileSync(join(folder, 'mistakes', `${language}.json`), 'utf8'))),
  )

/** Our own paraphrases in es, ca and en. `later` contains those that nothing was developed on. */
export function readParaphrases(set: '.' | 'later' = '.'): Paraphrase[] {
  return languages.flatMap((language) =>
    z
      .array(paraphrase)
      .parse(JSON.parse(readFileSync(join(folder, set, `${language}.json`), 'utf8')))
      .map((row) => ({ ...row, language })),
  )
}

/** The Spanish cases of a file of rows, or of a folder with the files of MEDDOCAN and CodiEsp, each case once. */
export function readDocuments(path: string): Document[] {
  const paths = statSync(path).isDirectory() ? files.map((name) => join(path, name)).filter(existsSync) : [path]
  const known = new Map<string, Document>()
  for (const line of paths.flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
    if (line.trim() === '') continue
    const { id, text } = row.parse(JSON.parse(line))
    if (!known.has(id)) known.set(id, readDocument({ id, text: normalise(text), language: 'es' }))
  }
  return [...known.values()]
}
