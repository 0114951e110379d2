import type { SectionKey, WrittenKey } from '@alta/contract/sections'
import { type EvidenceLine, lineTokens } from './evidence-lines.ts'
import { type SourceReading, touches } from './reading.ts'

/** Sections whose printed facts help to tell another section. */
const related: Readonly<Record<WrittenKey, readonly SectionKey[]>> = {
  current_disease: ['pathological_background'],
  phisical_exam_urgency: [],
  phisical_exam_admission: [],
  complementary_tests: [],
  evolution: ['complications', 'invasive_procedures', 'main_diagnosis', 'secondary_diagnosis'],
  evolution_by_condition: ['complications', 'invasive_procedures', 'main_diagnosis', 'secondary_diagnosis'],
  complications: [],
  extra_comments: [],
}

/** Tokens of evidence for one section, where the context has room for them. */
const mostTokens = 3000
/** The tokens that the instructions of a request take. */
export const instructionTokens = 900
/** Evidence may fill this share of a context; a longer course is first read day by day. */
export const evidenceShare = 0.6

/** How many tokens of evidence a request has room for, beside an answer of this many tokens. */
export const roomFor = (context: number, answer: number): number =>
  Math.max(0, Math.min(mostTokens, context * evidenceShare, context - instructionTokens - answer))

const sum = (lines: readonly EvidenceLine[]): number => lines.reduce((total, line) => total + lineTokens(line), 0)
export const tokensOfLines = sum

/**
 * The order in which lines are kept: 0 is never left out; then lines that the engine found important, those of related
 * sections, and the rest.
 */
function rankOf(line: EvidenceLine, key: WrittenKey): number | null {
  if (line.must.includes(key)) return 0
  if (line.sections.includes(key)) return line.salient ? 1 : 3
  return related[key].some((other) => line.must.includes(other)) ? 2 : null
}

/** All lines that a section could be told from, unshortened. Laboratory rows are not among the lines of the tests. */
export function candidatesFor({ lines, labs }: SourceReading, key: WrittenKey): EvidenceLine[] {
  const quoted = key === 'complementary_tests' ? labs : []
  return lines.filter(
    (line) => rankOf(line, key) !== null && !quoted.some((row) => line.spans.some((span) => touches(span, row))),
  )
}

/**
 * The lines that a section is written from, in source order: always those that the engine prints there, then as many
 * others as fit `room`, in tokens.
 */
export function packetFor(candidates: readonly EvidenceLine[], key: WrittenKey, room: number): EvidenceLine[] {
  const ranked = candidates
    .map((line) => ({ line, rank: rankOf(line, key) ?? 3 }))
    .toSorted((a, b) => a.rank - b.rank || a.line.number - b.line.number)
  let left = room
  const selected = ranked.filter(({ line, rank }) => {
    const size = lineTokens(line)
    if (rank > 0 && size > left) return false
    left -= size
    return true
  })
  return selected.map(({ line }) => line).toSorted((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0))
}
