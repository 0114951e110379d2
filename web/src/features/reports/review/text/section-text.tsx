import type { ItemFlag } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { sectionTitles } from '@alta/contract/sections'
import { Fragment, memo } from 'react'
import { fallbackTexts } from '../../../../base/models/fallback.texts.ts'
import { useTexts } from '../../../../base/texts.tsx'
import { ChangedDot, EditPencil, SectionEdit, SectionEdited } from '../../correct/section-edit.tsx'
import { AcceptedLine } from './accepted-line.tsx'
import { DecisionCard } from './decision-card.tsx'
import type { ReportSentence, SectionEvidence, TextBlock } from '../evidence.ts'
import { saidForAll } from './flag-words.ts'
import { reviewTexts } from '../review.texts.ts'
import { Sentence } from './sentence.tsx'

interface SectionTextProps {
  readonly section: SectionEvidence
  readonly language: Language
  /** Lit sentences of this section; always the same empty list when there are none. */
  readonly lit: readonly number[]
  /** The sentence of this section that is chosen, or that Tab reaches; null when it lies in another section. */
  readonly chosen: number | null
  readonly stop: number | null
  /** Being written in. */
  readonly open: boolean
  /** Its text while it has unsaved changes; its sentences then wait for the next check. */
  readonly edited: string | null
}

type Part = Omit<SectionTextProps, 'section' | 'language' | 'open' | 'edited'> & {
  /** What sentences are called aloud: those a model wrote, and others. */
  readonly called: { readonly course: string; readonly model: string }
}

const calledOf = ({ writer }: ReportSentence, { course, model }: Part['called']) =>
  writer === 'model' ? model : course

/** What a chosen sentence asks for, or what was decided on it. */
function Decision({ sentence }: { sentence: ReportSentence }) {
  const { doubt, accepted } = sentence
  if (doubt) return <DecisionCard doubt={doubt} sentence={sentence} />
  return accepted && <AcceptedLine sentence={sentence} by={accepted} />
}

function One({
  sentence,
  said,
  called,
  lit,
  chosen,
  stop,
}: Part & { sentence: ReportSentence; said?: readonly ItemFlag[] }) {
  return (
    <>
      <Sentence
        sentence={sentence}
        called={calledOf(sentence, called)}
        {...(said && { said })}
        lit={lit.includes(sentence.id)}
        stop={stop === sentence.id}
      />
      {chosen === sentence.id && <Decision sentence={sentence} />}
    </>
  )
}

/** Rows of cells. The first cell is what can be chosen; the whole row is lit and can be pointed at. */
function Rows({ sentences, called, lit, chosen, stop }: Part & { sentences: readonly ReportSentence[] }) {
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

/** Why the engine's words stand where a model was to write, and how much of what it wrote was left out. */
function ModelNote({ fallback, removed }: Pick<SectionEvidence, 'fallback' | 'removed'>) {
  const say = useTexts(reviewTexts)
  const sayWhy = useTexts(fallbackTexts)
  return (
    <p className="note">
      {fallback !== undefined && `${say('by_engine')} ${sayWhy(fallback)} `}
      {removed > 0 && say('removed', { count: removed })}
    </p>
  )
}

/** A section the model had a hand in says so once, beside its title. */
const isByModel = ({ blocks }: SectionEvidence): boolean =>
  blocks.some((block) => block.kind !== 'heading' && block.sentences.some(({ writer }) => writer === 'model'))

function Block({ block, ...part }: Part & { block: TextBlock }) {
  if (block.kind === 'heading') return <h3>{block.sentence.item.text}</h3>
  if (block.kind === 'table') return <Rows sentences={block.sentences} {...part} />
  if (block.kind === 'list') {
    const said = saidForAll(block.sentences.map(({ item }) => item))
    return (
      <ul>
        {block.sentences.map((sentence) => (
          <li key={sentence.id}>
            <One sentence={sentence} said={said} {...part} />
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

/** One section of the report. Drawn again only when something in it is lit or goes dark. */
export const SectionText = memo(function SectionText({ section, language, open, edited, ...part }: SectionTextProps) {
  const say = useTexts(reviewTexts)
  const called = { course: say('sentence'), model: say('sentence_by_model') }
  return (
    <section className="section" aria-labelledby={`section-${section.key}`}>
      <div className="title">
        <h2 id={`section-${section.key}`} tabIndex={-1} data-section={section.key}>
          {sectionTitles[section.key][language]}
        </h2>
        {isByModel(section) && <span className="still aside">{say('by_model')}</span>}
        {edited !== null && <ChangedDot />}
        <EditPencil section={section.key} language={language} />
      </div>
      {open && <SectionEdit section={section.key} language={language} />}
      {!open && edited !== null && <SectionEdited markdown={edited} />}
      {(section.fallback !== undefined || section.removed > 0) && <ModelNote {...section} />}
      {section.blocks.map((block, place) => (
        <Block key={place} block={block} called={called} {...part} />
      ))}
      {!open && edited === null && section.blocks.length === 0 && <p className="still">{say('not_documented_why')}</p>}
      {section.empty === 'explicit_none' && <span className="words">{say('explicit_none')}</span>}
    </section>
  )
})
