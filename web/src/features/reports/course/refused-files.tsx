import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTexts } from '../../../base/texts.tsx'
import { formTexts } from '../generate/form.texts.ts'
import { useSayWhy } from './say-why.ts'
import type { RefusedFile } from './use-course-reader.ts'

interface RefusedFilesProps {
  readonly refused: readonly RefusedFile[]
  readonly onForget: (key: number) => void
  /** Some of the files were taken. */
  readonly othersKept: boolean
}

/** The files that were not taken, each by its name with the reason; the others are there. */
export function RefusedFiles({ refused, onForget, othersKept }: RefusedFilesProps) {
  const say = useTexts(formTexts)
  const sayWhy = useSayWhy()
  return refused.map(({ key, filename, why }) => (
    <Alert key={key} severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }} onClose={() => onForget(key)}>
      <Box sx={{ fontWeight: 600 }}>{say('refused', { name: filename })}</Box>
      <Box>{sayWhy(why)}</Box>
      {othersKept && <Box>{say('others_kept')}</Box>}
    </Alert>
  ))
}
