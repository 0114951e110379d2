import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Prompt } from '../../src/writing/writing.ts'

/** Writes a prompt to FOLDER/in/NAME.txt for a person or a model; returns the answer in FOLDER/out, null if none is there. */
export function askedByHand(folder: string, name: string, { structured }: Pick<Prompt, 'structured'>): string | null {
  mkdirSync(join(folder, 'in'), { recursive: true })
  const [system, user] = structured.map(({ content }) => content)
  writeFileSync(join(folder, 'in', `${name}.txt`), `SYSTEM\n\n${system}\n\nUSER\n\n${user}\n`)
  const file = join(folder, 'out', `${name}.txt`)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
