import { diffWordsWithSpace } from 'diff'
import { countWords } from '@alta/clinical/text/count-words'

export interface Change {
  readonly kind: 'same' | 'insert' | 'remove'
  readonly text: string
}

export interface Changes {
  readonly parts: readonly Change[]
  /** In words. */
  readonly inserted: number
  readonly removed: number
}

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): Change['kind'] => {
  if (added) return 'insert'
  return removed ? 'remove' : 'same'
}

/** What differs between two texts, by words. */
export const changesOf = (before: string, after: string): Changes => {
  const parts = diffWordsWithSpace(before, after).map((part) => ({ kind: kindOf(part), text: part.value }))
  const count = (kind: Change['kind']) =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? countWords(part.text) : 0), 0)
  return { parts, inserted: count('insert'), removed: count('remove') }
}
