import type { ReportStrategy } from '@alta/contract/organisations'
import { type Phrase, texts } from '../phrases.ts'

/** What the strategies of reports are called. */
export const strategyTexts = texts('strategies', {
  extractive: { en: 'Extractive', es: 'Extractiva', ca: 'Extractiva' },
  guided: { en: 'Guided', es: 'Guiada', ca: 'Guiada' },
  single_pass: { en: 'Single pass', es: 'De una pasada', ca: 'D’una passada' },
} satisfies Record<ReportStrategy, Phrase>)
