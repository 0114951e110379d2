import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReportItem } from '@alta/contract/report'
import { useTexts } from '../../../base/texts.tsx'
import { Mark } from '../../../base/ui/mark.tsx'
import type { Doubt } from './evidence.ts'
import { reviewTexts } from './review.texts.ts'

const reasonOf = (doubt: Doubt, { flags }: ReportItem) => {
  if (flags.includes('allergy_match')) return 'why_allergy_match'
  if (doubt === 'partial' && flags.includes('implausible_value')) return 'why_implausible_value'
  if (doubt === 'partial' && flags.includes('date_ambiguous')) return 'why_date_ambiguous'
  return `why_${doubt}` as const
}

/** Under a marked sentence that is chosen: what is wrong with it, in one plain sentence. */
export function DoubtNote({ doubt, item }: { doubt: Doubt; item: ReportItem }) {
  const say = useTexts(reviewTexts)
  return (
    <Paper
      variant="outlined"
      role="note"
      sx={{ my: 1, px: 1.75, py: 1.25, borderColor: `evidence.${doubt}.main`, borderLeftWidth: 3, borderRadius: 1 }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Mark kind={doubt} />
        <Typography variant="h4" component="p">
          {say(doubt)}
        </Typography>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say(reasonOf(doubt, item))}
      </Typography>
    </Paper>
  )
}
