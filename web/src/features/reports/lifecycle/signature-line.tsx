import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DischargeReport } from '@alta/contract/reports'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { AnnulButton } from './annul-line.tsx'
import { signTexts } from './sign.texts.ts'

/** Who signed which version and when, with the digest of the text; and whether it has been corrected since. */
export function SignatureLine({ report }: { report: DischargeReport }) {
  const { state, signature } = report.review
  const say = useTexts(signTexts)
  const format = useFormatter()
  if (signature === null) return null
  const { version, revision, signed_by, signed_at, digest } = signature
  const when = format.dateTime(new Date(signed_at), { dateStyle: 'medium', timeStyle: 'short' })
  const who = { name: signed_by.name, when }
  return (
    <Box
      component="section"
      aria-label={say('signed')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        px: { xs: 2, sm: 2.5 },
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <span>
        {version === 'generated'
          ? say('signed_generated', who)
          : say('signed_corrected', { ...who, revision: String(revision) })}
      </span>
      {state === 'corrected' && (
        <Box component="span" sx={{ color: 'warning.main', fontWeight: 500 }}>
          {say('opened_again')}
        </Box>
      )}
      <span>
        {`${say('digest')} `}
        <Typography component="span" variant="mono" sx={{ overflowWrap: 'anywhere' }}>
          {digest}
        </Typography>
      </span>
      <AnnulButton report={report} />
    </Box>
  )
}
