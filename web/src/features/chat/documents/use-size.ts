import { useFormatter } from 'use-intl'
import { useTexts } from '../../../base/texts.tsx'
import { documentTexts } from './documents.texts.ts'

/** A size in kB or MB, as people say it. */
export function useSize() {
  const say = useTexts(documentTexts)
  const format = useFormatter()
  return (bytes: number) =>
    bytes < 1024 * 1024
      ? say('kilobytes', { size: format.number(Math.ceil(bytes / 1024)) })
      : say('megabytes', { size: format.number(bytes / (1024 * 1024), { maximumFractionDigits: 1 }) })
}
