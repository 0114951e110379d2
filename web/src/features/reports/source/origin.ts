import { useTexts } from '../../../base/texts.tsx'
import type { ReportSentence } from './evidence.ts'
import { evidenceTexts } from '../review/review.texts.ts'

/** Whose words a sentence is, and from how many passages a model wrote it; null where no model had a part. */
export const useOrigin = (sentence: ReportSentence | undefined): string | null => {
  const say = useTexts(evidenceTexts)
  if (!sentence) return null
  const { writer, passages } = sentence
  if (writer === 'model') return say('origin_model', { count: passages.length })
  return writer === null ? null : say(`origin_${writer}`)
}
