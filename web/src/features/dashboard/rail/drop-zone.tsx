import { namedKinds } from '@alta/contract/document-kinds'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { navigate } from '../../../base/router/router.ts'
import { useRef, useState } from 'react'
import { setDroppedFiles } from '../../../base/reports/dropped-files.ts'
import { useTexts } from '../../../base/texts.tsx'
import { railTexts } from './rail.texts.ts'

/** Takes the files of a course, dropped or chosen, to the generate screen; that screen says what is wrong with it. */
export function DropZone() {
  const say = useTexts(railTexts)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    if (!files || files.length === 0) return
    setDroppedFiles([...files])
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
          take(event.dataTransfer.files)
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
        accept={namedKinds}
        multiple
        hidden
        onChange={(event) => take(event.target.files)}
      />
    </>
  )
}
