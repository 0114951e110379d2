import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { baseTexts } from '../../base/base.texts.ts'
import { download } from '../../base/download.ts'
import { useTexts } from '../../base/texts.tsx'
import { secretTexts } from '../../base/ui/secret/secret-once.texts.ts'
import { enrolTexts } from './enrol.texts.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** Called by "I have stored it", and by nothing else. */
  readonly onStored: () => void
}

/** Shows the ten recovery codes once, to be copied, saved or written down. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const say = useTexts(enrolTexts)
  const sayBase = useTexts(baseTexts)
  const saySecret = useTexts(secretTexts)
  const [isCopied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{say('codes_text')}</Typography>
      <Box
        component="ol"
        aria-label={say('codes_title')}
        sx={{
          m: 0,
          pr: 2,
          pl: 5,
          py: 1.5,
          listStyle: 'decimal',
          '& > li + li': { mt: 1 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          typography: 'mono',
          overflowWrap: 'anywhere',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {/* On plain http the browser gives no clipboard: the file and the eye are left. */}
        {'clipboard' in navigator && (
          <Button variant="outlined" color="inherit" onClick={() => void copy()}>
            {sayBase(isCopied ? 'copied' : 'copy')}
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => download(new Blob([text], { type: 'text/plain' }), say('codes_file'))}
        >
          {say('save_codes')}
        </Button>
        <Box sx={{ flex: 1 }} />
        <Button variant="contained" onClick={onStored}>
          {saySecret('stored')}
        </Button>
      </Stack>
    </Stack>
  )
}
