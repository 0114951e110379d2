import type { UnusedFact } from '@alta/contract/report'
import type { Language } from '@alta/contract/languages'
import { sectionTitles } from '@alta/contract/sections'
import { memo } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { correctTexts } from '../correct/correct.texts.ts'
import { omissionTexts } from './omissions.texts.ts'

/** What can be done with facts left out; null where the person may not, or where the report is signed. */
export interface FactActs {
  readonly onChoose: (index: number) => void
  /** Inserts facts of one section. */
  readonly onInsert: ((facts: readonly UnusedFact[]) => void) | null
  readonly onDismiss: ((fact: UnusedFact, dismissed: boolean) => void) | null
}

interface FactRowProps extends FactActs {
  readonly fact: UnusedFact
  readonly index: number
  readonly language: Language
  readonly on: boolean
}

/** One fact; choosing it highlights its passage. */
export const FactRow = memo(function FactRow(props: FactRowProps) {
  const { fact, index, language, on, onChoose, onInsert, onDismiss } = props
  const { text, section, day } = fact
  const format = useFormatter()
  const say = useTexts(correctTexts)
  const sayOmission = useTexts(omissionTexts)
  const title = sectionTitles[section][language]
  return (
    <li className="row" {...(on && { 'data-on': '' })}>
      <button type="button" className="fact" data-index={index} aria-pressed={on} onClick={() => onChoose(index)}>
        {text}
        {day !== undefined && (
          <span className="day">
            {format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })}
          </span>
        )}
      </button>
      {onInsert && (
        <button
          type="button"
          className="act"
          aria-label={say('insert_named', { section: title })}
          onClick={() => onInsert([fact])}
        >
          {say('insert')}
        </button>
      )}
      {onDismiss && (
        <button
          type="button"
          className="act quiet"
          aria-label={sayOmission('dismiss_named', { text })}
          onClick={() => onDismiss(fact, true)}
        >
          {sayOmission('dismiss')}
        </button>
      )}
    </li>
  )
})
