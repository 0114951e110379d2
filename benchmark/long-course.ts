import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const cases = join(import.meta.dirname, '../clinical/cases')

/**
 * A course of this many words: invented courses (of one language, or of all) one after another, with their dates moved
 * so that no day repeats.
 */
export function longCourse(words: number, language: 'es' | 'ca' | 'en' | '' = ''): string {
  const texts = readdirSync(cases)
    .filter((name) => name.startsWith(language) && name.endsWith('.txt'))
    .sort()
    .map((name) => readFileSync(join(cases, name), 'utf8'))
  let text = ''
  for (let turn = 0; text.split(/\s+/).length < words; turn += 1) {
    const next = texts[turn % texts.length] ?? ''
    text += `${next.replace(/\b20(\d\d)\b/g, (_, year) => String(1990 + ((Number(year) + turn) % 60)))}\n\n`
  }
  const cut = text.split(/(?<=\s)/).slice(0, words)
  return cut.join('')
}
