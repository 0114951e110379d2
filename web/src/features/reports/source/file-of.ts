import { fileAt } from '@alta/clinical/document/course-files'
import type { DischargeReport } from '@alta/contract/reports'
import { useTexts } from '../../../base/texts.tsx'
import { evidenceTexts } from '../review/review.texts.ts'
import type { Lit } from './selection.ts'

type SourceFiles = Pick<DischargeReport['source'], 'filename' | 'files'>

/** The file that the passage on show stands in; of several files their number while none is shown. */
export const useFileOf = ({ filename, files }: SourceFiles, { shown }: Lit): string | null => {
  const say = useTexts(evidenceTexts)
  if (files.length === 0) return filename
  return shown === null ? say('files', { count: files.length }) : (fileAt(files, shown.start)?.filename ?? null)
}
