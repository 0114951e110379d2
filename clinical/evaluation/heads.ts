import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { headOf } from '../src/identity/head.ts'
import { warningsOf } from '../src/identity/warnings.ts'
import { readCourse } from '../src/course/read-course.ts'
import { writtenFolder } from './written/figures.ts'
import { headWithModel } from './written/heads.ts'

const value = z.nullable(z.string())
const goldHead = z.object({
  record_number: value,
  name: value,
  birth_date: value,
  age: value,
  sex: value,
  physician: value,
  admitted: value,
  discharged: value,
  service: value,
})
const fields = Object.keys(goldHead.shape)

/** The words in lower case, without the full stop at the end. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.,\s]+$/, '')
/** "78" and "78 años" are equal, because the unit may be in another column. */
const figures = (text: string): string => /\d+/.exec(text)?.[0] ?? text
/** "Dr. Ana Ruiz" and "Ana Ruiz" are equal, because a title does not identify the person. */
const untitled = (text: string): string => text.replace(/^(?:(?:dra?|doctora?|prof|mrs?|ms|miss|sra?)\.?\s+)+/, '')
export const agrees = (field: string, read: string, gold: string): boolean => {
  if (field === 'age') return figures(read) === figures(gold)
  if (field === 'physician') return untitled(bare(read)) === untitled(bare(gold))
  return bare(read) === bare(gold)
}

interface HeadFieldCount {
  right: number
  wrong: number
  missed: number
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000)

type ReadHead = Readonly<Record<string, string | null>>
/** The head that somebody or something read of a text; null where the text is left out. */
type HeadReader = (name: string, text: string) => ReadHead | null

/** Compares heads with those that people filled in: precision and recall of each field, and the differences. */
function comparedHeads(folder: string, read: HeadReader): { figures: Record<string, number>; lines: string[] } {
  const counts = new Map<string, HeadFieldCount>(fields.map((field) => [field, { right: 0, wrong: 0, missed: 0 }]))
  const lines: string[] = []
  for (const file of globSync('*.json', { cwd: folder }).toSorted()) {
    const gold: ReadHead = z.parse(goldHead, JSON.parse(readFileSync(join(folder, file), 'utf8')))
    const name = file.replace('.json', '')
    const own = read(name, readFileSync(join(folder, `${name}.txt`), 'utf8'))
    if (own === null) continue
    for (const [field, count] of counts) {
      const [is, should] = [own[field] ?? null, gold[field] ?? null]
      if (is !== null && should !== null && agrees(field, is, should)) count.right += 1
      else {
        if (is !== null) count.wrong += 1
        if (should !== null) count.missed += 1
        if (is !== should) lines.push(`${file} ${field}: ${is ?? '–'} (${should ?? '–'})`)
      }
    }
  }
  const figures = Object.fromEntries(
    [...counts].flatMap(([field, { right, wrong, missed }]) => [
      [`${field} precision`, ratio(right, right + wrong)],
      [`${field} recall`, ratio(right, right + missed)],
    ]),
  )
  return { figures, lines }
}

/**
 * Compares the head of a report (patient and stay) with heads that people filled in; where somebody read these heads in
 * place of a model, also with what the model fills in.
 */
export async function evaluateHeads(folder: string): Promise<{ figures: Record<string, number>; lines: string[] }> {
  const { figures: alone, lines } = comparedHeads(folder, (_, text) => headOf(readCourse(text)))
  const withModel = comparedHeads(folder, (name, text) => headWithModel(folder, name, text)).figures
  const isRead = existsSync(join(writtenFolder, 'heads', basename(folder)))
  const both = isRead ? Object.entries(withModel).map(([name, figure]) => [`${name}, with a model`, figure]) : []
  const warned = (pattern: string, warning: string): number => {
    const files = globSync(`${pattern}*.txt`, { cwd: folder })
    const found = files.filter((file) =>
      warningsOf(readFileSync(join(folder, file), 'utf8')).some((one) => one === warning),
    )
    if (files.length > 0)
      lines.push(`${pattern}: ${warning} in ${found.length} of ${files.length} (${found.toSorted().join(' ')})`)
    return ratio(found.length, files.length)
  }
  return {
    figures: {
      ...alone,
      ...Object.fromEntries(both),
      'no course warned': warned('none-', 'no_clinical_course'),
      'courses warned so': warned('[ec][san]-', 'no_clinical_course'),
      'two patients warned': warned('two-', 'several_patients'),
      'same patient warned so': warned('same-', 'several_patients'),
      'courses of one warned so': warned('[ec][san]-', 'several_patients'),
    },
    lines,
  }
}
