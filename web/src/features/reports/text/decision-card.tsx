import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReportItem } from '@alta/contract/report'
import { useTexts } from '../../../base/texts.tsx'
import { Mark } from '../../../base/ui/mark.tsx'
import { useDecide } from '../decisions/decide.ts'
import type { SentenceDoubt, ReportSentence } from '../source/evidence.ts'
import { keyTexts } from '../../../base/keys/keys.texts.ts'
import { decisionTexts } from '../review/review.texts.ts'
import type { Differing } from './differing.ts'
import { useOrigin } from '../source/origin.ts'

const reasonOf = (doubt: SentenceDoubt, { flags, support }: ReportItem) => {
  if (flags.includes('allergy_match')) return 'allergy_match'
  if (doubt === 'partial' && flags.includes('implausible_value')) return 'implausible_value'
  if (doubt === 'partial' && flags.includes('date_ambiguous')) return 'date_ambiguous'
  return doubt === 'conflicting' && support === 'conflicting' ? 'otherwise' : doubt
}

/** The two values stand in bold where the sentence names their places. */
function BothSides({ text, differing }: { text: string; differing: Differing }) {
  const values: Readonly<Record<string, string>> = {
    '{reported}': differing.reported,
    '{opposing}': differing.opposing,
  }
  return text.split(/(\{reported\}|\{opposing\})/).map((part, index) =>
    values[part] === undefined ? (
      part
    ) : (
      <Box component="strong" key={index} sx={{ color: 'text.primary', fontWeight: 600 }}>
        {values[part]}
      </Box>
    ),
  )
}

function Why({ doubt, sentence }: { doubt: SentenceDoubt; sentence: ReportSentence }) {
  const say = useTexts(decisionTexts)
  const reason = reasonOf(doubt, sentence.item)
  const differing = useDecide()?.differing(sentence) ?? null
  const both = { reported: '{reported}', opposing: '{opposing}' }
  if (differing && (reason === 'conflicting' || reason === 'otherwise' || reason === 'allergy_match'))
    return <BothSides text={say(`both_${reason}`, both)} differing={differing} />
  return say(`why_${reason}`)
}

/**
 * The card under a chosen sentence with a doubt: one plain sentence says what is wrong, and buttons offer what to do.
 */
export function DecisionCard({ doubt, sentence }: { doubt: SentenceDoubt; sentence: ReportSentence }) {
  const say = useTexts(decisionTexts)
  const sayKey = useTexts(keyTexts)
  const acts = useDecide()?.acts
  const title = say(`title_${reasonOf(doubt, sentence.item)}`)
  const origin = useOrigin(sentence)
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ my: 1, px: 1.75, py: 1.25, borderColor: `evidence.${doubt}.main`, borderLeftWidth: 3, borderRadius: 1 }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 0.5 }}>
        <Mark kind={doubt} />
        <Typography variant="h4" component="p">
          {title}
        </Typography>
        {origin !== null && (
          <Typography variant="caption" sx={{ flex: 1, textAlign: 'right', color: 'text.secondary' }}>
            {origin}
          </Typography>
        )}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Why doubt={doubt} sentence={sentence} />
      </Typography>
      {acts && (
        <Stack direction="row" sx={{ gap: 1, mt: 1.25, flexWrap: 'wrap' }}>
          <Button size="small" variant="contained" startIcon={<Check />} onClick={() => acts.accept(sentence)}>
            {say('accept')}
            <Box
              component="span"
              aria-hidden
              sx={{ ml: 1, fontWeight: 500, typography: 'caption', display: { xs: 'none', md: 'inline' } }}
            >
              {sayKey('enter')}
            </Box>
          </Button>
          <Button size="small" variant="outlined" color="inherit" onClick={() => acts.edit(sentence.section)}>
            {say('edit_section')}
          </Button>
          <Button size="small" color="inherit" sx={{ color: 'text.secondary' }} onClick={() => acts.remove(sentence)}>
            {say('remove')}
          </Button>
        </Stack>
      )}
    </Paper>
  )
}
