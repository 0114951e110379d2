import { reconciliation } from '@alta/clinical/document/reconciliation'
import type { Language } from '@alta/contract/languages'
import type { ReportItem } from '@alta/contract/report'
import { useMemo } from 'react'
import { SectionEdited } from '../correct/section-edit.tsx'
import type { ReportSentence, TextBlock } from '../source/evidence.ts'
import { useMarks } from '../decisions/marks.ts'
import { ReconciliationTable } from '../decisions/reconciliation-table.tsx'
import { Block, Decision, One, type SectionSelection } from './block.tsx'

const outcomes = ['continued', 'changed', 'started', 'stopped', 'unaccounted'] as const

const sentencesOf = (block: TextBlock): readonly ReportSentence[] =>
  block.kind === 'heading' ? [block.sentence] : block.sentences

/** What is left of a block; null where nothing is. */
const partOf = (block: TextBlock, items: ReadonlySet<ReportItem>): TextBlock | null => {
  if (block.kind === 'heading') return items.has(block.sentence.item) ? block : null
  const sentences = block.sentences.filter(({ item }) => items.has(item))
  return sentences.length === 0 ? null : { ...block, sentences }
}

/** The medication: by risk as a table from home to discharge, what has no place in it below; else as it is written. */
export function MedicationBlocks({ blocks, ...part }: SectionSelection & { blocks: readonly TextBlock[] }) {
  const marks = useMarks()
  const all = marks?.order === 'risk' ? marks.sentences : null
  const table = useMemo(() => {
    if (all === null) return null
    const own = new Set(blocks.flatMap(sentencesOf))
    const others = all.filter((sentence) => !own.has(sentence)).map(({ item }) => item)
    return reconciliation(
      [...own].map(({ item }) => item),
      others,
    )
  }, [blocks, all])
  if (all === null || table === null || table.rows.length === 0)
    return blocks.map((block, index) => <Block key={index} block={block} {...part} />)
  const byItem = new Map(all.map((sentence) => [sentence.item, sentence]))
  const items = new Set(table.rest)
  const chosen = blocks.flatMap(sentencesOf).find(({ id, item }) => id === part.chosen && !items.has(item))
  return (
    <>
      <ReconciliationTable
        rows={table.rows}
        sentenceOf={(item) => byItem.get(item)}
        draw={(sentence) => <One sentence={sentence} shownFlags={outcomes} {...part} chosen={null} />}
      />
      {chosen && <Decision sentence={chosen} />}
      {blocks.map((block, index) => {
        const left = partOf(block, items)
        return left && <Block key={index} block={left} {...part} />
      })}
    </>
  )
}

interface MedicationEditedProps {
  readonly blocks: readonly TextBlock[]
  readonly markdown: string
  readonly language: Language
}

/**
 * The medication with unsaved changes: where it is read from home to discharge it stays a table while it is written.
 */
export function MedicationEdited({ blocks, markdown, language }: MedicationEditedProps) {
  const isTable = useMarks()?.order === 'risk'
  const items = blocks.flatMap(sentencesOf).map(({ item }) => item)
  const flagsOf = (entry: string) => items.find(({ text }) => text === entry)?.flags ?? []
  return <SectionEdited markdown={markdown} {...(isTable && { table: { language, flagsOf } })} />
}
