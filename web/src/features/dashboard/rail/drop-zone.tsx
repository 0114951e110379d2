import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { navigate } from '../../../base/router/router.ts'
import { useRef, useState } from 'react'
import { handOver } from '../../../base/reports/handover.ts'
import { useTexts } from '../../../base/texts.tsx'
import { railTexts } from './rail.texts.ts'

/** Takes a course file, dropped or chosen, to the generate screen; that screen says what is wrong with it. */
export function DropZone() {
  const say = useTexts(railTexts)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (file: File | null | undefined) => {
    if (!file) return
    handOver(file)
    void navigate({ to: '/generate-discharge-report' })
  }
  return (
    <>
      <ButtonBase
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files.item(0))
        }}
        sx={{
          p: 2,
          gap: 1.75,
          justifyContent: 'flex-start',
          textAlign: 'left',
          border: 1,
          borderStyle: 'dashed',
          borderColor: over ? 'primary.main' : 'surface.control',
          bgcolor: over ? 'surface.accentSoft' : undefined,
          borderRadius: 1,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box
          sx={{
            width: 40,
            height: 40,
            borderRadius: 1,
            bgcolor: 'surface.accentSoft',
            color: 'primary.main',
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
          }}
        >
          <UploadFile />
        </Box>
        <Box>
          <Typography variant="h4" component="p">
            {say('drop_title')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {say('drop_text')}
          </Typography>
        </Box>
      </ButtonBase>
      <input
        ref={input}
        type="file"
        accept=".txt,.docx"
        hidden
        onChange={(event) => take(event.target.files?.item(0))}
      />
    </>
  )
}
