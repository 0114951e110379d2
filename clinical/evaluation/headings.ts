import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { type SectionHeading, headingOf } from '../src/sections/heading.ts'
import { dataFile, jsonLines } from './section-rows.ts'

const document = z.object({
  id: z.string(),
  text: z.string(),
  headed_sections: z.optional(
    z.array(z.object({ key: z.string(), heading: z.string(), start: z.number(), end: z.number() })),
  ),
})

/** The sections to which a heading with this corpus key may lead. */
const keyTargets: Readonly<Record<string, readonly string[]>> = {
  reason: ['reason'],
  current_disease: ['current_disease'],
  pathological_background: ['pathological_background'],
  family_background: ['family_background'],
  physical_exam: ['physical_exam', 'phisical_exam_urgency', 'phisical_exam_admission'],
  exam_and_tests: ['physical_exam', 'complementary_tests'],
  complementary_tests: ['complementary_tests'],
  evolution: ['evolution'],
  main_diagnosis: ['main_diagnosis', 'diagnosis'],
  secondary_diagnosis: ['secondary_diagnosis'],
  medication: ['medication'],
}

/** The sections that the first column of the heading lists stands for. */
const groupTargets: Readonly<Record<string, readonly string[]>> = {
  ALERGIAS: ['allergies'],
  ANTECEDENTES: ['pathological_background'],
  CONCLUSIONES: ['diagnosis'],
  DIAGNÓSTICOS: ['diagnosis', 'main_diagnosis', 'impression'],
  'ENFERMEDAD ACTUAL': ['current_disease'],
  EVOLUCIÓN: ['evolution'],
  'EXPLORACIÓN FÍSICA': ['physical_exam', 'phisical_exam_urgency', 'phisical_exam_admission'],
  'EXPLORACIONES COMPLEMENTARIAS': ['complementary_tests'],
  INDICACIONES: ['extra_comments'],
  MOTIVO: ['reason'],
  PROCEDIMIENTOS: ['invasive_procedures'],
  TRATAMIENTO: ['medication', 'plan'],
}

interface HeadingCase {
  readonly line: string
  readonly targets: readonly string[]
}

const agrees = (heading: SectionHeading | null, targets: readonly string[]): boolean =>
  heading !== null &&
  (targets.length === 0 ? heading.targets.length > 1 : heading.targets.some((target) => targets.includes(target)))

/** The lines of a MEDDOCAN document that contain its labelled headings. */
const documentLines = (row: z.infer<typeof document>): HeadingCase[] =>
  (row.headed_sections ?? []).flatMap((section): HeadingCase[] => {
    const at = row.text.lastIndexOf(section.heading, section.start)
    if (at < 0) return []
    const start = row.text.lastIndexOf('\n', at) + 1
    const found = row.text.indexOf('\n', at)
    return [{ line: row.text.slice(start, found < 0 ? undefined : found), targets: keyTargets[section.key] ?? [] }]
  })

const listLines = (file: string): HeadingCase[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .flatMap((line) => {
      const cells = line.split('\t')
      const written = cells.at(-1)?.trim()
      return written ? [{ line: written, targets: groupTargets[cells[0]?.trim() ?? ''] ?? [] }] : []
    })

const label = (line: string): string => /^[^:]{3,60}(?=:)/.exec(line)?.[0] ?? line.slice(0, 60)
const swapLetters = (text: string): string => {
  // The typing error: two neighbouring letters of the longest word are swapped.
  const word = text.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)[0] ?? ''
  const half = Math.floor(word.length / 2)
  if (word.length < 8) return text
  return text.replace(word, `${word.slice(0, half)}${word.charAt(half + 1)}${word.charAt(half)}${word.slice(half + 2)}`)
}

const perturbations: Readonly<Record<string, (line: string) => string>> = {
  upper: (line) => label(line).toUpperCase(),
  lower: (line) => `${label(line).toLowerCase()}:`,
  no_accents: (line) => label(line).normalize('NFD').replace(/\p{M}/gu, ''),
  no_colon: (line) => line.replace(/:\s*/, ' '),
  slip: (line) => `${swapLetters(label(line))}:`,
}

const share = (rows: readonly HeadingCase[], change: (line: string) => string = (line) => line): number => {
  const right = rows.filter(({ line, targets }) => agrees(headingOf(change(line)), targets)).length
  return rows.length === 0 ? 0 : Math.round((right / rows.length) * 10_000) / 10_000
}

/**
 * Scores how many headings are recognised and assigned to the right section: the lines of `headed_sections` in a file
 * like `meddocan_docs.jsonl` and the spellings of `headers_es_ca.tsv` and `subheaders_es_ca.tsv` (PATH is one of these
 * files or a folder that contains them). A heading whose key has no single section counts if it leads to several.
 * Figures: the share recognised as written, and the same with case, accents, colon or letters changed.
 */
export const evaluateHeadings = async (path: string): Promise<{ figures: Record<string, number>; lines: string[] }> => {
  const documents = path.endsWith('.tsv') ? null : dataFile(path, 'meddocan_docs.jsonl')
  const lists = path.endsWith('.jsonl')
    ? []
    : [dataFile(path, 'headers_es_ca.tsv'), dataFile(path, 'subheaders_es_ca.tsv')]
  const rows = documents === null ? [] : jsonLines(documents, document).flatMap(documentLines)
  const spellings = [...new Set(lists.filter((file) => file !== null))].flatMap(listLines)
  const all = [...rows, ...spellings]
  if (all.length === 0) throw new Error(`no headings in ${path}`)
  const missed = new Map<string, number>()
  for (const { line, targets } of all) {
    if (!agrees(headingOf(line), targets)) missed.set(label(line), (missed.get(label(line)) ?? 0) + 1)
  }
  const figures: Record<string, number> = { recognised: share(all) }
  for (const [name, change] of Object.entries(perturbations)) figures[name] = share(all, change)
  return {
    figures,
    lines: [
      `${rows.length} headings in documents: ${share(rows).toFixed(4)}; ${spellings.length} listed spellings: ${share(spellings).toFixed(4)}`,
      ...Array.from(missed, ([name, times]) => `  missed ${times} times: ${name}`),
    ],
  }
}
