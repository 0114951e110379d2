import Alert from '@mui/material/Alert'
import { useTexts } from '../../../base/texts.tsx'
import { recognisedTexts } from '../../../base/ui/recognised.texts.ts'
import { UncertainWord } from '../../../base/ui/uncertain-word.tsx'
import type { SourcePiece } from './source-blocks.ts'
import type { SourceText } from './sources.ts'

/** The words of a source, those that may be misread marked. */
export function SourceWords({ piece: { text, confidence } }: { piece: SourcePiece }) {
  return confidence === null ? <span>{text}</span> : <UncertainWord word={text} confidence={confidence} />
}

/** Says of a source that was recognised in pictures that it was, and how many of its words are marked. */
export function RecognisedNote({ source: { recognised } }: { source: SourceText }) {
  const say = useTexts(recognisedTexts)
  if (recognised === null) return null
  const { uncertain } = recognised
  return (
    <Alert severity="info" role="note" sx={{ mb: 1.5 }}>
      {say('note')}
      {uncertain.length > 0 && ` ${say('uncertain', { words: uncertain.length })}`}
    </Alert>
  )
}
