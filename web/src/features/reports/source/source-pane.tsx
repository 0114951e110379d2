import Down from '@mui/icons-material/KeyboardArrowDown'
import Up from '@mui/icons-material/KeyboardArrowUp'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { DischargeReport } from '@alta/contract/reports'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { recognisedTexts } from '../../../base/ui/recognised.texts.ts'
import { Tool } from '../../../base/ui/tool.tsx'
import { countWords } from '@alta/clinical/text/words'
import type { ReportSentence } from './evidence.ts'
import { PassageStrip } from './passage-strip.tsx'
import { evidenceTexts } from '../review/review.texts.ts'
import { bringToThird } from './scroll.ts'
import { type Lit, type ReviewSelection, turn } from './selection.ts'
import { SourceBlockText } from './source-block.tsx'
import { firstChoice, sourceBlocks, touches } from './source-blocks.ts'
import { useFileOf } from './file-of.ts'
import { sourceStyle } from './source-style.ts'
import { Ticks } from './ticks.tsx'

const none: readonly [] = []
/** Rules of the page: as the pane's own style they would be made anew with every passage that is lit. */
const sourceRules = <GlobalStyles styles={(theme) => ({ '.course': sourceStyle(theme) })} />
/** A window shows fewer blocks than this. */
const inSight = 4

interface SourcePaneProps {
  readonly source: DischargeReport['source']
  readonly sentences: readonly ReportSentence[]
  readonly unused: DischargeReport['unused']
  readonly selection: ReviewSelection | null
  readonly lit: Lit
  /** Whose words the chosen sentence is; null when there is nothing to say of it. */
  readonly origin: string | null
  /** Whether what lies below the window is drawn as well. */
  readonly isWhole: boolean
  /** The sentences that draw from the passage a person pointed at. */
  readonly onChoose: (ids: readonly number[], passage: number) => void
  readonly onShow: (passage: number) => void
}

const passageOf = ({ target }: SyntheticEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-passage]') : null

/** The sentences named by a passage, and which of the first one's passages it is. */
const readPassage = (element: HTMLElement, sentences: readonly ReportSentence[]) => {
  const ids = (element.dataset['sentences'] ?? '').split(' ').map(Number)
  const start = Number(element.dataset['passage'])
  const spans = sentences[ids[0] ?? -1]?.passages ?? []
  return {
    ids,
    passage: Math.max(
      0,
      spans.findIndex((span) => span.start <= start && start < span.end),
    ),
  }
}

/** Moves the focus to the next passage that the report draws from. */
const walk = (event: KeyboardEvent): boolean => {
  const step =
    event.key === 'ArrowDown' || event.key === 'ArrowRight'
      ? 1
      : event.key === 'ArrowUp' || event.key === 'ArrowLeft'
        ? -1
        : 0
  const at = passageOf(event)
  if (step === 0 || at === null) return false
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-passage]')]
  all[all.indexOf(at) + step]?.focus()
  return true
}

function SourceHead({
  source,
  lit,
  selection,
  origin,
  onShow,
}: Pick<SourcePaneProps, 'source' | 'lit' | 'selection' | 'origin' | 'onShow'>) {
  const say = useTexts(evidenceTexts)
  const words = useMemo(() => countWords(source.text), [source.text])
  const at = selection?.kind === 'sentence' ? selection.passage : 0
  const file = useFileOf(source, lit)
  const all = lit.spans.length
  return (
    <Stack
      direction="row"
      sx={{
        minHeight: 44,
        px: 2.5,
        alignItems: 'center',
        gap: 1,
        borderBottom: 1,
        borderColor: 'divider',
        flex: 'none',
      }}
    >
      <Typography variant="subtitle2" component="h2" noWrap sx={{ flex: 'none' }}>
        {say('course')}
      </Typography>
      <Typography variant="caption" noWrap sx={{ color: 'text.secondary', flex: 1, minWidth: 0 }}>
        {[source.files.length === 0 && origin !== null ? null : file, origin ?? say('words', { count: words })]
          .filter((part) => part !== null)
          .join(' · ')}
      </Typography>
      {all > 1 && selection?.kind === 'sentence' && (
        <>
          <Typography variant="caption" noWrap component="output" sx={{ fontWeight: 600, flex: 'none' }}>
            {say('passage', { now: String(at + 1), all: String(all) })}
          </Typography>
          <Tool icon={<Up />} label={say('previous_passage')} onClick={() => onShow(turn(at, -1, all))} />
          <Tool icon={<Down />} label={say('next_passage')} onClick={() => onShow(turn(at, 1, all))} />
        </>
      )}
    </Stack>
  )
}

