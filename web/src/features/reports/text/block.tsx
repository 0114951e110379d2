import type { ItemFlag } from '@alta/contract/report'
import { Fragment } from 'react'
import type { ReportSentence, TextBlock } from '../source/evidence.ts'
import { AcceptedLine } from './accepted-line.tsx'
import { DecisionCard } from './decision-card.tsx'
import { commonFlags } from './flag-words.ts'
import { Sentence } from './sentence.tsx'

/** What of a section is lit and chosen, and how its sentences are called. */
export interface SectionSelection {
  /** Lit sentences of this section; always the same empty list when there are none. */
  readonly lit: readonly number[]
  /** The sentence of this section that is chosen, or that Tab reaches; null when it lies in another section. */
  readonly chosen: number | null
  readonly stop: number | null
  /** What sentences are called aloud: those a model wrote, and others. */
  readonly called: { readonly course: string; readonly model: string }
}

const calledOf = ({ writer }: ReportSentence, { course, model }: SectionSelection['called']) =>
  writer === 'model' ? model : course

/** What a chosen sentence asks for, or what was decided on it. */
export function Decision({ sentence }: { sentence: ReportSentence }) {
  const { doubt, accepted } = sentence
  if (doubt) return <DecisionCard doubt={doubt} sentence={sentence} />
  return accepted && <AcceptedLine sentence={sentence} by={accepted} />
}

export function One({
  sentence,
  shownFlags,
  called,
  lit,
  chosen,
  stop,
}: SectionSelection & { sentence: ReportSentence; shownFlags?: readonly ItemFlag[] }) {
  return (
    <>
      <Sentence
        sentence={sentence}
        called={calledOf(sentence, called)}
        {...(shownFlags && { shownFlags })}
        lit={lit.includes(sentence.id)}
        stop={stop === sentence.id}
      />
      {chosen === sentence.id && <Decision sentence={sentence} />}
    </>
  )
}

/** Rows of cells. The first cell is what can be chosen; the whole row is lit and can be pointed at. */
function Rows({ sentences, called, lit, chosen, stop }: SectionSelection & { sentences: readonly ReportSentence[] }) {
  const width = Math.max(...sentences.map(({ cells }) => cells.length))
  const picked = sentences.find(({ id }) => id === chosen)
  return (
    <>
      <div className="rows">
        <table>
          <tbody>
            {sentences.map((sentence) => {
              const [first = '', ...rest] = sentence.cells
              const on = lit.includes(sentence.id)
              return (
                <tr key={sentence.id} data-sentence={sentence.id} {...(on && { 'data-lit': '' })}>
                  <td>
                    <Sentence
                      sentence={sentence}
                      called={calledOf(sentence, called)}
                      text={first}
                      lit={on}
                      stop={stop === sentence.id}
                    />
                  </td>
                  {Array.from({ length: width - 1 }, (_, column) => (
                    <td key={column}>{rest[column]}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {picked && <Decision sentence={picked} />}
    </>
  )
}

/** Consecutive sentences of a section with the same layout. */
export function Block({ block, ...part }: SectionSelection & { block: TextBlock }) {
  if (block.kind === 'heading') return <h3>{block.sentence.item.text}</h3>
  if (block.kind === 'table') return <Rows sentences={block.sentences} {...part} />
  if (block.kind === 'list') {
    const shownFlags = commonFlags(block.sentences.map(({ item }) => item))
    return (
      <ul>
        {block.sentences.map((sentence) => (
          <li key={sentence.id}>
            <One sentence={sentence} shownFlags={shownFlags} {...part} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <div>
      {block.sentences.map((sentence) => (
        <Fragment key={sentence.id}>
          <One sentence={sentence} {...part} />{' '}
        </Fragment>
      ))}
    </div>
  )
}
