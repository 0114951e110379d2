import { dataFile, isKeptBack, type LabelledDocument, segmentedDocuments } from './section-rows.ts'

/** The right report sections for each key of the MEDDOCAN segments. A key that mixes more sections is left out. */
const meddocanSections: Readonly<Record<string, readonly string[]>> = {
  reason: ['current_disease'],
  physical_exam: ['phisical_exam_urgency', 'phisical_exam_admission'],
  exam_and_tests: ['phisical_exam_urgency', 'phisical_exam_admission', 'complementary_tests'],
}

interface ScoredSentence {
  readonly gold: readonly string[]
  readonly found: string | null
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000)

/** The mean F1 over the keys that occur as gold; both examinations count as one key. */
const macroF1 = (rows: readonly ScoredSentence[]): { mean: number; lines: string[] } => {
  const name = (key: string | null): string => (key?.startsWith('phisical_exam') ? 'physical_exam' : (key ?? 'none'))
  const single = rows.filter(({ gold }) => new Set(gold.map(name)).size === 1)
  const keys = [...new Set(single.map(({ gold }) => name(gold[0] ?? null)))].toSorted()
  const lines: string[] = []
  const scores = keys.map((key) => {
    const goldRows = single.filter(({ gold }) => name(gold[0] ?? null) === key)
    const foundRows = single.filter(({ found }) => name(found) === key)
    const both = goldRows.filter(({ found }) => name(found) === key).length
    const f1 = share(2 * both, goldRows.length + foundRows.length)
    lines.push(`  ${key.padEnd(24)} ${String(goldRows.length).padStart(5)} sentences  F1 ${f1.toFixed(3)}`)
    return f1
  })
  return {
    mean: share(
      scores.reduce((sum, score) => sum + score, 0),
      scores.length,
    ),
    lines,
  }
}

const scoreDocuments = (documents: readonly LabelledDocument[]): ScoredSentence[] =>
  documents.flatMap(({ sentences }) =>
    sentences.flatMap(({ sentence, keys }): ScoredSentence[] => {
      const [key] = keys
      if (key === undefined || key === 'mixed') return []
      return [{ gold: meddocanSections[key] ?? [key], found: sentence.section }]
    }),
  )

/**
 * Scores the sections of sentences whose headings were removed, on a file in the format of `meddocan_sections.jsonl`
 * (`{doc, key, text}`; PATH or PATH/meddocan_sections.jsonl).
 * A document's segments are joined by line breaks and read as a whole, and each sentence found is compared with the key
 * of the segment in which it starts. `reason` is right as current_disease, `physical_exam` as either examination,
 * `exam_and_tests` as an examination or complementary_tests; `mixed` is not scored. A sentence without a section is
 * wrong. Documents that the shipped weights were trained on are left out, unless there are no others.
 * Figures: accuracy over sentences, and macro_f1 over the keys that occur.
 */
export const evaluateSections = async (path: string): Promise<{ figures: Record<string, number>; lines: string[] }> => {
  const file = dataFile(path, 'meddocan_sections.jsonl')
  if (file === null) throw new Error(`no meddocan_sections.jsonl in ${path}`)
  const all = segmentedDocuments(file)
  const unseen = all.filter(({ id }) => isKeptBack(id))
  const documents = unseen.length > 0 ? unseen : all
  const rows = scoreDocuments(documents)
  const right = rows.filter(({ gold, found }) => found !== null && gold.includes(found)).length
  const { mean, lines } = macroF1(rows)
  return {
    figures: { accuracy: share(right, rows.length), macro_f1: mean },
    lines: [
      `${rows.length} sentences of ${documents.length} documents ${unseen.length > 0 ? 'not' : 'ALL'} used in training (${all.length} in the file)`,
      ...lines,
    ],
  }
}
