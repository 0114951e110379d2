import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import type { HeadRow } from '@alta/clinical/document/report-head'
import type { Language } from '@alta/contract/languages'
import type { SectionKey } from '@alta/contract/sections'
import { type KeyboardEvent, type PointerEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { fallbackTexts } from '../../../base/models/fallback.texts.ts'
import { arrowSteps } from '../../../base/keys/arrow-steps.ts'
import { useTexts } from '../../../base/texts.tsx'
import { useDecide } from '../decisions/decide.ts'
import { canChoose, type ReportEvidence, neighbour, type SectionEvidence } from '../source/evidence.ts'
import { ReportHead } from './report-head.tsx'
import { paneTop, readingStyle } from './reading.ts'
import { reviewTexts } from '../review/review.texts.ts'
import { bringToThird } from '../source/scroll.ts'
import { SectionText } from './section-text.tsx'
import type { ReviewSelection } from '../source/selection.ts'

interface ReportPaneProps {
  readonly head: readonly HeadRow[]
  readonly evidence: ReportEvidence
  readonly language: Language
  readonly selection: ReviewSelection | null
  readonly container: RefObject<HTMLDivElement | null>
  /** Sections with unsaved changes and their text; the one being written in. */
  readonly edited: ReadonlyMap<SectionKey, string>
  readonly open: SectionKey | null
  /** Whether what lies below the window is drawn as well. */
  readonly isWhole: boolean
  readonly onChoose: (id: number, pointing: boolean) => void
  readonly onChooseHead: (row: HeadRow) => void
  readonly onEditHead: (() => void) | null
}

const nobody: readonly number[] = []

/** Rules of the page: as the pane's own style they would be made anew with every key that lights a sentence. */
const readingRules = <GlobalStyles styles={(theme) => ({ '.reading': readingStyle(theme) })} />

/** A window shows fewer characters than this. */
const inSight = 5_000

/** The sections that a report begins with: enough to fill a window. */
function firstOf({ sections, sentences }: ReportEvidence): readonly SectionEvidence[] {
  let letters = 0
  const beyond = sentences.find(({ item }) => (letters += item.text.length) > inSight)?.section
  const last = sections.findIndex(({ key }) => key === beyond)
  return last < 0 ? sections : sections.slice(0, last + 1)
}

/** The sentence an event happened on, or null. */
const sentenceOf = ({ target }: SyntheticEvent): number | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-sentence]') : null
  return element ? Number(element.dataset['sentence']) : null
}

/** How long the pointer must rest on a sentence before the source follows, in milliseconds. */
const hoverDelay = 140

/** Lets the pointer choose a sentence by resting on it. A text that scrolls under a still pointer chooses nothing. */
const usePointing = (onChoose: ReportPaneProps['onChoose']) => {
  const waiting = useRef<{ id: number | null; timer: number; x: number; y: number }>({
    id: null,
    timer: 0,
    x: -1,
    y: -1,
  })
  useEffect(() => () => clearTimeout(waiting.current.timer), [])
  const leave = () => {
    clearTimeout(waiting.current.timer)
    waiting.current.id = null
  }
  const move = (event: PointerEvent) => {
    const { clientX: x, clientY: y } = event
    const still = x === waiting.current.x && y === waiting.current.y
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || still) return
    waiting.current = { ...waiting.current, x, y }
    const id = sentenceOf(event)
    if (id === waiting.current.id) return
    leave()
    if (id === null) return
    waiting.current = { id, x, y, timer: window.setTimeout(() => onChoose(id, true), hoverDelay) }
  }
  return { onPointerMove: move, onPointerLeave: leave }
}

/** The report to read: every sentence can be chosen by pointer, tap or arrow keys. */
export function ReportPane(props: ReportPaneProps) {
  const { head, evidence, language, selection, container, edited, open, onChoose, onChooseHead, onEditHead } = props
  const sections = props.isWhole ? evidence.sections : firstOf(evidence)
  const say = useTexts(reviewTexts)
  const sayWhy = useTexts(fallbackTexts)
  const { sentences } = evidence
  const ids = selection?.kind === 'sentence' ? selection.ids : nobody
  const chosen = ids[0] ?? null
  const stop = chosen ?? neighbour(sentences, { from: -1, step: 1 })
  const pointing = usePointing(onChoose)
  const decide = useDecide()

  useEffect(() => {
    if (selection?.kind !== 'sentence' || selection.from !== 'source') return
    const element = container.current?.querySelector(`.sentence[data-sentence="${selection.ids[0]}"]`)
    if (element && container.current) bringToThird(container.current, element, true)
  }, [selection, container])

  /** The next sentence that is drawn: a table may hold one in another's words. */
  const focusFrom = (from: number, step: 1 | -1) => {
    for (let id = neighbour(sentences, { from, step }); id !== null; id = neighbour(sentences, { from: id, step })) {
      const element = container.current?.querySelector<HTMLElement>(`.sentence[data-sentence="${id}"]`)
      if (element) return element.focus()
    }
  }
  const press = (event: KeyboardEvent) => {
    const at = sentenceOf(event)
    if (at === null || event.altKey || event.ctrlKey || event.metaKey) return
    const step = arrowSteps[event.key]
    if (step !== undefined) focusFrom(at, step)
    else if (event.key === 'Home') focusFrom(-1, 1)
    else if (event.key === 'End') focusFrom(sentences.length, -1)
    else if (event.key === 'Enter' && at === chosen && sentences[at]?.doubt && decide?.acts)
      decide.acts.accept(sentences[at])
    else if (event.key === 'Enter' || event.key === ' ') onChoose(at, false)
    else return
    event.preventDefault()
  }
  const choose = (event: SyntheticEvent) => {
    const id = sentenceOf(event)
    if (id !== null) onChoose(id, false)
  }
  return (
    <Box
      ref={container}
      component="section"
      aria-label={say('report')}
      tabIndex={-1}
      onClick={choose}
      onFocus={choose}
      onKeyDown={press}
      {...pointing}
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'auto',
        px: { xs: 2, sm: 3 },
        py: `${paneTop}px`,
        '--pane-top': `${paneTop}px`,
        position: 'relative',
        // The strip with the patient's name stays on top.
        scrollPaddingTop: { xs: 60, sm: 104 },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      {readingRules}
      <Typography component="div" variant="reading" lang={language} className="reading" sx={{ maxWidth: 680 }}>
        <ReportHead
          rows={head}
          lit={selection?.kind === 'head' ? selection.key : null}
          onChoose={onChooseHead}
          onEdit={onEditHead}
        />
        {evidence.fallback !== undefined && (
          <p className="note">{`${say('all_by_engine')} ${sayWhy(evidence.fallback)}`}</p>
        )}
        {sections.map((section) => {
          const inside = (id: number | null): id is number => id !== null && sentences[id]?.section === section.key
          const lit = ids.filter(inside)
          return (
            <SectionText
              key={section.key}
              section={section}
              language={language}
              open={open === section.key}
              edited={edited.get(section.key) ?? null}
              lit={lit.length > 0 ? lit : nobody}
              chosen={inside(chosen) ? chosen : null}
              stop={inside(stop) && sentences[stop] && canChoose(sentences[stop]) ? stop : null}
            />
          )
        })}
      </Typography>
    </Box>
  )
}
