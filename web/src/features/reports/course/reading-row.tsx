import Close from '@mui/icons-material/Close'
import Description from '@mui/icons-material/DescriptionOutlined'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../../base/texts.tsx'
import { Tool } from '../../../base/ui/tool.tsx'
import { formTexts } from '../generate/form.texts.ts'
import type { FileInHand } from './use-course-reader.ts'

interface ReadingRowProps {
  readonly reading: FileInHand
  readonly onCancel: () => void
}

/** A file that is being read, of a scan how many of its pages are. */
export function ReadingRow({ reading: { name, progress }, onCancel }: ReadingRowProps) {
  const say = useTexts(formTexts)
  const pages = progress && say('pages_read', { ...progress })
  return (
    <Stack direction="row" sx={{ p: 1.25, alignItems: 'center', gap: 0.5 }}>
      <Description sx={{ color: 'text.secondary', mr: 0.75 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" noWrap title={name}>
          {name}
        </Typography>
        <LinearProgress
          aria-label={say('reading', { name })}
          {...(pages !== null && { 'aria-valuetext': pages })}
          {...(progress && { variant: 'determinate', value: (progress.read / Math.max(1, progress.pages)) * 100 })}
          sx={{ my: 0.5 }}
        />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {pages ?? say('being_read')}
        </Typography>
      </Box>
      <Tool icon={<Close />} label={say('cancel_reading', { name })} onClick={onCancel} />
    </Stack>
  )
}
