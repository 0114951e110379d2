import type { SectionKey, WrittenKey } from '@alta/contract/sections'
import { type EvidenceLine, lineTokens } from './evidence-lines.ts'
import { type SourceReading, touches } from './reading.ts'

/** Sections whose printed facts help to tell another. */
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
/** What the instructions of a request take. */
export const instructionTokens = 900
/** Evidence may fill this share of a context; more is read day by day first. */
export const evidenceShare = 0.6

/** Tokens of evidence that a request with an answer of so many tokens has room for. */
export const roomFor = (context: number, answer: number): number =>
  Math.max(0, Math.min(mostTokens, context * evidenceShare, context - instructionTokens - answer))

const sum = (lines: readonly EvidenceLine[]): number => lines.reduce((total, line) => total + lineTokens(line), 0)
export const tokensOfLines = sum

/** 0: never left out; then what the engine found telling, what its related sections print, and the rest. */
function rankOf(line: EvidenceLine, key: WrittenKey): number | null {
  if (line.must.includes(key)) return 0
  if (line.sections.includes(key)) return line.salient ? 1 : 3
  return related[key].some((other) => line.must.includes(other)) ? 2 : null
}

/** All that a section could be told from, unshortened. Laboratory rows are not among the lines of the tests. */
export function candidatesFor({ lines, labs }: SourceReading, key: WrittenKey): EvidenceLine[] {
  const quoted = key === 'complementary_tests' ? labs : []
  return lines.filter(
    (line) => rankOf(line, key) !== null && !quoted.some((row) => line.spans.some((span) => touches(span, row))),
  )
}

/**
 * The lines a section is written from, in source order: what the engine prints there always, then as much of the rest as
 * fits `room`, in tokens.
 */
export function packetFor(candidates: readonly EvidenceLine[], key: WrittenKey, room: number): EvidenceLine[] {
  const ranked = candidates
    .map((line) => ({ line, rank: rankOf(line, key) ?? 3 }))
    .toSorted((a, b) => a.rank - b.rank || a.line.number - b.line.number)
  let left = room
  const kept = ranked.filter(({ line, rank }) => {
    const size = lineTokens(line)
    if (rank > 0 && size > left) return false
    left -= size
    return true
  })
  return kept.map(({ line }) => line).toSorted((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0))
}
