import Alert from '@mui/material/Alert'
import type { ChatSession } from '@alta/contract/chat'
import { useTexts } from '../../../base/texts.tsx'
import { liveTexts } from './live.texts.ts'

/** What whoever asks here should know of the texts that are asked about; it stops nobody. */
export function SessionNotices({ session }: { session: ChatSession }) {
  const say = useTexts(liveTexts)
  const { rag_strategy, patients, discharge_reports } = session
  const annulled = discharge_reports.filter(({ review_state }) => review_state === 'annulled')
  const notices = [
    ...(rag_strategy === 'none' ? [say('not_grounded')] : []),
    ...(patients.length > 0
      ? [say('several_patients', { names: listOf(patients.map(({ name, record_number }) => name ?? record_number)) })]
      : []),
    ...(annulled.length > 0 ? [say('annulled_reports', { names: listOf(annulled.map(({ title }) => title)) })] : []),
  ]
  return notices.map((notice) => (
    <Alert key={notice} severity="warning" sx={{ flex: 'none', borderRadius: 0, px: { xs: 2, sm: 3 } }}>
      {notice}
    </Alert>
  ))
}

const listOf = (names: readonly (string | null)[]): string => names.filter((name) => name !== null).join(' · ')
