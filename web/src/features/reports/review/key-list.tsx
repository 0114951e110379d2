import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import { useTexts } from '../../../base/texts.tsx'
import { Key } from '../../../base/ui/key.tsx'
import { keyTexts } from '../../../base/keys/keys.texts.ts'

const rows = [
  [['j', 'k'], 'next'],
  [['enter'], 'accept'],
  [['e'], 'edit'],
  [['m'], 'mark'],
  [['u'], 'unused'],
] as const

/** The keys one needs most, at the foot of the sections; the last line opens the list of all. */
export function KeyList({ onShow }: { onShow: () => void }) {
  const say = useTexts(keyTexts)
  const line = { px: 2.5, gap: 1, py: 0.25, alignItems: 'center', typography: 'caption', color: 'text.secondary' }
  return (
    <Stack>
      {rows.map(([keys, does]) => (
        <Stack key={does} direction="row" sx={line}>
          <Box component="span" sx={{ width: 48, flex: 'none' }}>
            {keys.map((key) => (
              <Key key={key}>{key === 'enter' ? say('enter') : key}</Key>
            ))}
          </Box>
          {say(does)}
        </Stack>
      ))}
      <ButtonBase
        onClick={onShow}
        sx={{ ...line, minHeight: 24, justifyContent: 'flex-start', '&:focus-visible': { outlineOffset: -2 } }}
      >
        <Box component="span" aria-hidden sx={{ width: 48, flex: 'none', textAlign: 'left' }}>
          <Key>{'?'}</Key>
        </Box>
        {say('all_keys')}
      </ButtonBase>
    </Stack>
  )
}
