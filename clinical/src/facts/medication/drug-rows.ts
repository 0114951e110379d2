import { fold } from '../../text/fold.ts'
import { formsBefore } from '../../lexicon/dose-words.ts'
import type { ReadMention } from '../../reading/drug-mentions.ts'
import { cellsOfRow } from '../../report/derivation.ts'

type MentionInUnit = Pick<ReadMention, 'mention' | 'unit'>

const cellMark = /[\t|]|\s{3,}/

const isRow = (text: string, { unit }: MentionInUnit): boolean =>
  unit.kind === 'table' && cellsOfRow(text.slice(unit.start, unit.end)) !== null

/** Whether a mention stands at the beginning of a cell. */
function opensCell(text: string, { mention, unit }: MentionInUnit): boolean {
  const before = text.slice(unit.start, mention.name.start).trimStart()
  return (before.split(cellMark).at(-1) ?? '').trim() === ''
}

/** Words that may stand before a drug in its cell: "Parche fentanilo". */
const form = new RegExp(`^(?:${formsBefore})(?: (?:de|d'|of))?$`)

/** Whether a row of a table begins with a drug. */
export const opensRow = (text: string, read: MentionInUnit): boolean => {
  if (!isRow(text, read)) return false
  const before = text.slice(read.unit.start, read.mention.name.start).replace(/^[\s|]+/, '')
  return before === '' || form.test(fold(before).trim())
}

/**
 * The mentions without those in a remark of a row for another drug: "furosemide | 40 mg | STOP | see torsemide" says
 * nothing about torsemide.
 */
export function withoutRemarks<Read extends MentionInUnit>(text: string, mentions: readonly Read[]): readonly Read[] {
  const rows = new Set(mentions.flatMap((read) => (opensRow(text, read) ? [read.unit.start] : [])))
  return mentions.filter((read) => !rows.has(read.unit.start) || opensCell(text, read))
}
