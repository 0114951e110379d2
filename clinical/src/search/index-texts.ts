import { chunksOf, headerMark } from './chunk.ts'
import { type IndexField, fullWeight, invert, type Inverted } from './inverted.ts'
import type { Chunk, SearchText } from './texts.ts'

/** Texts prepared for questions. Plain data that never changes. */
export interface SearchIndex {
  readonly texts: ReadonlyMap<string, SearchText>
  /** In the order of the texts and, within a text, of the source. */
  readonly chunks: readonly Chunk[]
  readonly inverted: Inverted
}

/** The weight of a header, beside `fullWeight`: where a passage stands tells less than its words. */
const headerWeight = 3

/** The words of a span of a text that the index holds; empty for any other text. */
export const quoteOf = (
  index: SearchIndex,
  { text_id, start, end }: Pick<Chunk, 'text_id' | 'start' | 'end'>,
): string => index.texts.get(text_id)?.text.slice(start, end) ?? ''

/**
 * Prepares texts for questions. `prepared` holds the chunks of texts by their id, where they are known already; other
 * texts are cut here. Time and memory grow with the length of the texts.
 */
export function indexTexts(
  texts: readonly SearchText[],
  prepared: ReadonlyMap<string, readonly Chunk[]> = new Map(),
): SearchIndex {
  const fields: IndexField[][] = []
  const chunks = texts.flatMap((text) => {
    const own = prepared.get(text.id) ?? chunksOf(text)
    for (const { header, start, end } of own) {
      fields.push([
        ...header.split(headerMark).map((part) => ({ text: part, weight: headerWeight })),
        { text: text.text.slice(start, end), weight: fullWeight },
      ])
    }
    return own
  })
  return { texts: new Map(texts.map((text) => [text.id, text])), chunks, inverted: invert(fields) }
}
