import Box from '@mui/material/Box'
import type { ReportSummary } from '@alta/contract/reports'
import { useTexts } from '../texts.tsx'
import { Mark } from '../ui/mark.tsx'
import { visuallyHidden } from '../ui/visually-hidden.ts'
import { toDecideTexts } from './to-decide.texts.ts'

const counts = [
  ['partial', 'decisions'],
  ['unused', 'unused_count'],
] as const

/** How many sentences of a report ask for a decision and how many facts were left out: marks with numbers. */
export function ToDecide({ report }: { report: ReportSummary }) {
  const say = useTexts(toDecideTexts)
  const says = say('says', { decisions: report.decisions, unused: report.unused_count })
  return (
    <Box
      component="span"
      title={says}
      sx={{ position: 'relative', display: 'inline-flex', gap: 1.25, verticalAlign: 'middle' }}
    >
      {counts.map(
        ([kind, field]) =>
          report[field] > 0 && (
            <Box
              component="span"
              key={kind}
              aria-hidden
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.primary' }}
            >
              <Mark kind={kind} />
              {report[field]}
            </Box>
          ),
      )}
      <Box component="span" sx={visuallyHidden}>
        {says}
      </Box>
    </Box>
  )
}
