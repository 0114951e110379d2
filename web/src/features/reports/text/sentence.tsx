import type { ItemFlag } from '@alta/contract/report'
import { memo } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { Mark } from '../../../base/ui/mark.tsx'
import { canChoose, type SentenceDoubt, type ReportSentence } from '../source/evidence.ts'
import { type SpokenFlag, spokenOf } from './flag-words.ts'
import { evidenceTexts, reviewTexts } from '../review/review.texts.ts'

interface SentenceProps {
  readonly sentence: ReportSentence
  /** What a sentence is called aloud. Handed down: a report has thousands of them and the word is looked up once. */
  readonly called: string
  /** What is shown of it when that is not all: the first cell of a row. */
  readonly text?: string
  /** Flags that need no word here because the heading says them. */
  readonly shownFlags?: readonly ItemFlag[]
  readonly lit: boolean
  /** The one sentence that Tab reaches; arrow keys go on from it. */
  readonly stop: boolean
}

const none: readonly ItemFlag[] = []

/** The words, with the mark after the last one so that it never starts a line. */
function Marked({ text, doubt }: { text: string; doubt: SentenceDoubt }) {
  const say = useTexts(reviewTexts)
  const cut = text.lastIndexOf(' ') + 1
  return (
    <>
      <span className="said">{text.slice(0, cut)}</span>
      <span className="last">
        <span className="said">{text.slice(cut)}</span>
        {/* Read aloud, the mark's word stands apart from the last one. */}{' '}
        <span className="mark">
          <Mark kind={doubt} label={say(doubt)} />
        </span>
      </span>
    </>
  )
}

function FlagWords({ flags }: { flags: readonly SpokenFlag[] }) {
  const say = useTexts(evidenceTexts)
  return <span className="words">{flags.map((flag) => say(flag)).join(' · ')}</span>
}

/** One sentence of the report. Supported ones are plain text; the rest carry underline, shape and a word for it. */
export const Sentence = memo(function Sentence({
  sentence,
  called,
  text,
  shownFlags = none,
  lit,
  stop,
}: SentenceProps) {
  const { item, id, doubt } = sentence
  const shown = text ?? item.text
  const spoken = spokenOf(item.flags, shownFlags)
  const body = (
    <>
      {doubt ? <Marked text={shown} doubt={doubt} /> : shown}
      {spoken.length > 0 && ' '}
      {spoken.length > 0 && <FlagWords flags={spoken} />}
    </>
  )
  if (!canChoose(sentence)) return <span>{body}</span>
  return (
    <span
      className="sentence"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button element cannot break across lines
      role="button"
      aria-roledescription={called}
      aria-pressed={lit}
      {...(text !== undefined && { 'aria-label': item.text })}
      tabIndex={stop ? 0 : -1}
      data-sentence={id}
      {...(doubt && { 'data-doubt': doubt })}
      {...(lit && { 'data-lit': '' })}
    >
      {body}
    </span>
  )
})
