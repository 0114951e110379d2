import Box from '@mui/material/Box'
import { useTexts } from '../texts.tsx'
import { recognisedTexts } from './recognised.texts.ts'
import { visuallyHidden } from './visually-hidden.ts'

/** The hint is not copied with the word. */
const heard = { ...visuallyHidden, userSelect: 'none' } as const

interface UncertainWordProps {
  readonly word: string
  /** From 0 to 100. */
  readonly confidence: number
}

/** A word that was recognised in a picture and may be wrong: dotted underneath, and said to be so. */
export function UncertainWord({ word, confidence }: UncertainWordProps) {
  const say = useTexts(recognisedTexts)
  return (
    <Box
      component="span"
      data-uncertain
      title={say('word', { confidence })}
      sx={({ vars, palette }) => ({
        position: 'relative',
        textDecoration: 'underline dotted',
        textDecorationColor: (vars?.palette ?? palette).evidence.unsupported.main,
        textDecorationThickness: '2px',
        textUnderlineOffset: '4px',
      })}
    >
      {word}
      <Box component="span" sx={heard}>
        {say('heard')}
      </Box>
    </Box>
  )
}
