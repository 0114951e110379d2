import type { ReportSpan } from '@alta/contract/report'
import type { Reading } from './reading.ts'
import type { Sentence } from './state.ts'

/** What a sentence in another language than its lines is worth: never more than `partial`. null: nothing speaks for it. */
export function translationOf(
  _reading: Reading,
  _text: string,
  _cited: readonly ReportSpan[],
): Pick<Sentence, 'support' | 'spans' | 'doubts'> | null {
  return null
}
