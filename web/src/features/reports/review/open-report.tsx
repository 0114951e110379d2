import type { DischargeReport } from '@alta/contract/reports'
import { use } from 'react'
import { hasUnsent } from '../correct/use-draft-autosave.ts'
import { loadMarkdownTools, hasWords } from '../correct/words-part.ts'
import { Generation } from '../generate/generation.tsx'
import { Review } from './review.tsx'

/** Shows a finished report; where a person has written in it, it first loads what reads their words. */
function Finished({ report }: { report: DischargeReport }) {
  const { corrected, draft, discharge_report_id } = report
  const isWritten = corrected !== null || draft !== null || hasUnsent(discharge_report_id)
  if (isWritten && !hasWords()) use(loadMarkdownTools())
  return <Review report={report} />
}

/** One report: as it is being made, and to be read when it is ready. */
export const OpenReport = ({ id }: { id: string }) => (
  <Generation id={id} fills>
    {(ready) => <Finished report={ready} />}
  </Generation>
)
