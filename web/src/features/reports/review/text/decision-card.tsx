import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReportItem } from '@alta/contract/report'
import { useTexts } from '../../../../base/texts.tsx'
import { Mark } from '../../../../base/ui/mark.tsx'
import { useDecide } from '../decide.ts'
import type { Doubt, ReportSentence } from '../evidence.ts'
import { keyTexts } from '../keys/keys.texts.ts'
import { reviewTexts } from '../review.texts.ts'

const reasonOf = (doubt: Doubt, { flags }: ReportItem) => {
  if (flags.includes('allergy_match')) return 'why_allergy_match'
  if (doubt === 'partial' && flags.includes('implausible_value')) return 'why_implausible_value'
  if (doubt === 'partial' && flags.includes('date_ambiguous')) return 'why_date_ambiguous'
  return `why_${doubt}` as const
}

/** Under a marked sentence that is chosen: what is wrong with it, in one plain sentence, and what to do about it. */
export function DecisionCard({ doubt, sentence }: { doubt: Doubt; sentence: ReportSentence }) {
  const say = useTexts(reviewTexts)
  const sayKey = useTexts(keyTexts)
  const decide = useDecide()
  const correct = decide?.correct
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={say(doubt)}
      sx={{ my: 1, px: 1.75, py: 1.25, borderColor: `evidence.${doubt}.main`, borderLeftWidth: 3, borderRadius: 1 }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Mark kind={doubt} />
        <Typography variant="h4" component="p">
          {say(doubt)}
        </Typography>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say(reasonOf(doubt, sentence.item))}
      </Typography>
      {decide && (
        <Stack direction="row" sx={{ gap: 1, mt: 1.25, flexWrap: 'wrap' }}>
          <Button size="small" variant="contained" startIcon={<Check />} onClick={() => decide.accept(sentence)}>
            {say('accept')}
            <Box
              component="span"
              aria-hidden
              sx={{ ml: 1, fontWeight: 500, typography: 'caption', display: { xs: 'none', md: 'inline' } }}
            >
              {sayKey('enter')}
            </Box>
          </Button>
          {correct && (
            <>
              <Button size="small" variant="outlined" color="inherit" onClick={() => correct.edit(sentence.section)}>
                {say('edit_section')}
              </Button>
              <Button
                size="small"
                color="inherit"
                sx={{ color: 'text.secondary' }}
                onClick={() => correct.remove(sentence)}
              >
                {say('remove')}
              </Button>
            </>
          )}
        </Stack>
      )}
    </Paper>
  )
}
