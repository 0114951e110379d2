import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { useTexts } from '../../../base/texts.tsx'
import { Mark } from '../../../base/ui/mark.tsx'
import { liveTexts } from './live.texts.ts'
import type { DoubtfulWords } from './marked-text.ts'

/** Words that the passages do not support: underlined, with a mark after the last one that says why. */
export function Doubtful({ words, doubt, ends }: DoubtfulWords) {
  const say = useTexts(liveTexts)
  const cut = ends ? words.lastIndexOf(' ') + 1 : words.length
  const why = say(`doubt_${doubt}`)
  return (
    <Box
      component="span"
      data-doubt={doubt}
      sx={({ vars, palette }) => ({
        '& > span > span, & > span:not(.last)': {
          textDecoration: `underline ${(vars?.palette ?? palette).evidence[doubt].underline}`,
          textDecorationColor: (vars?.palette ?? palette).evidence[doubt].main,
          textDecorationThickness: doubt === 'conflicting' ? '1px' : '1.5px',
          textUnderlineOffset: '4px',
        },
      })}
    >
      <span>{words.slice(0, cut)}</span>
      {ends && (
        // The mark never stands at the beginning of a line.
        <Box component="span" className="last" sx={{ whiteSpace: 'nowrap' }}>
          <span>{words.slice(cut)}</span>
          <Tooltip describeChild title={why}>
            <Box component="i" sx={{ display: 'inline-block', verticalAlign: '-2px', ml: '4px' }}>
              <Mark kind={doubt} label={why} />
            </Box>
          </Tooltip>
        </Box>
      )}
    </Box>
  )
}
