import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import { useTexts } from '../../../base/texts.tsx'
import { keyTexts } from '../../../base/keys/keys.texts.ts'
import { reviewKeys } from '../../../base/keys/review-keys.ts'
import { useKeysOn } from './use-keys.ts'

/** Every key of the review, and the switch for all of them. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const say = useTexts(keyTexts)
  const heading = useId()
  const on = useKeysOn((state) => state.on)
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{say('title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            mb: 1.5,
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 2,
            rowGap: 0.75,
            typography: 'body1',
          }}
        >
          {reviewKeys.map(([key, does]) => (
            <Box key={does} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ fontWeight: 600 }}>
                {key === 'enter' ? say('enter') : key}
              </Box>
              <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
                {say(does)}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={on} onChange={(_, checked) => useKeysOn.setState({ on: checked })} />}
          label={say('on')}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {say('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
