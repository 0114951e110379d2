import type { Language } from '@alta/contract/languages'
import { sectionTitles } from '@alta/contract/sections'
import { memo } from 'react'
import { fallbackTexts } from '../../../base/models/fallback.texts.ts'
import { useTexts } from '../../../base/texts.tsx'
import { ChangedDot, EditPencil, SectionEdit, SectionEdited } from '../correct/section-edit.tsx'
import { ReviewMark } from '../decisions/review-mark.tsx'
import { Block } from './block.tsx'
import type { SectionEvidence } from '../source/evidence.ts'
import { MedicationBlocks, MedicationEdited } from './medication-blocks.tsx'
import { reviewTexts } from '../review/review.texts.ts'

interface SectionTextProps {
  readonly section: SectionEvidence
  readonly language: Language
  /** Lit sentences of this section; always the same empty list when there are none. */
  readonly lit: readonly number[]
  /** The sentence of this section that is chosen, or that Tab reaches; null when it lies in another section. */
  readonly chosen: number | null
  readonly stop: number | null
  /** Whether the section is being edited. */
  readonly open: boolean
  /** Its text while it has unsaved changes; its sentences then wait for the next check. */
  readonly edited: string | null
}

/** Why the engine's words stand where a model was to write, and how much of what it wrote was left out. */
function ModelNote({ section: { fallback, removed } }: { readonly section: SectionEvidence }) {
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
        <ReviewMark section={section.key} language={language} />
      </div>
      {open && <SectionEdit section={section.key} language={language} />}
      {!open && edited !== null && section.key !== 'medication' && <SectionEdited markdown={edited} />}
      {!open && edited !== null && section.key === 'medication' && (
        <MedicationEdited blocks={section.blocks} markdown={edited} language={language} />
      )}
      {(section.fallback !== undefined || section.removed > 0) && <ModelNote section={section} />}
      {section.key === 'medication' ? (
        <MedicationBlocks blocks={section.blocks} called={called} {...part} />
      ) : (
        section.blocks.map((block, index) => <Block key={index} block={block} called={called} {...part} />)
      )}
      {!open && edited === null && section.blocks.length === 0 && <p className="still">{say('not_documented_why')}</p>}
      {section.empty === 'explicit_none' && <span className="words">{say('explicit_none')}</span>}
    </section>
  )
})
