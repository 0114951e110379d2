import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalise } from '../src/text/normalise.ts'

/** `npm test -- --all` examines everything that a usual run only samples. */
export const isFullRun = process.env['ALTA_TEST_ALL'] === '1'

const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.txt'))
  .toSorted()
const isHead = (name: string): boolean => name.startsWith('heads/')
const heads = names.filter(isHead)

/**
 * The invented courses that tests read one by one, as the engine gets them. Of the many short ones that were written
 * for their heads every sixth; all of them with `npm test -- --all`.
 */
export const caseTexts: readonly { readonly name: string; readonly text: string }[] = names
  .filter((name) => !isHead(name) || isFullRun || heads.indexOf(name) % 6 === 0)
  .map((name) => ({ name, text: normalise(readFileSync(join(import.meta.dirname, name), 'utf8')) }))
