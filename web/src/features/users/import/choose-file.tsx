import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { limits } from '@alta/contract/limits'
import { importColumns } from '@alta/contract/users'
import { useDropzone } from 'react-dropzone'
import { useFormatter } from 'use-intl'
import { download } from '../../../base/download.ts'
import { useTexts } from '../../../base/texts.tsx'
import { csvFile } from './csv.ts'
import { importTexts } from './import.texts.ts'
import type { ImportStep } from './use-import.ts'

const size = limits.import_file_bytes / 1024 / 1024

interface ChooseFileProps {
  readonly step: Extract<ImportStep, { at: 'choosing' }>
  readonly onChoose: (file: File) => void
}

/** Where the file comes in, what it must hold, and why the last one could not be taken. */
export function ChooseFile({ step, onChoose }: ChooseFileProps) {
  const say = useTexts(importTexts)
  const format = useFormatter()
  const most = format.number(limits.import_rows)
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    // What a browser calls a CSV file differs; the name decides.
    onDrop: ([file], rejected) => {
      const chosen = file ?? rejected[0]?.file
      if (chosen) onChoose(chosen)
    },
  })
  const wrong = ({ why, rows }: NonNullable<typeof step.fault>) => {
    if (why === 'too_big') return say(why, { size })
    return why === 'too_many' ? say(why, { most, rows: format.number(rows) }) : say(why)
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{say('intro')}</Typography>
      {step.fault && <Alert severity="error">{wrong(step.fault)}</Alert>}
      <Box
        {...getRootProps()}
        sx={{
          border: 1,
          borderStyle: 'dashed',
          borderColor: isDragActive ? 'primary.main' : 'surface.control',
          bgcolor: isDragActive ? 'surface.accentSoft' : undefined,
          borderRadius: 1,
          p: 3,
          textAlign: 'center',
        }}
      >
        <input {...getInputProps({ 'aria-label': say('choose') })} />
        <Typography sx={{ mb: 1 }}>{say('drop')}</Typography>
        <Button variant="outlined" onClick={open}>
          {say('choose')}
        </Button>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          {say('limits', { size, rows: most })}
        </Typography>
      </Box>
      <Box>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
          {say('columns')}
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.25 }}>
          {importColumns.map((column) => (
            <Box key={column} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="mono">
                {column}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
                {say(`${column}_help`)}
              </Typography>
            </Box>
          ))}
        </Box>
        <Button
          size="small"
          sx={{ ml: -1.25, mt: 0.5 }}
          onClick={() => download(csvFile([importColumns]), say('template_file'))}
        >
          {say('template')}
        </Button>
      </Box>
    </Stack>
  )
}