/** The clinical course. What is lit in it follows the report, and choosing a passage lights what draws from it. */
export function SourcePane(props: SourcePaneProps) {
  const { source, sentences, unused, selection, lit, origin, isWhole, onChoose, onShow } = props
  const say = useTexts(evidenceTexts)
  const sayRecognised = useTexts(recognisedTexts)
  const called = say('passage_role')
  const container = useRef<HTMLDivElement>(null)
  const blocks = useMemo(() => sourceBlocks(source.text, sentences, unused), [source.text, sentences, unused])
  const uncertain = useMemo(
    () => new Map(blocks.map((block) => [block, source.uncertain.filter((word) => touches(block, [word]))])),
    [blocks, source.uncertain],
  )
  const used = useMemo(() => sentences.flatMap(({ passages }) => passages), [sentences])
  const stop = firstChoice(source.text, blocks, (selection?.kind === 'sentence' && lit.shown?.start) || 0) ?? Infinity

  const { shown } = lit
  const fromHere = selection?.kind === 'sentence' && selection.from === 'source'
  const gently = selection?.kind === 'sentence' && selection.pointing
  useEffect(() => {
    if (shown === null || fromHere || !container.current) return
    const element = container.current.querySelector(`mark[data-start="${shown.start}"]`)
    if (element) bringToThird(container.current, element, gently)
  }, [shown, fromHere, gently, isWhole])

  const choose = (event: SyntheticEvent) => {
    const element = passageOf(event)
    if (!element) return
    const { ids, passage } = readPassage(element, sentences)
    onChoose(ids, passage)
  }
  return (
    <Stack sx={{ minHeight: 0, flex: 1 }}>
      <SourceHead source={source} lit={lit} selection={selection} origin={origin} onShow={onShow} />
      {selection?.kind === 'sentence' && (
        <PassageStrip text={source.text} spans={lit.spans} shown={selection.passage} onShow={onShow} />
      )}
      {sourceRules}
      <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
        <Box
          ref={container}
          component="section"
          aria-label={say('course')}
          tabIndex={0}
          onClick={choose}
          onFocus={choose}
          onKeyDown={(event) => {
            if (walk(event)) event.preventDefault()
          }}
          className="course"
          sx={{
            typography: 'body1',
            position: 'absolute',
            inset: 0,
            overflow: 'auto',
            pl: '6px',
            pr: 4,
            py: 1.75,
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          {source.uncertain.length > 0 && (
            <Alert severity="info" role="note" sx={{ mb: 1.5, ml: 1.75 }}>
              {sayRecognised('note')} {sayRecognised('uncertain', { words: source.uncertain.length })}
            </Alert>
          )}
          {blocks.slice(0, isWhole ? blocks.length : inSight).map((block) => (
            <SourceBlockText
              key={block.start}
              text={source.text}
              files={source.files}
              uncertain={uncertain.get(block) ?? none}
              block={block}
              called={called}
              lit={touches(block, lit.spans) ? lit : null}
              stop={stop >= block.start && stop <= block.end ? stop : null}
            />
          ))}
        </Box>
        <Ticks blocks={blocks} used={used} lit={lit} />
      </Box>
    </Stack>
  )
}
